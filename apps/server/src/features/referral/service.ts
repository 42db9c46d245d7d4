import { type ErrorCode, err, ok, type Result } from '@vayl/domain';
import type { Queries } from '../../database/database.ts';
import { randomReferralCode } from './random-code.ts';
import { addBenefit, addCode, countBenefits, findCode, findOwner, isReferralUnused } from './store.ts';

const WELL_FORMED = /^[A-Z0-9]{8}$/;
/** No account can have it, so that a malformed code costs the same statement as an unknown one. */
const NOBODYS_CODE = '';

type ReferralRefusal = Extract<ErrorCode, 'referral/unknown' | 'referral/own-code'>;

export interface ReferralQuestion {
  readonly code: string;
  /** Who asks, if that is known. Nobody can refer themselves. */
  readonly userId?: string | undefined;
}

/** Gives the code as it is stored. Unknown, withdrawn and malformed codes cannot be told apart, not even by time. */
export async function checkReferralCode(
  queries: Queries,
  { code, userId }: ReferralQuestion,
): Promise<Result<string, ReferralRefusal>> {
  const typed = code.trim().toUpperCase();
  const wanted = WELL_FORMED.test(typed) ? typed : NOBODYS_CODE;
  const owner = await findOwner(queries, wanted);
  if (owner === undefined) return err('referral/unknown');
  return owner.userId === userId ? err('referral/own-code') : ok(wanted);
}

/** Whether a first subscription of this person would begin with the longer trial. */
export function hasUnusedReferral(queries: Queries, userId: string): Promise<boolean> {
  return isReferralUnused(queries, userId);
}

export interface ReferralBenefit {
  readonly userId: string;
  /** The payment service's own name of the subscription, to be found again. */
  readonly subscriptionId?: string | undefined;
}

/**
 * Writes the benefit down, in the transaction of the person's first subscription; whether it is the first is the
 * caller's knowledge. Says whether there was one. Called again, it grants nothing.
 */
export async function grantReferralBenefit(
  queries: Queries,
  { userId, subscriptionId }: ReferralBenefit,
): Promise<boolean> {
  return (await addBenefit(queries, userId, subscriptionId)) !== undefined;
}

export interface OwnReferral {
  readonly code: string;
  readonly link: string;
  readonly benefitsGranted: number;
}

export async function ownReferral(
  queries: Queries,
  { userId, publicUrl }: { readonly userId: string; readonly publicUrl: string },
): Promise<OwnReferral> {
  const code = await codeOf(queries, userId);
  const link = new URL('/signup', publicUrl);
  link.searchParams.set('ref', code);
  return { code, link: link.href, benefitsGranted: await countBenefits(queries, code) };
}

const MOST_DRAWS = 5;

/** The account's code, made now if it has none. */
async function codeOf(queries: Queries, userId: string): Promise<string> {
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const found = (await findCode(queries, userId)) ?? (await addCode(queries, userId, randomReferralCode()));
    if (found !== undefined) return found;
  }
  // Two requests at once, or a code that somebody has: each costs one draw, and five in a row are a fault.
  throw new Error('no free referral code was found');
}
