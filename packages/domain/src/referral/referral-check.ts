import { ERROR_TEXT } from '../errors/error-catalogue.ts';
import type { ReferralAnswer } from './referral-answer.ts';
import { normaliseReferralCode } from './referral-code.ts';
import { trialDays } from './trial.ts';

const REFERRED_DAYS = {
  monthly: trialDays({ plan: 'monthly', isReferred: true }),
  annual: trialDays({ plan: 'annual', isReferred: true }),
} as const;

/** The message of a code that is good. It promises the days and nothing else (RD-03). */
export const REFERRAL_ACCEPTED_TEXT = `Code accepted: ${REFERRED_DAYS.monthly} days free on the monthly plan, ${REFERRED_DAYS.annual} on the annual plan, when you subscribe in the app`;

export type ReferralCheck =
  | { readonly is: 'none' }
  | { readonly is: 'checking'; readonly code: string; readonly wasRefused: boolean }
  | { readonly is: 'valid' | 'invalid'; readonly code: string; readonly message: string };

export const NO_REFERRAL: ReferralCheck = { is: 'none' };

/** Leaving the box, pressing Apply and a link all begin a check; an empty code clears the last result instead. */
export function beginCheck(check: ReferralCheck, text: string): ReferralCheck {
  const code = normaliseReferralCode(text);
  if (code === '') return NO_REFERRAL;
  return { is: 'checking', code, wasRefused: check.is === 'invalid' && check.code === code };
}

/** Typing: a result stands only for the code it was about. */
export function editCode(check: ReferralCheck, text: string): ReferralCheck {
  return check.is !== 'none' && check.code === normaliseReferralCode(text) ? check : NO_REFERRAL;
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

export function canApply(text: string, check: ReferralCheck): boolean {
  return normaliseReferralCode(text) !== '' && check.is !== 'checking';
}

/** A sign-up waits for a check that runs (RD-25). */
export function isCheckSettled(check: ReferralCheck): boolean {
  return check.is !== 'checking';
}

/** The page follows the link, but never claims a benefit that was refused, or that nobody asks for any more (RD-24). */
export function showsReferralApplied(linkedCode: string | undefined, check: ReferralCheck): boolean {
  if (linkedCode === undefined) return false;
  return check.is === 'valid' || (check.is === 'checking' && !check.wasRefused);
}

/** The code that a sign-up carries: one that validated, or none. */
export function pendingReferralCode(check: ReferralCheck): string | null {
  return check.is === 'valid' ? check.code : null;
}
