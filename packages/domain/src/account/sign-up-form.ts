import type { ErrorCode } from '../errors/error-catalogue.ts';
import { type IdentityError, type SignUpMethod, signUpErrorText } from '../errors/sign-up-error.ts';
import { SIGN_UP_PASSWORD_MIN_LENGTH } from './password.ts';

export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly referralCode: string;
}

export const EMPTY_SIGN_UP_FORM: SignUpForm = { email: '', password: '', confirmPassword: '', referralCode: '' };

type SignUpProblem = Extract<ErrorCode, `sign-up/${string}`>;

/** One problem at a time, in the specification's order: match first, then length (RD-27). */
export function signUpProblem({ password, confirmPassword }: SignUpForm): SignUpProblem | undefined {
  if (password !== confirmPassword) return 'sign-up/passwords-differ';
  if (password.length < SIGN_UP_PASSWORD_MIN_LENGTH) return 'sign-up/password-too-short';
  return undefined;
}

export type SignUpStatus =
  | { readonly is: 'idle' }
  | { readonly is: 'refused'; readonly code: SignUpProblem }
  | { readonly is: 'submitting' }
  | { readonly is: 'failed'; readonly message: string };

/** A refused form makes no call; a second press while one runs changes nothing. */
export function submitSignUp(status: SignUpStatus, form: SignUpForm): SignUpStatus {
  if (status.is === 'submitting') return status;
  const code = signUpProblem(form);
  return code === undefined ? { is: 'submitting' } : { is: 'refused', code };
}

/** An identity call that failed: the form can be sent again. */
export function failSignUp(method: SignUpMethod, error: IdentityError): SignUpStatus {
  return { is: 'failed', message: signUpErrorText(method, error) };
}

/** Where the browser goes after sign-up. Having a referral is exactly having a validated code (RD-25). */
export function pathAfterSignUp(pendingReferralCode: string | null): string {
  return `/download?signup=true&hasReferral=${pendingReferralCode !== null}`;
}
