import type { Claim } from './claim.ts';
import { BUSINESS } from './claims/business.ts';
import { EFFECT } from './claims/effect.ts';
import { RECOVERY } from './claims/recovery.ts';
import { SOUND_AND_LOAD } from './claims/sound-and-load.ts';

const ALL = { ...RECOVERY, ...EFFECT, ...SOUND_AND_LOAD, ...BUSINESS };

export type ClaimId = keyof typeof ALL;

/** Every number and statement of the pages that is about people, once, with its source or its mark. */
export const CLAIMS: Readonly<Record<ClaimId, Claim>> = ALL;

export function claimOf(id: ClaimId): Claim {
  return CLAIMS[id];
}

export function isClaimId(text: string): text is ClaimId {
  return Object.hasOwn(CLAIMS, text);
}
