/** What the fake holds, and how the payment service's API shows it (only the fields that somebody here reads). */
export interface FakePrice {
  readonly id: string;
  readonly interval: 'month' | 'year';
  readonly cents: number;
}

/** The prices that the fake knows; development and tests configure these. */
export const FAKE_PRICES = {
  monthly: { id: 'price_fake_monthly', interval: 'month', cents: 1000 },
  annual: { id: 'price_fake_annual', interval: 'year', cents: 9600 },
} as const satisfies Record<string, FakePrice>;

export interface FakeCustomer {
  readonly id: string;
  readonly email: string;
  isDeleted: boolean;
}

export interface FakeCheckout {
  readonly id: string;
  readonly customerId: string;
  readonly price: FakePrice;
  readonly trialDays: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
  status: 'open' | 'complete' | 'expired';
  subscriptionId: string | null;
}

export interface FakeSubscription {
  readonly id: string;
  readonly customerId: string;
  readonly price: FakePrice;
  readonly createdSeconds: number;
  readonly trialEndSeconds: number | null;
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  periodStartSeconds: number;
  periodEndSeconds: number;
  cancelsAtPeriodEnd: boolean;
  endedSeconds: number | null;
}

export interface FakeInvoice {
  readonly id: string;
  readonly subscriptionId: string;
  readonly cents: number;
  readonly paidSeconds: number | null;
  readonly paymentIntentId: string;
  isRefunded: boolean;
}

export function checkoutObject(checkout: FakeCheckout, baseUrl: string) {
  return {
    id: checkout.id,
    object: 'checkout.session',
    mode: 'subscription',
    customer: checkout.customerId,
    status: checkout.status,
    subscription: checkout.subscriptionId,
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    url: checkout.status === 'open' ? `${baseUrl}/pay/${checkout.id}` : null,
  };
}

export function subscriptionObject(subscription: FakeSubscription) {
  const { price } = subscription;
  return {
    id: subscription.id,
    object: 'subscription',
    customer: subscription.customerId,
    status: subscription.status,
    created: subscription.createdSeconds,
    trial_end: subscription.trialEndSeconds,
    cancel_at: subscription.cancelsAtPeriodEnd ? subscription.periodEndSeconds : null,
    cancel_at_period_end: subscription.cancelsAtPeriodEnd,
    ended_at: subscription.endedSeconds,
    items: {
      object: 'list',
      data: [
        {
          object: 'subscription_item',
          current_period_start: subscription.periodStartSeconds,
          current_period_end: subscription.periodEndSeconds,
          price: { id: price.id, object: 'price', unit_amount: price.cents, recurring: { interval: price.interval } },
        },
      ],
    },
  };
}

export function invoiceObject(invoice: FakeInvoice) {
  const isPaid = invoice.paidSeconds !== null;
  return {
    id: invoice.id,
    object: 'invoice',
    status: isPaid ? 'paid' : 'open',
    amount_paid: isPaid ? invoice.cents : 0,
    currency: 'usd',
    status_transitions: { paid_at: invoice.paidSeconds },
    parent: { type: 'subscription_details', subscription_details: { subscription: invoice.subscriptionId } },
    payments: {
      object: 'list',
      data:
        invoice.cents === 0
          ? []
          : [
              {
                object: 'invoice_payment',
                status: isPaid ? 'paid' : 'open',
                payment: { type: 'payment_intent', payment_intent: invoice.paymentIntentId },
              },
            ],
    },
  };
}
