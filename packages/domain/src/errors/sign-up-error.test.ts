import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SignUpMethod, signUpErrorText } from '../index.ts';

const DIFFERENT_CREDENTIAL = 'An account already exists with this email using a different sign-in method';

describe('a sign-up that fails', () => {
  it.each([
    { id: 'ERR-16', method: 'google', code: 'auth/popup-closed-by-user', text: 'Sign-up cancelled' },
    { id: 'ERR-17', method: 'microsoft', code: 'auth/popup-closed-by-user', text: 'Sign-up cancelled' },
    {
      id: 'ERR-18',
      method: 'google',
      code: 'auth/account-exists-with-different-credential',
      text: DIFFERENT_CREDENTIAL,
    },
    {
      id: 'ERR-18',
      method: 'microsoft',
      code: 'auth/account-exists-with-different-credential',
      text: DIFFERENT_CREDENTIAL,
    },
    {
      id: 'ERR-23',
      method: 'email',
      code: 'auth/email-already-in-use',
      text: 'An account with this email already exists',
    },
    { id: 'ERR-24', method: 'email', code: 'auth/invalid-email', text: 'Invalid email address' },
    { id: 'ERR-25', method: 'email', code: 'auth/weak-password', text: 'Password is too weak' },
  ] as const)('[$id] by $method with $code says: $text', ({ method, code, text }) => {
    expect(signUpErrorText(method, { code })).toBe(text);
    expect(signUpErrorText(method, { code, message: 'Something else entirely' })).toBe(text);
  });

  it.each(['google', 'microsoft'] as const)(
    '[RD-79] has a code for a closed popup and another credential: %s',
    (method) => {
      const said = ['auth/popup-closed-by-user', 'auth/account-exists-with-different-credential'].map((code) =>
        signUpErrorText(method, { code, message: 'unused' }),
      );
      expect(said).toEqual(['Sign-up cancelled', DIFFERENT_CREDENTIAL]);
    },
  );

  it.each([
    { id: 'ERR-19', method: 'google' },
    { id: 'ERR-21', method: 'microsoft' },
    { id: 'ERR-26', method: 'email' },
  ] as const)("[$id] by $method in any other way says that error's message", ({ method }) => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.constantFrom(undefined, 'auth/unknown', ''), (message, code) => {
        expect(signUpErrorText(method, { code, message })).toBe(message);
      }),
    );
  });

  it.each([
    { id: 'ERR-20', method: 'google', text: 'Failed to sign up with Google' },
    { id: 'ERR-22', method: 'microsoft', text: 'Failed to sign up with Microsoft' },
    { id: 'ERR-27', method: 'email', text: 'Failed to create account' },
  ] as const)('[$id] by $method without a message says: $text', ({ method, text }) => {
    for (const error of [{}, { message: '' }, { message: undefined }, { code: 'auth/unknown' }]) {
      expect(signUpErrorText(method, error)).toBe(text);
    }
  });

  it.each<{ method: SignUpMethod; code: string }>([
    { method: 'email', code: 'auth/popup-closed-by-user' },
    { method: 'google', code: 'auth/weak-password' },
    { method: 'microsoft', code: 'auth/email-already-in-use' },
  ])('by $method with a code of another method, $code, is any other error', ({ method, code }) => {
    expect(signUpErrorText(method, { code, message: 'Their words' })).toBe('Their words');
  });

  it.each(['constructor', 'toString', '__proto__', 'form/invalid-email'])(
    'with a code that is no identity code, %s, is any other error',
    (code) => {
      expect(signUpErrorText('email', { code })).toBe('Failed to create account');
    },
  );
});
