import { describe, expect, it } from 'vitest';
import { addressReader, limitedAs } from './client-address.ts';

describe('the address of a caller', () => {
  const read = addressReader(['10.0.0.0/8', '192.168.1.1', 'fd00::/8']);

  it.each([
    ['the socket, when no proxy of ours is there', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['what our proxy saw', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    [
      'the last that is not ours, whatever a caller wrote before it',
      '10.1.2.3',
      '1.1.1.1, 198.51.100.1, 192.168.1.1',
      '198.51.100.1',
    ],
    ['the proxy, when the header is nonsense', '10.1.2.3', 'unknown', '10.1.2.3'],
    ['the proxy, when everybody in the header is ours', '10.1.2.3', '10.9.9.9', '10.1.2.3'],
    ['an IPv4 caller on an IPv6 socket', '::ffff:203.0.113.5', undefined, '203.0.113.5'],
    ['what our proxy saw, over IPv6', 'fd00::1', '2001:db8::7', '2001:db8::7'],
  ])('threat 8: is %s', (_, peer, forwarded, address) => {
    expect(read({ peer, forwarded })).toBe(address);
  });

  it('refuses to start with a proxy that is no address', () => {
    expect(() => addressReader(['proxy.example'])).toThrow(/TRUSTED_PROXIES/);
  });

  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('threat 8: %s is counted as %s', (address, counted) => {
    expect(limitedAs(address)).toBe(counted);
  });
});
