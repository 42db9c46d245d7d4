import { z } from 'zod';
import { ERROR_TEXT } from '../errors/error-catalogue.ts';

/** What the check answers, and what a visitor is shown of it. */
export const ReferralAnswer = z.object({ valid: z.boolean(), message: z.string() });
export type ReferralAnswer = z.infer<typeof ReferralAnswer>;

export type ReferralCheck =
  | { readonly is: 'none' }
  | { readonly is: 'checking'; readonly code: string }
  | { readonly is: 'valid' | 'invalid'; readonly code: string; readonly message: string };

export const NO_REFERRAL: ReferralCheck = { is: 'none' };

/** Leaving the box, pressing Apply and a link all begin a check; an empty code clears the last result instead. */
export function beginCheck(code: string): ReferralCheck {
  const trimmed = code.trim();
  return trimmed === '' ? NO_REFERRAL : { is: 'checking', code: trimmed };
}

/** An answer counts only for the code that is still being checked: a late one changes nothing. */
export function settleCheck(check: ReferralCheck, code: string, answer: ReferralAnswer): ReferralCheck {
  if (check.is !== 'checking' || check.code !== code) return check;
  return { is: answer.valid ? 'valid' : 'invalid', code, message: answer.message };
}

/** A check that could not be made marks the code invalid. */
export function failCheck(check: ReferralCheck, code: string): ReferralCheck {
  return settleCheck(check, code, { valid: false, message: ERROR_TEXT['referral/check-failed'] });
}

export function canApply(code: string, check: ReferralCheck): boolean {
  return code.trim() !== '' && check.is !== 'checking';
}

/** The page follows the link, but never claims a benefit that was refused (RD-24). */
export function showsReferralApplied(hasLinkedCode: boolean, check: ReferralCheck): boolean {
  return hasLinkedCode && check.is !== 'invalid';
}

/** The code that a sign-up carries: one that validated, or none. */
export function pendingReferralCode(check: ReferralCheck): string | null {
  return check.is === 'valid' ? check.code.toUpperCase() : null;
}
