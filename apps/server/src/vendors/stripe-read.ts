import type { Plan } from '@vayl/domain';
import type { Stripe } from 'stripe';

const STATUSES = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'incomplete',
  'incomplete_expired',
] as const;
type PaymentStatus = (typeof STATUSES)[number];

export interface Charge {
  readonly id: string;
  readonly chargedAt: Date;
  readonly cents: number;
  readonly currency: string;
}

/** A subscription as the payment service has it now, in our words. */
export interface PaymentSubscription {
  readonly id: string;
  readonly customerId: string;
  readonly status: PaymentStatus;
  readonly plan: Plan;
  readonly createdAt: Date;
  readonly trialEndsAt: Date | null;
  readonly periodStartsAt: Date;
  readonly periodEndsAt: Date;
  /** When it ends because somebody cancelled it. */
  readonly cancelsAt: Date | null;
  readonly firstCharge: Charge | null;
}

export function readSubscription(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): PaymentSubscription {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('a subscription came without an item');
  const periodEndsAt = momentOf(item.current_period_end);
  const statedEnd = subscription.cancel_at === null ? null : momentOf(subscription.cancel_at);
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    status: readStatus(subscription.status),
    plan: item.price.recurring?.interval === 'year' ? 'annual' : 'monthly',
    createdAt: momentOf(subscription.created),
    trialEndsAt: subscription.trial_end === null ? null : momentOf(subscription.trial_end),
    periodStartsAt: momentOf(item.current_period_start),
    periodEndsAt,
    cancelsAt: statedEnd ?? (subscription.cancel_at_period_end ? periodEndsAt : null),
    firstCharge: firstChargeOf(invoices),
  };
}

/** The first invoice that took money; the one that opens a trial takes none. */
function firstChargeOf(invoices: readonly Stripe.Invoice[]): Charge | null {
  const charges = invoices.flatMap((invoice): Charge[] => {
    const paidAt = invoice.status_transitions.paid_at;
    const payment = invoice.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent;
    if (invoice.amount_paid <= 0 || paidAt === null || payment === undefined) return [];
    return [
      {
        id: idOf(payment),
        chargedAt: momentOf(paidAt),
        cents: invoice.amount_paid,
        currency: invoice.currency,
      },
    ];
  });
  return charges.toSorted((one, other) => one.chargedAt.getTime() - other.chargedAt.getTime())[0] ?? null;
}

export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** The subscription that the event is about, if it is about one. */
  readonly subscriptionId: string | undefined;
}

export function readEventObject(event: Stripe.Event): PaymentEvent {
  return { id: event.id, type: event.type, subscriptionId: subscriptionOf(event) };
}

/** Only the kinds that can change what a person may use; the others need no work. */
function subscriptionOf({ type, data }: Stripe.Event): string | undefined {
  if (type === 'checkout.session.completed') return optionalId(data.object.subscription);
  if (type === 'invoice.paid' || type === 'invoice.payment_failed') {
    return optionalId(data.object.parent?.subscription_details?.subscription);
  }
  const isAboutSubscription =
    type === 'customer.subscription.created' ||
    type === 'customer.subscription.updated' ||
    type === 'customer.subscription.deleted' ||
    type === 'customer.subscription.paused' ||
    type === 'customer.subscription.resumed';
  return isAboutSubscription ? data.object.id : undefined;
}

function readStatus(word: string): PaymentStatus {
  const status = STATUSES.find((known) => known === word);
  if (status === undefined) throw new Error('a subscription came with a status that we do not know');
  return status;
}

function optionalId(reference: string | { readonly id: string } | null | undefined): string | undefined {
  return reference === null || reference === undefined ? undefined : idOf(reference);
}

function idOf(reference: string | { readonly id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

function momentOf(unixSeconds: number): Date {
  return new Date(unixSeconds * 1000);
}
