import { PRODUCT_NAME, SERVER_PASSWORD_MIN_LENGTH } from '@vayl/domain';

/** Words that every page with a way in shares. */
export const IDENTITY = {
  needsScript: 'This form needs JavaScript. Switch it on for this site, and it works.',
  popupBlocked: 'Your browser did not open the window. Allow pop-ups for this site and try again.',
  providers: {
    google: { signUp: 'Sign up with Google', signIn: 'Sign in with Google', busy: 'Waiting for Google...' },
    microsoft: { signUp: 'Sign up with Microsoft', signIn: 'Sign in with Microsoft', busy: 'Waiting for Microsoft...' },
  },
  fields: {
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
    /** The form asks for less (RD-01), but only this is sure to be taken. */
    passwordHint: `${SERVER_PASSWORD_MIN_LENGTH} characters or more. Not your email name, not a common word.`,
  },
  or: 'or',
  signIn: { submit: 'Sign in', busy: 'Signing in...', forgot: 'Forgot your password?', noAccount: 'New here?' },
  signUpLink: 'Make an account',
  signInLink: 'Sign in',
  asking: 'Looking up your account...',
  failedTitle: 'No answer',
  again: 'Try again',
  signedInAs: 'Signed in as',
  otherAccount: 'Use another account',
  rulerLabel: `The scale of ${PRODUCT_NAME}, from 0.1 to 100 hertz`,
} as const;
