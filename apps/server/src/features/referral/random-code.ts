import { randomInt } from 'node:crypto';
import { REFERRAL_CODE_LENGTH } from '@vayl/domain';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** One of 36^8, from the system's own source of chance: a code must not follow from another. */
export function randomReferralCode(): string {
  return Array.from({ length: REFERRAL_CODE_LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
}
