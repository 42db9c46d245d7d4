import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signedAnew, signedToken } from './signed-cookie.ts';

const NAME = 'vayl.session_token';
const [OLD, NEW, FOREIGN] = ['the old secret', 'the new secret', 'somebody else'] as const;

const cookie = (secret: string) =>
  `other=1; ${NAME}=${encodeURIComponent(`token.${createHmac('sha256', secret).update('token').digest('base64')}`)}; last=2`;

describe('a session cookie, while the secret is changed', () => {
  it.each([
    { step: 'before', secrets: [OLD] as const, believed: [OLD] },
    { step: 'once every server knows the next', secrets: [OLD, NEW] as const, believed: [OLD, NEW] },
    { step: 'once the next one signs', secrets: [NEW, OLD] as const, believed: [NEW, OLD] },
    { step: 'afterwards', secrets: [NEW] as const, believed: [NEW] },
  ])('$step counts if a secret that is believed signed it', ({ secrets, believed }) => {
    for (const secret of [OLD, NEW, FOREIGN]) {
      const isBelieved = believed.some((one) => one === secret);
      expect(signedToken(cookie(secret), NAME, secrets)).toBe(isBelieved ? 'token' : undefined);
    }
  });

  it('is handed on as if the current secret had signed it, and one of a stranger as it came', () => {
    expect(signedAnew(cookie(OLD), NAME, [NEW, OLD])).toBe(cookie(NEW));
    expect(signedAnew(cookie(NEW), NAME, [NEW, OLD])).toBe(cookie(NEW));
    expect(signedAnew(cookie(FOREIGN), NAME, [NEW, OLD])).toBe(cookie(FOREIGN));
    expect(signedAnew('other=1', NAME, [NEW, OLD])).toBe('other=1');
  });
});
