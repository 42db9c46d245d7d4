import { SUBSCRIPTION_STATUSES } from '@vayl/domain';
import { z } from 'zod';
import type { Queries } from '../../database/database.ts';

const EntitlementRow = z
  .object({
    entitlement: z.enum(['free', 'beta', ...SUBSCRIPTION_STATUSES]),
    ends_at: z.date().nullable(),
    now: z.date(),
  })
  .transform(({ entitlement, ends_at, now }) => ({ entitlement, endsAt: ends_at, now }));
export type EntitlementNow = z.output<typeof EntitlementRow>;

/** What a person may use at this moment of the database's clock. */
export async function readEntitlement(queries: Queries, userId: string): Promise<EntitlementNow> {
  const row = await queries.row(
    EntitlementRow,
    `SELECT entitlement_of(coalesce(is_beta, false), status, ends_at) AS entitlement, ends_at, current_moment() AS now
     FROM (SELECT $1::uuid AS user_id) AS person LEFT JOIN entitlements USING (user_id)`,
    [userId],
  );
  if (row === undefined) throw new Error('an entitlement without a row');
  return row;
}

const Changed = z.object({ user_id: z.string() });

/** Gives the person's number, or undefined if there is no such person. */
export async function setBeta(queries: Queries, email: string, isBeta: boolean): Promise<string | undefined> {
  const changed = await queries.row(
    Changed,
    `INSERT INTO entitlements (user_id, is_beta) SELECT id, $2 FROM identity_user WHERE email = lower($1)
     ON CONFLICT (user_id) DO UPDATE SET is_beta = excluded.is_beta RETURNING user_id`,
    [email, isBeta],
  );
  return changed?.user_id;
}
