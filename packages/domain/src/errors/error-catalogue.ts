import { PRODUCT_NAME } from '../product/product.ts';
import { MOST_QUERY_CHARACTERS } from '../suggestion/query-length.ts';

/** Every sentence that tells a person what went wrong. Code branches on the code; only this file knows the words. */
export const ERROR_TEXT = {
  'suggestion/invalid-frequency-values': 'Invalid frequency values in response',
  'suggestion/invalid-frequency-relationship': 'Invalid frequency relationship',
  'suggestion/failed': 'Failed to get AI suggestion',
  'suggestion/too-long': `That is more than ${MOST_QUERY_CHARACTERS} characters. Say it a little shorter.`,
  'chat/failed': 'I encountered an error. Please try again or check your API key configuration.',
  'chat/api-key-required': 'API Key Required',
  'article/failed': 'Failed to generate content',
  'article/site-key-refused': 'This page is out of date. Reload it to get new articles.',

  'request/invalid': 'Something in this request is not right. Check it and try again.',
  'request/not-found': 'There is nothing at this address.',
  'request/too-large': 'This is too large to send.',
  'request/too-many': 'Too many tries. Wait a little and try again.',
  'request/too-slow': 'This took too long. Try again.',
  'request/foreign-origin': 'This request came from another site.',
  'server/failed': 'Something went wrong on our side. Try again in a moment.',
  'server/unavailable': 'The server is not ready. Try again in a moment.',
  'server/unreachable': 'The server cannot be reached. Check your connection, then try again.',

  'referral/check-failed': 'Failed to validate code',
  'referral/unknown': 'This code is not valid',
  'referral/own-code': 'You cannot use your own code',

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

  'auth/sign-in-required': 'Sign in to do this',
  'auth/wrong-credentials': 'Email or password is wrong',
  'auth/email-not-verified': 'Confirm your email first: we sent you a link',
  'auth/provider-email-not-verified':
    'That account has no confirmed email. Confirm it there, or sign up with email here',
  'auth/link-expired': 'This link has expired or was used already. Ask for a new one',
  'auth/interrupted': 'Sign-in was interrupted. Start it again',
  'auth/not-yours': 'This belongs to another account',
  'account/other-email': 'This is not the email of this account',
  'connect/code-refused': 'This sign-in code has expired or was used already. Start again from the app',
  'device/waiting': 'Waiting for you to approve this device',
  'device/slow-down': 'Asked too often. Wait a little longer between tries',
  'device/denied': 'This device was not approved',
  'device/code-expired': 'This code has expired. Start again from the app',

  'sign-in/took-too-long': 'The browser did not come back in time. Sign in again',
  'sign-in/no-browser': 'No browser could be opened. Type a code instead',
  'browser/not-opened': 'No browser could be opened. Open the page yourself, at your account on the site',
  'session/not-kept': 'This computer has no keychain that could keep your sign-in, so it lasts until you quit the app',
  'session/unreadable':
    'The keychain of this computer could not be opened. Unlock it and restart the app, or sign in again',
  'session/ended': 'You were signed out elsewhere. Sign in again',
  'session/not-ended':
    'You are signed out here. The server could not be told: end this session under Account on the site',
  'session/not-forgotten':
    'You are signed out, but the keychain could not be emptied. Remove the entry of this app there',

  'download/no-release': 'This version is not out yet. Leave your email and we will send you the link',
  'mail/unsubscribe-refused': 'This unsubscribe link is not complete. Use the one in the latest mail',

  'subscription/none': 'This account has no subscription',
  'subscription/already-active': 'This account already has a subscription',
  'subscription/refund-over': 'The 7 days for a refund are over. You can still cancel',
  'subscription/nothing-charged': 'Nothing has been charged yet. You can cancel instead',
  'payment/unavailable': 'The payment service did not answer. Nothing was charged. Try again in a moment',

  'minutes/unknown-lease': 'These minutes were never given out',
  'minutes/device-used': 'The free minutes of this device are used by another account today',

  'form/invalid-email': 'Please enter a valid email address',

  'preset/not-kept': 'Your browser could not keep this preset, so it goes when you leave: copy a link to keep it.',
  'preset/name-empty': 'Give this preset a name, then save it again.',
  'preset/name-too-long': 'This name is too long: shorten it and save it again.',
  'preset/name-taken': 'Another preset has this name already: choose a different one.',
  'preset/too-many': 'There is no room for another preset: delete one that you no longer use, then save it again.',
  'demo/not-loaded': 'It could not be fetched. Check your connection, then load this page again.',
  'link/unreadable': 'This link could not be read: ask whoever sent it to copy it again.',
  'link/from-newer-version': `This link was made by a newer ${PRODUCT_NAME}: reload the page, then open the link again.`,

  'practice/editor-not-loaded':
    'The editor did not load. Check your connection and try again. If it still does not come, reload the page.',
  'practice/code-too-slow': 'Your code took too long and was stopped. Look for a loop that never ends.',
  'practice/code-not-run': 'Your code could not be run. Check your connection, then press Run again.',
  'practice/film-not-played': 'The film cannot be played here.',

  'light/unavailable': 'Light is not available in this browser. Sound still works.',
  'settings/unreadable': `Your saved settings could not be read, so ${PRODUCT_NAME} starts with its defaults.`,
  'settings/from-newer-version': `Your settings were saved by a newer ${PRODUCT_NAME}. Update this copy to use them.`,
} as const satisfies Record<string, string>;

export type ErrorCode = keyof typeof ERROR_TEXT;

/** The label above the sentence in a chat bubble. */
export const ERROR_LABEL = 'Error';
