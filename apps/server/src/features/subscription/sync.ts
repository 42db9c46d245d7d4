import { err, ok, type Result } from '@vayl/domain';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/database.ts';
import type { PaymentEvent, PaymentFailure, PaymentSubscription, Payments } from '../../vendors/stripe.ts';
import { grantReferralBenefit } from '../referral/service.ts';
import { queueSettling } from '../shards/settle-shards.ts';
import { findUserOfCustomer } from './customer-store.ts';
import { standingOf } from './standing.ts';
import {
  findKnown,
  hasHadSubscription,
  type Known,
  lockEntitlement,
  noteEvent,
  saveSubscription,
  settleEntitlement,
  wasHandled,
} from './store.ts';

export interface SyncWish {
  readonly payments: Payments;
  readonly subscriptionId: string;
  /** The event that made us ask, if one did: it has its effect once. */
  readonly event?: PaymentEvent;
}

const MOST_TRIES = 5;

/**
 * Asks the payment service how a subscription stands and writes that down. Events say only that something changed, so
 * it does not matter in which order they come, how late, or how often. No connection waits for the network: who finds
 * that somebody else has written since it asked, asks again.
 */
export async function syncSubscription(context: Context, wish: SyncWish): Promise<Result<void, PaymentFailure>> {
  const { database } = context;
  const { payments, subscriptionId, event } = wish;
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    if (event !== undefined && (await wasHandled(database, event.id))) return ok(undefined);
    const known = await findKnown(database, subscriptionId);
    const fetched = await payments.fetchSubscription(subscriptionId);
    if (!fetched.ok) return fetched;
    const subscription = fetched.value;
    const userId = known?.userId ?? (await findUserOfCustomer(database, subscription.customerId));
    // A customer of somebody else, or of an account that was deleted.
    if (userId === undefined) return ok(undefined);
    const isWritten = await database.transaction((queries) =>
      write(context, queries, { userId, known, subscription, event }),
    );
    if (isWritten) return ok(undefined);
  }
  context.log.warn({ tries: MOST_TRIES }, 'a subscription changed faster than it could be read');
  return err('payment/unavailable');
}

interface Change {
  readonly userId: string;
  readonly known: Known | undefined;
  readonly subscription: PaymentSubscription;
  readonly event: PaymentEvent | undefined;
}

/** Says no if what was fetched may be older than what is written. */
async function write(context: Context, queries: Queries, change: Change): Promise<boolean> {
  const { userId, known, subscription, event } = change;
  await lockEntitlement(queries, userId);
  const current = await findKnown(queries, subscription.id);
  if (current?.version !== known?.version) return false;
  if (event !== undefined && !(await noteEvent(queries, event))) return true;

  const standing = standingOf(subscription);
  const isFirst = standing.status !== null && !(await hasHadSubscription(queries, userId));
  await saveSubscription(queries, { userId, subscription, standing });
  await settleEntitlement(queries, userId);
  await queueSettling(context, queries, userId);
  if (isFirst) {
    const isGranted = await grantReferralBenefit(queries, { userId, subscriptionId: subscription.id });
    context.metrics.happened('subscription started');
    if (isGranted) context.metrics.happened('referral benefit granted');
  }
  return true;
}
