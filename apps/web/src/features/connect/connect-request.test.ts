import { describe, expect, it } from 'vitest';
import { appAddress, readConnectRequest, successPath } from './connect-request.ts';

const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const read = (query: Record<string, string>) => readConnectRequest(new URLSearchParams(query));

describe('what the app asks for', () => {
  it('is read from the address', () => {
    expect(read({ challenge: CHALLENGE, device: 'Ada’s MacBook', state: 'a-b_c' })).toEqual({
      challenge: CHALLENGE,
      deviceName: 'Ada’s MacBook',
      state: 'a-b_c',
    });
  });

  it.each([
    ['without a challenge', { device: 'Desk' }],
    ['with one that is none', { challenge: `${CHALLENGE}=`, device: 'Desk' }],
    ['without a name', { challenge: CHALLENGE }],
    ['with an empty name', { challenge: CHALLENGE, device: ' \n ' }],
  ])('is nothing %s', (_, query) => {
    expect(read(query)).toBeUndefined();
  });

  it('has a name of one line that the server takes, and a state that cannot carry anything else', () => {
    const request = read({ challenge: CHALLENGE, device: `a\r\n${'b'.repeat(200)}`, state: 'x&code=y' });
    expect(request?.deviceName).toBe(`a${'b'.repeat(99)}`);
    expect(request?.state).toBeUndefined();
  });
});

describe('the way back', () => {
  it('carries the code and the state to the app, and the state alone to the page', () => {
    const request = { challenge: CHALLENGE, deviceName: 'Desk', state: 's' };
    expect(appAddress('c+/d', request)).toBe('vayl://connect?code=c%2B%2Fd&state=s');
    expect(successPath(request)).toBe('/auth/success?state=s');
  });

  it('carries no state where there was none', () => {
    const request = { challenge: CHALLENGE, deviceName: 'Desk', state: undefined };
    expect(appAddress('c', request)).toBe('vayl://connect?code=c');
    expect(successPath(request)).toBe('/auth/success');
  });
});
