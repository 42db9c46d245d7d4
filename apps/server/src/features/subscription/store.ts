import { PLANS, type Plan, POLICY, SUBSCRIPTION_STATUSES } from '@vayl/domain';
import { z } from 'zod';
import type { Queries } from '../../database/database.ts';
import type { Charge, PaymentEvent, PaymentSubscription } from '../../vendors/stripe.ts';
import type { Standing } from './standing.ts';

const Answer = z.object({ answer: z.boolean() });

const KnownRow = z
  .object({ user_id: z.string(), version: z.number().int() })
  .transform(({ user_id, version }) => ({ userId: user_id, version }));
export type Known = z.output<typeof KnownRow>;

export function findKnown(queries: Queries, subscriptionId: string): Promise<Known | undefined> {
  return queries.row(KnownRow, 'SELECT user_id, version FROM subscriptions WHERE subscription_id = $1', [
    subscriptionId,
  ]);
}

/** Everything that changes a person's entitlement waits here for its turn. */
export async function lockEntitlement(queries: Queries, userId: string): Promise<void> {
  await queries.run(
    'INSERT INTO entitlements (user_id) VALUES ($1) ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id',
    [userId],
  );
}

export async function wasHandled(queries: Queries, eventId: string): Promise<boolean> {
  const row = await queries.row(Answer, 'SELECT EXISTS (SELECT FROM payment_events WHERE event_id = $1) AS answer', [
    eventId,
  ]);
  return row?.answer ?? false;
}

/** Says no to an event that was noted before. */
export async function noteEvent(queries: Queries, { id, type }: PaymentEvent): Promise<boolean> {
  const noted = await queries.run(
    'INSERT INTO payment_events (event_id, type) VALUES ($1, $2) ON CONFLICT (event_id) DO NOTHING',
    [id, type],
  );
  return noted === 1;
}

export interface Fetched {
  readonly userId: string;
  readonly subscription: PaymentSubscription;
  readonly standing: Standing;
}

/** The first charge stays what it was: invoices can be many, and a purchase happens once. */
export async function saveSubscription(queries: Queries, { userId, subscription, standing }: Fetched): Promise<void> {
  const { firstCharge } = subscription;
  await queries.run(
    `INSERT INTO subscriptions (
       subscription_id, user_id, plan, is_open, status, ends_at, created_at, trial_ends_at, period_ends_at, cancels_at,
       first_charged_at, first_charge_id, first_charge_cents, first_charge_currency)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     ON CONFLICT (subscription_id) DO UPDATE SET
       version = subscriptions.version + 1,
       plan = excluded.plan,
       is_open = excluded.is_open,
       status = excluded.status,
       ends_at = excluded.ends_at,
       trial_ends_at = excluded.trial_ends_at,
       period_ends_at = excluded.period_ends_at,
       cancels_at = excluded.cancels_at,
       first_charged_at = coalesce(subscriptions.first_charged_at, excluded.first_charged_at),
       first_charge_id = coalesce(subscriptions.first_charge_id, excluded.first_charge_id),
       first_charge_cents = coalesce(subscriptions.first_charge_cents, excluded.first_charge_cents),
       first_charge_currency = coalesce(subscriptions.first_charge_currency, excluded.first_charge_currency)`,
    [
      subscription.id,
      userId,
      subscription.plan,
      standing.isOpen,
      standing.status,
      standing.endsAt,
      subscription.createdAt,
      subscription.trialEndsAt,
      subscription.periodEndsAt,
      subscription.cancelsAt,
      firstCharge?.chargedAt ?? null,
      firstCharge?.id ?? null,
      firstCharge?.cents ?? null,
      firstCharge?.currency ?? null,
    ],
  );
}

/** The best of all that a person has counts: an old one that ended does not take a new one away. */
export async function settleEntitlement(queries: Queries, userId: string): Promise<void> {
  await queries.run(
    `UPDATE entitlements SET (status, ends_at) = (
       SELECT status, ends_at FROM subscriptions WHERE user_id = $1 AND status IS NOT NULL
       ORDER BY status IN ('active', 'trial') DESC, ends_at DESC NULLS LAST LIMIT 1)
     WHERE user_id = $1`,
    [userId],
  );
}

/** For a person who leaves: whatever is left ends now. */
export async function endAllSubscriptions(queries: Queries, userId: string): Promise<void> {
  await queries.run(
    `UPDATE subscriptions SET version = version + 1, is_open = false, status = 'expired', ends_at = NULL
     WHERE user_id = $1 AND is_open`,
    [userId],
  );
}

export async function hasHadSubscription(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries.row(
    Answer,
    'SELECT EXISTS (SELECT FROM subscriptions WHERE user_id = $1 AND status IS NOT NULL) AS answer',
    [userId],
  );
  return row?.answer ?? false;
}

const HeldRow = z
  .object({
    subscription_id: z.string(),
    is_open: z.boolean(),
    period_ends_at: z.date().nullable(),
    first_charge_id: z.string().nullable(),
    first_charge_cents: z.number().int().nullable(),
    first_charge_currency: z.string().nullable(),
    is_refundable: z.boolean(),
  })
  .transform((row) => ({
    id: row.subscription_id,
    isOpen: row.is_open,
    periodEndsAt: row.period_ends_at,
    firstCharge: chargeOf(row),
    isRefundable: row.is_refundable,
  }));
export type Held = z.output<typeof HeldRow>;

function chargeOf(row: {
  readonly first_charge_id: string | null;
  readonly first_charge_cents: number | null;
  readonly first_charge_currency: string | null;
}): Omit<Charge, 'chargedAt'> | null {
  const { first_charge_id: id, first_charge_cents: cents, first_charge_currency: currency } = row;
  return id === null || cents === null || currency === null ? null : { id, cents, currency };
}

const IS_REFUNDABLE = `coalesce(
  refunded_at IS NULL AND current_moment() <= first_charged_at + interval '${POLICY.refundDays} days', false)`;
/** The one that a person means: what is open, or else the last. */
const THE_ONE = 'ORDER BY is_open DESC, created_at DESC LIMIT 1';

export function findHeld(queries: Queries, userId: string): Promise<Held | undefined> {
  return queries.row(
    HeldRow,
    `SELECT subscription_id, is_open, period_ends_at, first_charge_id, first_charge_cents, first_charge_currency,
            ${IS_REFUNDABLE} AS is_refundable
     FROM subscriptions WHERE user_id = $1 ${THE_ONE}`,
    [userId],
  );
}

export async function noteRefund(queries: Queries, subscriptionId: string): Promise<void> {
  await queries.run('UPDATE subscriptions SET refunded_at = current_moment() WHERE subscription_id = $1', [
    subscriptionId,
  ]);
}

const ENTITLEMENTS = ['free', 'beta', ...SUBSCRIPTION_STATUSES] as const;

export interface SubscriptionView {
  readonly entitlement: (typeof ENTITLEMENTS)[number];
  readonly plan: Plan | null;
  readonly trialEndsAt: Date | null;
  readonly periodEndsAt: Date | null;
  readonly endsAtPeriodEnd: boolean;
  readonly isRefundable: boolean;
}

const ViewRow = z
  .object({
    entitlement: z.enum(ENTITLEMENTS),
    plan: z.enum(PLANS).nullable(),
    trial_ends_at: z.date().nullable(),
    period_ends_at: z.date().nullable(),
    ends_at_period_end: z.boolean(),
    is_refundable: z.boolean(),
  })
  .transform(
    (row): SubscriptionView => ({
      entitlement: row.entitlement,
      plan: row.plan,
      trialEndsAt: row.trial_ends_at,
      periodEndsAt: row.period_ends_at,
      endsAtPeriodEnd: row.ends_at_period_end,
      isRefundable: row.is_refundable,
    }),
  );

export async function readView(queries: Queries, userId: string): Promise<SubscriptionView> {
  const row = await queries.row(
    ViewRow,
    `SELECT entitlement_of(coalesce(is_beta, false), entitlements.status, entitlements.ends_at) AS entitlement,
            plan, trial_ends_at, period_ends_at,
            coalesce(is_open AND cancels_at IS NOT NULL, false) AS ends_at_period_end,
            ${IS_REFUNDABLE} AS is_refundable
     FROM (SELECT $1::uuid AS user_id) AS person
     LEFT JOIN entitlements USING (user_id)
     LEFT JOIN LATERAL (SELECT * FROM subscriptions WHERE user_id = $1 ${THE_ONE}) AS held ON true`,
    [userId],
  );
  if (row === undefined) throw new Error('a view without a row');
  return row;
}
