import type { ErrorCode } from '../errors/error-catalogue.ts';

type EmailProblem = Extract<ErrorCode, 'form/invalid-email'>;

/** `@` is the only format test (RD-28). */
export function isAcceptableEmail(email: string): boolean {
  return email.includes('@');
}

/** The state of a form that takes an address and says how it went: token waitlist and download request. */
export type EmailForm =
  | { readonly is: 'idle' }
  | { readonly is: 'sending' }
  | { readonly is: 'success' }
  | { readonly is: 'error'; readonly code: EmailProblem };

export const IDLE_FORM: EmailForm = { is: 'idle' };

const INVALID_EMAIL: EmailForm = { is: 'error', code: 'form/invalid-email' };

/** A refused address writes nothing: only `sending` makes the call. */
export function submitEmailForm(form: EmailForm, email: string): EmailForm {
  if (form.is === 'sending') return form;
  return isAcceptableEmail(email) ? { is: 'sending' } : INVALID_EMAIL;
}

/** The specification shows the address message for a failed save too; the log has the true cause (RD-29). */
export function settleEmailForm(form: EmailForm, { wasSaved }: { readonly wasSaved: boolean }): EmailForm {
  // An answer that comes after the form was reset is nobody's any more.
  if (form.is !== 'sending') return form;
  return wasSaved ? { is: 'success' } : INVALID_EMAIL;
}

/** How long an outcome stands before the form is idle again. */
export function outcomeStandsMs(form: EmailForm): number | undefined {
  return OUTCOME_STANDS_MS[form.is];
}

const OUTCOME_STANDS_MS: Readonly<Partial<Record<EmailForm['is'], number>>> = { success: 5000, error: 3000 };

/** The beta waitlist sends nothing, so it has no way to be sending, or to fail but by the address (RD-13). */
export type BetaWaitlistForm = { readonly is: 'idle' | 'success' | 'error' };

export const IDLE_BETA_FORM: BetaWaitlistForm = { is: 'idle' };

export function submitBetaWaitlist(email: string): BetaWaitlistForm {
  return { is: isAcceptableEmail(email) ? 'success' : 'error' };
}

/** An optional address of a wallet: blank is none. */
export function walletAddressOrNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
