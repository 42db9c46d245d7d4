import { describe, expect, it } from 'vitest';
import { ERROR_LABEL, ERROR_TEXT } from '../index.ts';

describe('the catalogue', () => {
  it.each([
    ['suggestion/invalid-frequency-values', 'Invalid frequency values in response'],
    ['suggestion/invalid-frequency-relationship', 'Invalid frequency relationship'],
    ['suggestion/failed', 'Failed to get AI suggestion'],
    ['chat/failed', 'I encountered an error. Please try again or check your API key configuration.'],
    ['chat/api-key-required', 'API Key Required'],
    ['article/failed', 'Failed to generate content'],
    ['referral/check-failed', 'Failed to validate code'],
    ['sign-up/passwords-differ', 'Passwords do not match'],
    ['sign-up/password-too-short', 'Password must be at least 6 characters'],
    ['auth/popup-closed-by-user', 'Sign-up cancelled'],
    [
      'auth/account-exists-with-different-credential',
      'An account already exists with this email using a different sign-in method',
    ],
    ['auth/email-already-in-use', 'An account with this email already exists'],
    ['auth/invalid-email', 'Invalid email address'],
    ['auth/weak-password', 'Password is too weak'],
    ['auth/google-failed', 'Failed to sign up with Google'],
    ['auth/microsoft-failed', 'Failed to sign up with Microsoft'],
    ['auth/email-failed', 'Failed to create account'],
    ['form/invalid-email', 'Please enter a valid email address'],
  ] as const)('says for %s, to the letter: %s', (code, text) => {
    expect(ERROR_TEXT[code]).toBe(text);
  });

  it('labels a failure Error', () => {
    expect(ERROR_LABEL).toBe('Error');
  });

  it.each(Object.entries(ERROR_TEXT))('has words for %s, without blanks around them', (_, text) => {
    expect(text).toMatch(/^\S.*\S$/);
  });
});
