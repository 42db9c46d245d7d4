import { z } from 'zod';
import type { Queries } from '../../database/database.ts';

export interface LeaseWant {
  readonly leaseId: string;
  readonly userId: string;
  readonly deviceId: string;
  readonly timeZone: string;
  readonly wantedSeconds: number;
}

const Moment = z.date().transform((moment) => moment.toISOString());

const LeaseRow = z
  .object({
    user_id: z.string(),
    outcome: z.enum(['granted', 'known', 'unlimited', 'device-used', 'too-many']),
    granted: z.number(),
    remaining: z.number(),
    local_day: z.string(),
    resets_at: Moment,
  })
  .transform((row) => ({
    userId: row.user_id,
    outcome: row.outcome,
    grantedSeconds: row.granted,
    remainingSeconds: row.remaining,
    localDay: row.local_day,
    resetsAt: row.resets_at,
  }));
export type LeaseAnswer = z.infer<typeof LeaseRow>;

/**
 * The measure runs the same statement bare.
 *
 * @internal
 */
export const TAKE_LEASES = {
  name: 'take-leases',
  text: 'SELECT * FROM take_leases($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::integer[])',
};

/** One lease for each of several people, in one statement that has committed when this returns. */
export async function takeLeases(queries: Queries, wants: readonly LeaseWant[]): Promise<LeaseAnswer[]> {
  const rows = await queries.rows(LeaseRow, TAKE_LEASES, [
    wants.map(({ leaseId }) => leaseId),
    wants.map(({ userId }) => userId),
    wants.map(({ deviceId }) => deviceId),
    wants.map(({ timeZone }) => timeZone),
    wants.map(({ wantedSeconds }) => wantedSeconds),
  ]);
  const byUser = new Map(rows.map((row) => [row.userId, row]));
  return wants.flatMap(({ userId }) => byUser.get(userId) ?? []);
}

const Claim = z.object({ is_own: z.boolean() });

/** Says whether the device is this account's today. */
export async function claimDevice(
  queries: Queries,
  { deviceId, userId, timeZone }: Pick<LeaseWant, 'deviceId' | 'userId' | 'timeZone'>,
): Promise<boolean> {
  const row = await queries.row(Claim, 'SELECT claim_device($1, $2, $3) AS is_own', [deviceId, userId, timeZone]);
  return row?.is_own ?? false;
}

const BalanceRow = z
  .object({ is_unlimited: z.boolean(), local_day: z.string(), remaining: z.number(), resets_at: Moment })
  .transform((row) => ({
    isUnlimited: row.is_unlimited,
    localDay: row.local_day,
    remainingSeconds: row.remaining,
    resetsAt: row.resets_at,
  }));
export type Balance = z.infer<typeof BalanceRow>;

/** What is left, without touching anything. A day that has ended, or never began, has all of it. */
export async function readBalance(queries: Queries, userId: string, timeZone: string | undefined): Promise<Balance> {
  const balance = await queries.row(
    BalanceRow,
    `SELECT coalesce(entitlement_of(rights.is_beta, rights.status, rights.ends_at), 'free') IN ('beta', 'active', 'trial')
              AS is_unlimited,
            coalesce(account.local_day, (moment.now AT TIME ZONE zone.name)::date)::text AS local_day,
            900 - coalesce(account.used_seconds, 0) AS remaining,
            coalesce(account.resets_at, minutes_next_reset(zone.name, past.time_zone, moment.now)) AS resets_at
     FROM (SELECT current_moment() AS now) AS moment
     LEFT JOIN minutes_accounts AS account ON account.user_id = $1 AND account.resets_at > moment.now
     LEFT JOIN minutes_accounts AS past ON past.user_id = $1
     LEFT JOIN entitlements AS rights ON rights.user_id = $1
     CROSS JOIN LATERAL (SELECT coalesce($2, past.time_zone, 'UTC') AS name) AS zone`,
    [userId, timeZone ?? null],
  );
  if (balance === undefined) throw new Error('the balance has no row');
  return balance;
}

const Returned = z.object({ returned: z.number().nullable() });

/** How many seconds came back; undefined when there was no such lease. */
export async function returnLease(
  queries: Queries,
  lease: { readonly userId: string; readonly leaseId: string; readonly usedSeconds: number },
): Promise<number | undefined> {
  const row = await queries.row(Returned, 'SELECT return_lease($1, $2, $3) AS returned', [
    lease.userId,
    lease.leaseId,
    lease.usedSeconds,
  ]);
  return row?.returned ?? undefined;
}

export interface OfflineUse {
  readonly useId: string;
  readonly localDay: string;
  readonly usedSeconds: number;
}

const Charged = z.object({ charged: z.number() });

export async function chargeOfflineUses(
  queries: Queries,
  {
    userId,
    timeZone,
    uses,
  }: { readonly userId: string; readonly timeZone: string; readonly uses: readonly OfflineUse[] },
): Promise<number> {
  const row = await queries.row(
    Charged,
    'SELECT charge_offline_uses($1, $2, $3::uuid[], $4::date[], $5::integer[]) AS charged',
    [
      userId,
      timeZone,
      uses.map(({ useId }) => useId),
      uses.map(({ localDay }) => localDay),
      uses.map(({ usedSeconds }) => usedSeconds),
    ],
  );
  return row?.charged ?? 0;
}

const ZoneName = z.object({ name: z.string() });

/** The zones that the database knows; it would refuse any other name in the middle of a statement for many people. */
export async function readTimeZones(queries: Queries): Promise<ReadonlySet<string>> {
  const rows = await queries.rows(ZoneName, 'SELECT name FROM pg_timezone_names');
  return new Set(rows.map(({ name }) => name));
}
