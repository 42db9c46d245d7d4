import { describe, expect, it } from 'vitest';
import { ERROR_TEXT, isWeakPassword, SERVER_PASSWORD_MIN_LENGTH, SIGN_UP_PASSWORD_MIN_LENGTH } from '../index.ts';

const COMMON = new Set(['password1', 'letmein123']);
const isWeak = (password: string, email = 'mara.lind@example.org') => isWeakPassword({ email, password }, COMMON);

describe('the two minimum lengths', () => {
  it('[RD-01] are 6 in the form and 8 at the server', () => {
    expect({ form: SIGN_UP_PASSWORD_MIN_LENGTH, server: SERVER_PASSWORD_MIN_LENGTH }).toEqual({ form: 6, server: 8 });
  });

  it('[RD-01] are told in two sentences', () => {
    expect(ERROR_TEXT['sign-up/password-too-short']).toBe('Password must be at least 6 characters');
    expect(ERROR_TEXT['auth/weak-password']).toBe('Password is too weak');
  });
});

describe('a password that the server calls weak', () => {
  it.each([
    { why: 'too short', password: 'qT7#vbn' },
    { why: 'common', password: 'letmein123' },
    { why: 'common, in other letters', password: 'LetMeIn123' },
    { why: 'made of the e-mail name', password: 'mara.lind77' },
    { why: 'hiding the e-mail name in capitals', password: 'xxMARA.LINDxx' },
  ])('[RD-01] is one that is $why', ({ password }) => {
    expect(isWeak(password)).toBe(true);
  });

  it('[RD-01] is none of eight characters that is neither common nor the e-mail name', () => {
    expect(isWeak('qT7#vbnw')).toBe(false);
    expect(isWeak('example.org')).toBe(false);
  });

  it('[RD-01] passes the form and fails the server at six and at seven characters', () => {
    for (const password of ['qT7#vb', 'qT7#vbn']) {
      expect(password.length).toBeGreaterThanOrEqual(SIGN_UP_PASSWORD_MIN_LENGTH);
      expect(isWeak(password)).toBe(true);
    }
  });

  it('is not every password where the address has no name', () => {
    expect(isWeak('qT7#vbnw', '@example.org')).toBe(false);
    expect(isWeak('qT7#vbnw', '')).toBe(false);
  });
});
