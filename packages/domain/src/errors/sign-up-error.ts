import { ERROR_TEXT, type ErrorCode } from './error-catalogue.ts';

export type SignUpMethod = 'google' | 'microsoft' | 'email';

/** What an identity call throws: a code of ours, or somebody else's words, or neither. */
export interface IdentityError {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

interface MethodErrors {
  readonly known: readonly ErrorCode[];
  readonly otherwise: ErrorCode;
}

const PROVIDER_ERRORS: readonly ErrorCode[] = [
  'auth/popup-closed-by-user',
  'auth/account-exists-with-different-credential',
];

const ERRORS_OF_METHOD: Readonly<Record<SignUpMethod, MethodErrors>> = {
  google: { known: PROVIDER_ERRORS, otherwise: 'auth/google-failed' },
  microsoft: { known: PROVIDER_ERRORS, otherwise: 'auth/microsoft-failed' },
  email: {
    known: ['auth/email-already-in-use', 'auth/invalid-email', 'auth/weak-password'],
    otherwise: 'auth/email-failed',
  },
};

/** Known codes have their text; anything else shows its own message, or the method's last resort. */
export function signUpErrorText(method: SignUpMethod, { code, message }: IdentityError): string {
  const { known, otherwise } = ERRORS_OF_METHOD[method];
  const knownCode = known.find((candidate) => candidate === code);
  if (knownCode !== undefined) return ERROR_TEXT[knownCode];
  return message !== undefined && message !== '' ? message : ERROR_TEXT[otherwise];
}
