import { type ErrorCode, err, ok, type Result } from '@vayl/domain';
import type { Context } from '../../context.ts';
import type { PaymentFailure } from '../../vendors/stripe.ts';
import { queueSettling } from '../shards/settle-shards.ts';
import { findCustomer, removeCustomer } from './customer-store.ts';
import { endAllSubscriptions, findHeld, type Held, lockEntitlement, noteRefund, settleEntitlement } from './store.ts';
import { syncSubscription } from './sync.ts';

type None = Extract<ErrorCode, 'subscription/none'>;
type RefundRefusal = Extract<ErrorCode, 'subscription/refund-over' | 'subscription/nothing-charged'>;

export async function openPortal(
  { payments, database, config }: Context,
  userId: string,
): Promise<Result<{ readonly url: string }, PaymentFailure | None>> {
  if (payments === undefined) return err('payment/unavailable');
  const customer = await findCustomer(database, userId);
  if (customer === undefined || (await findHeld(database, userId)) === undefined) return err('subscription/none');
  return payments.createPortal({
    customerId: customer.customerId,
    returnUrl: new URL('/account', config.PUBLIC_URL).href,
  });
}

export async function cancelAtPeriodEnd(
  context: Context,
  userId: string,
): Promise<Result<{ readonly periodEndsAt: Date | null }, PaymentFailure | None>> {
  const { payments, database, metrics } = context;
  if (payments === undefined) return err('payment/unavailable');
  const held = await findHeld(database, userId);
  if (held?.isOpen !== true) return err('subscription/none');
  const cancelled = await payments.cancelAtPeriodEnd(held.id);
  if (!cancelled.ok) return cancelled;
  const synced = await syncSubscription(context, { payments, subscriptionId: held.id });
  if (!synced.ok) return synced;
  metrics.happened('subscription cancelled');
  return ok({ periodEndsAt: (await findHeld(database, userId))?.periodEndsAt ?? null });
}

/** Gives the first charge back and ends access now. Every step may be made twice, so a person may press again. */
export async function refundSubscription(
  context: Context,
  userId: string,
): Promise<
  Result<{ readonly refundedCents: number; readonly currency: string }, PaymentFailure | None | RefundRefusal>
> {
  const { payments, database, metrics } = context;
  if (payments === undefined) return err('payment/unavailable');
  const held = await findHeldAfterCharge(context, userId);
  if (!held.ok) return held;
  const { id: subscriptionId, firstCharge, isRefundable } = held.value;
  if (firstCharge === null) return err('subscription/nothing-charged');
  if (!isRefundable) return err('subscription/refund-over');

  // The money first: who has lost access must not be left without it.
  const refunded = await payments.refund(firstCharge);
  if (!refunded.ok) return refunded;
  const cancelled = await payments.cancelNow(subscriptionId);
  if (!cancelled.ok) return cancelled;
  const synced = await syncSubscription(context, { payments, subscriptionId });
  if (!synced.ok) return synced;
  await noteRefund(database, subscriptionId);
  metrics.happened('subscription refunded');
  return ok({ refundedCents: firstCharge.cents, currency: firstCharge.currency });
}

/** The charge may be there although its event has not come yet. */
async function findHeldAfterCharge(context: Context, userId: string): Promise<Result<Held, PaymentFailure | None>> {
  const { payments, database } = context;
  const held = await findHeld(database, userId);
  if (held === undefined) return err('subscription/none');
  if (payments === undefined) return err('payment/unavailable');
  if (held.firstCharge !== null) return ok(held);
  const synced = await syncSubscription(context, { payments, subscriptionId: held.id });
  if (!synced.ok) return synced;
  return ok((await findHeld(database, userId)) ?? held);
}

/**
 * For a person who leaves: nothing can be paid or charged any more, and the payment service forgets them. Whoever
 * deletes the account goes on only when this is done.
 */
export async function endSubscriptionNow(context: Context, userId: string): Promise<Result<void, PaymentFailure>> {
  const { payments, database } = context;
  const customer = await findCustomer(database, userId);
  if (customer === undefined) return ok(undefined);
  if (payments === undefined) return err('payment/unavailable');
  if (customer.checkoutId !== null) {
    const closed = await payments.closeCheckout(customer.checkoutId);
    if (!closed.ok) return closed;
  }
  const deleted = await payments.deleteCustomer(customer.customerId);
  if (!deleted.ok) return deleted;
  await database.transaction(async (queries) => {
    await lockEntitlement(queries, userId);
    await endAllSubscriptions(queries, userId);
    await settleEntitlement(queries, userId);
    await queueSettling(context, queries, userId);
    await removeCustomer(queries, userId);
  });
  return ok(undefined);
}
