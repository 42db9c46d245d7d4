import { PRODUCT_NAME } from '../product/product.ts';

/** Every sentence that tells a person what went wrong. Code branches on the code; only this file knows the words. */
export const ERROR_TEXT = {
  'suggestion/invalid-frequency-values': 'Invalid frequency values in response',
  'suggestion/invalid-frequency-relationship': 'Invalid frequency relationship',
  'suggestion/failed': 'Failed to get AI suggestion',
  'chat/failed': 'I encountered an error. Please try again or check your API key configuration.',
  'chat/api-key-required': 'API Key Required',
  'article/failed': 'Failed to generate content',

  'referral/check-failed': 'Failed to validate code',

  'sign-up/passwords-differ': 'Passwords do not match',
  'sign-up/password-too-short': 'Password must be at least 6 characters',
  'auth/popup-closed-by-user': 'Sign-up cancelled',
  'auth/account-exists-with-different-credential':
    'An account already exists with this email using a different sign-in method',
  'auth/email-already-in-use': 'An account with this email already exists',
  'auth/invalid-email': 'Invalid email address',
  'auth/weak-password': 'Password is too weak',
  'auth/google-failed': 'Failed to sign up with Google',
  'auth/microsoft-failed': 'Failed to sign up with Microsoft',
  'auth/email-failed': 'Failed to create account',

  'form/invalid-email': 'Please enter a valid email address',

  'light/unavailable': 'Light is not available in this browser. Sound still works.',
  'settings/unreadable': `Your saved settings could not be read, so ${PRODUCT_NAME} starts with its defaults.`,
  'settings/from-newer-version': `Your settings were saved by a newer ${PRODUCT_NAME}. Update this copy to use them.`,
} as const satisfies Record<string, string>;

export type ErrorCode = keyof typeof ERROR_TEXT;

/** The label above the sentence in a chat bubble. */
export const ERROR_LABEL = 'Error';
