import { z } from 'zod';
import type { Queries } from '../../database/database.ts';

const Owner = z.object({ user_id: z.string() }).transform(({ user_id }) => ({ userId: user_id }));
const Code = z.object({ code: z.string() });
const Count = z.object({ count: z.number().int() });
const Answer = z.object({ answer: z.boolean() });

/** Whose code this is. A code that was withdrawn is nobody's. */
export function findOwner(queries: Queries, code: string): Promise<{ readonly userId: string } | undefined> {
  return queries.row(Owner, 'SELECT user_id FROM referral_codes WHERE code = $1 AND is_active', [code]);
}

export async function findCode(queries: Queries, userId: string): Promise<string | undefined> {
  const row = await queries.row(Code, 'SELECT code FROM referral_codes WHERE user_id = $1', [userId]);
  return row?.code;
}

/** Gives nothing when the account has a code already, or when somebody else has this very one. */
export async function addCode(queries: Queries, userId: string, code: string): Promise<string | undefined> {
  const row = await queries.row(
    Code,
    'INSERT INTO referral_codes (user_id, code) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING code',
    [userId, code],
  );
  return row?.code;
}

export function withdrawCode(queries: Queries, code: string): Promise<number> {
  return queries.run('UPDATE referral_codes SET is_active = false WHERE code = $1', [code]);
}

export async function countBenefits(queries: Queries, code: string): Promise<number> {
  const row = await queries.row(Count, 'SELECT count(*)::int FROM referral_benefits WHERE code = $1', [code]);
  return row?.count ?? 0;
}

// The same rule decides which trial a checkout offers and whether a benefit is written down: the e-mail is confirmed,
// the code still stands, it is another person's, and there was no benefit before.
const UNUSED_REFERRAL = `
  FROM users
  JOIN identity_user ON identity_user.id = users.id AND identity_user."emailVerified"
  JOIN referral_codes ON referral_codes.code = users."pendingReferralCode"
    AND referral_codes.is_active AND referral_codes.user_id <> users.id
  WHERE users.id = $1
    AND NOT EXISTS (SELECT FROM referral_benefits WHERE referral_benefits.referred_user_id = users.id)`;

export async function isReferralUnused(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries.row(Answer, `SELECT EXISTS (SELECT ${UNUSED_REFERRAL}) AS answer`, [userId]);
  return row?.answer ?? false;
}

/** Gives the code by which a benefit was granted now, or nothing. Two at once cannot both be granted one. */
export async function addBenefit(
  queries: Queries,
  userId: string,
  subscriptionId: string | undefined,
): Promise<string | undefined> {
  const row = await queries.row(
    Code,
    `INSERT INTO referral_benefits (referred_user_id, code, subscription_id)
     SELECT users.id, referral_codes.code, $2::text ${UNUSED_REFERRAL}
     ON CONFLICT (referred_user_id) DO NOTHING
     RETURNING code`,
    [userId, subscriptionId ?? null],
  );
  return row?.code;
}
