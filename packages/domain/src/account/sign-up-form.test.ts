import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_SIGN_UP_FORM,
  ERROR_TEXT,
  pathAfterSignUp,
  type SignUpForm,
  type SignUpStatus,
  signUpProblem,
  submitSignUp,
} from '../index.ts';

const IDLE: SignUpStatus = { is: 'idle' };
const form = (password: string, confirmPassword = password): SignUpForm => ({
  ...EMPTY_SIGN_UP_FORM,
  email: 'mara@example.org',
  password,
  confirmPassword,
});

function shownProblem(filled: SignUpForm): string | undefined {
  const code = signUpProblem(filled);
  return code === undefined ? undefined : ERROR_TEXT[code];
}

describe('the form', () => {
  it('[SIGN-15] holds an address, a password, its repetition and a referral code', () => {
    expect(Object.keys(EMPTY_SIGN_UP_FORM)).toEqual(['email', 'password', 'confirmPassword', 'referralCode']);
  });
});

describe('the password checks', () => {
  it.each([
    ['secret-1', 'secret-2'],
    ['secret-1', 'Secret-1'],
    ['secret-1', 'secret-1 '],
    ['secret-1', ''],
  ])('[SIGN-16] refuse %j repeated as %j', (password, confirmPassword) => {
    expect(shownProblem(form(password, confirmPassword))).toBe('Passwords do not match');
  });

  it.each(['', 'a', 'abcde'])('[SIGN-17] [RD-01] refuse %j as shorter than six', (password) => {
    expect(shownProblem(form(password))).toBe('Password must be at least 6 characters');
  });

  it.each(['abcdef', 'abcdefg', ' '.repeat(6)])('[SIGN-18] let %j pass', (password) => {
    expect(shownProblem(form(password))).toBeUndefined();
  });

  it('[RD-27] look at the match before the length, and tell one thing', () => {
    expect(shownProblem(form('abc', 'abd'))).toBe('Passwords do not match');
    expect(shownProblem(form('abc', 'abc'))).toBe('Password must be at least 6 characters');
  });
});

describe('submitting', () => {
  it('[SIGN-20] leads from idle to submitting', () => {
    expect(submitSignUp(IDLE, form('abcdef'))).toEqual({ is: 'submitting' });
  });

  it('[SIGN-19] never begins for a form with a problem', () => {
    const anyForm = fc.record({ password: fc.string(), confirmPassword: fc.string() });
    fc.assert(
      fc.property(anyForm, ({ password, confirmPassword }) => {
        const filled = form(password, confirmPassword);
        const code = signUpProblem(filled);
        expect(submitSignUp(IDLE, filled)).toEqual(code === undefined ? { is: 'submitting' } : { is: 'refused', code });
      }),
    );
  });

  it('goes on from a refusal once the form is mended', () => {
    const refused = submitSignUp(IDLE, form('abc'));
    expect(refused).toEqual({ is: 'refused', code: 'sign-up/password-too-short' });
    expect(submitSignUp(refused, form('abcdef'))).toEqual({ is: 'submitting' });
  });

  it('is not disturbed by a second press, whatever the form says by then', () => {
    const submitting: SignUpStatus = { is: 'submitting' };
    expect(submitSignUp(submitting, form('abc', 'abd'))).toBe(submitting);
  });
});

describe('the way on', () => {
  it('[SIGN-25] [RD-25] names the referral after a sign-up with a validated code', () => {
    expect(pathAfterSignUp('FRIEND42')).toBe('/download?signup=true&hasReferral=true');
  });

  it('[SIGN-26] [RD-25] denies it after a sign-up without one', () => {
    expect(pathAfterSignUp(null)).toBe('/download?signup=true&hasReferral=false');
  });
});
