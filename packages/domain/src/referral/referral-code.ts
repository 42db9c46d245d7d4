export const REFERRAL_CODE_LENGTH = 8;

/** What typing, pasting or a link makes of a code: letters and digits, uppercase, at most eight (RD-26). */
export function normaliseReferralCode(text: string): string {
  return text
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, REFERRAL_CODE_LENGTH);
}

/** The code of a sign-up link. An empty `ref=` counts as none (RD-24). */
export function referralCodeFromLink(ref: string | null | undefined): string | undefined {
  const code = normaliseReferralCode(ref ?? '');
  return code === '' ? undefined : code;
}
