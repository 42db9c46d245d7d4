import { type ErrorCode, err, ok, PLANS, type Plan, type Result, trialDays } from '@vayl/domain';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/database.ts';
import type { PaymentFailure, Payments } from '../../vendors/stripe.ts';
import { hasUnusedReferral } from '../referral/service.ts';
import { addCustomer, type Customer, findCustomer, keepCheckout } from './customer-store.ts';
import { findHeld, hasHadSubscription } from './store.ts';
import { syncSubscription } from './sync.ts';

export interface CheckoutRequest {
  readonly userId: string;
  readonly email: string;
  readonly plan: Plan;
}

type CheckoutRefusal = PaymentFailure | Extract<ErrorCode, 'subscription/already-active'>;

/** Hands out the payment page. Only the newest page of a person can be paid, and none while a subscription is open. */
export async function startCheckout(
  context: Context,
  request: CheckoutRequest,
): Promise<Result<{ readonly url: string }, CheckoutRefusal>> {
  const { payments, database, config } = context;
  if (payments === undefined) return err('payment/unavailable');
  const customer = await customerOf(context, payments, request);
  if (!customer.ok) return customer;
  const isOpen = await isSubscriptionOpen(context, payments, { ...request, ...customer.value });
  if (!isOpen.ok) return isOpen;
  if (isOpen.value) return err('subscription/already-active');

  const { userId, plan } = request;
  const { customerId, checkoutId: previousCheckoutId } = customer.value;
  const checkout = await payments.createCheckout({
    customerId,
    plan,
    trialDays: (await trialDaysFor(database, userId))[plan],
    previousCheckoutId,
    successUrl: new URL('/checkout-success', config.PUBLIC_URL).href,
    cancelUrl: new URL('/account', config.PUBLIC_URL).href,
  });
  if (!checkout.ok) return checkout;
  if (await keepCheckout(database, { userId, checkoutId: checkout.value.id, previousCheckoutId })) {
    return ok({ url: checkout.value.url });
  }
  // Another page was handed out meanwhile. Two that can be paid would be one too many.
  const closed = await payments.closeCheckout(checkout.value.id);
  return closed.ok ? err('payment/unavailable') : closed;
}

/** The days each plan begins with: none for somebody who had a subscription before. Nothing a caller says counts. */
export async function trialDaysFor(queries: Queries, userId: string): Promise<Readonly<Record<Plan, number>>> {
  const [hasHad, isReferred] = await Promise.all([
    hasHadSubscription(queries, userId),
    hasUnusedReferral(queries, userId),
  ]);
  const [monthly, annual] = PLANS.map((plan) => (hasHad ? 0 : trialDays({ plan, isReferred })));
  return { monthly: monthly ?? 0, annual: annual ?? 0 };
}

async function customerOf(
  { database }: Context,
  payments: Payments,
  { userId, email }: CheckoutRequest,
): Promise<Result<Customer, PaymentFailure>> {
  const found = await findCustomer(database, userId);
  if (found !== undefined) return ok(found);
  const created = await payments.createCustomer({ userId, email });
  if (!created.ok) return created;
  if (await addCustomer(database, userId, created.value.id)) {
    return ok({ customerId: created.value.id, checkoutId: null });
  }
  // Another request was faster: its customer stays, ours goes.
  const deleted = await payments.deleteCustomer(created.value.id);
  const kept = await findCustomer(database, userId);
  return deleted.ok && kept !== undefined ? ok(kept) : err('payment/unavailable');
}

/** Closes the page that was handed out before, or learns that it was paid although no event has come yet. */
async function isSubscriptionOpen(
  context: Context,
  payments: Payments,
  { userId, checkoutId }: { readonly userId: string; readonly checkoutId: string | null },
): Promise<Result<boolean, PaymentFailure>> {
  if (checkoutId !== null) {
    const closed = await payments.closeCheckout(checkoutId);
    if (!closed.ok) return closed;
    if (closed.value.is === 'paid') {
      const synced = await syncSubscription(context, { payments, subscriptionId: closed.value.subscriptionId });
      if (!synced.ok) return synced;
    }
  }
  const held = await findHeld(context.database, userId);
  if (held?.isOpen !== true) return ok(false);
  // Its end may have been told by an event that was lost.
  const synced = await syncSubscription(context, { payments, subscriptionId: held.id });
  if (!synced.ok) return synced;
  return ok((await findHeld(context.database, userId))?.isOpen === true);
}
