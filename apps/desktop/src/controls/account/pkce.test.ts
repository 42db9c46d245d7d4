import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64Url } from './base64url.ts';
import { deviceNameOf } from './device-name.ts';
import { challengeOf, newSecret } from './pkce.ts';

describe('a verifier', () => {
  it('has 32 bytes of chance, and is never the same', () => {
    const made = Array.from({ length: 100 }, newSecret);
    for (const secret of made) expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(new Set(made).size).toBe(100);
  });

  it('has the challenge of RFC 7636, appendix B', async () => {
    expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });
});

describe('bytes as text', () => {
  it('come back, in either alphabet', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    expect(fromBase64(toBase64Url(bytes))).toEqual(bytes);
    expect(fromBase64('+/8=')).toEqual(fromBase64('-_8'));
  });

  it('are nothing where the text is none', () => {
    expect(fromBase64('no bytes!')).toBeUndefined();
  });
});

describe('the name of a computer', () => {
  it.each([
    ['adas-desk', 'adas-desk'],
    ['Adas-MacBook.local', 'Adas-MacBook'],
    [' a\r\nb\u0000 ', 'ab'],
    ['', 'A computer'],
    ['x'.repeat(300), 'x'.repeat(100)],
  ])('%j is shown as %j', (computerName, shown) => {
    expect(deviceNameOf(computerName)).toBe(shown);
  });
});
