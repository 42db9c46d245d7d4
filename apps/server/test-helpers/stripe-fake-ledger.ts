import {
  type FakeCheckout,
  type FakeCustomer,
  type FakeInvoice,
  type FakePrice,
  type FakeSubscription,
  invoiceObject,
  subscriptionObject,
} from './stripe-fake-objects.ts';

export interface FakeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: object };
}

const DAY_SECONDS = 86_400;

/** The fake's memory and its clock. Everything that happens in it becomes an event. */
export class StripeFakeLedger {
  readonly customers = new Map<string, FakeCustomer>();
  readonly checkouts = new Map<string, FakeCheckout>();
  readonly subscriptions = new Map<string, FakeSubscription>();
  readonly invoices: FakeInvoice[] = [];
  /** Whether the next charge is refused by the bank. */
  isCardRefused = false;
  #offsetSeconds = 0;
  #made = 0;
  readonly #onEvent: (event: FakeEvent) => void;

  constructor(onEvent: (event: FakeEvent) => void) {
    this.#onEvent = onEvent;
  }

  nowSeconds(): number {
    return Math.floor(Date.now() / 1000) + this.#offsetSeconds;
  }

  newId(prefix: string): string {
    this.#made += 1;
    return `${prefix}_fake_${this.#made}_${Math.random().toString(36).slice(2, 10)}`;
  }

  /** Moves the clock on. What falls due on the way happens in its order. */
  advance(days: number): void {
    const target = this.nowSeconds() + Math.round(days * DAY_SECONDS);
    for (let due = this.#nextDue(target); due !== undefined; due = this.#nextDue(target)) {
      this.#offsetSeconds += due.periodEndSeconds - this.nowSeconds();
      this.#endPeriod(due);
    }
    this.#offsetSeconds += target - this.nowSeconds();
  }

  payCheckout(checkout: FakeCheckout): FakeSubscription {
    const nowSeconds = this.nowSeconds();
    const { customerId, price, trialDays } = checkout;
    const hasTrial = trialDays > 0;
    const trialEndSeconds = hasTrial ? nowSeconds + trialDays * DAY_SECONDS : null;
    const subscription: FakeSubscription = {
      id: this.newId('sub'),
      customerId,
      price,
      createdSeconds: nowSeconds,
      trialEndSeconds,
      status: hasTrial ? 'trialing' : 'active',
      periodStartSeconds: nowSeconds,
      periodEndSeconds: trialEndSeconds ?? periodAfter(nowSeconds, price),
      cancelsAtPeriodEnd: false,
      endedSeconds: null,
    };
    this.subscriptions.set(subscription.id, subscription);
    checkout.status = 'complete';
    checkout.subscriptionId = subscription.id;
    this.#tell('customer.subscription.created', subscriptionObject(subscription));
    this.#bill(subscription, hasTrial ? 0 : price.cents);
    this.#tell('checkout.session.completed', {
      id: checkout.id,
      object: 'checkout.session',
      customer: customerId,
      subscription: subscription.id,
    });
    return subscription;
  }

  cancelAtPeriodEnd(subscription: FakeSubscription, isWanted: boolean): void {
    subscription.cancelsAtPeriodEnd = isWanted;
    this.#tell('customer.subscription.updated', subscriptionObject(subscription));
  }

  cancelNow(subscription: FakeSubscription): void {
    subscription.status = 'canceled';
    subscription.endedSeconds = this.nowSeconds();
    this.#tell('customer.subscription.deleted', subscriptionObject(subscription));
  }

  deleteCustomer(customer: FakeCustomer): void {
    customer.isDeleted = true;
    for (const subscription of this.subscriptions.values()) {
      if (subscription.customerId === customer.id && subscription.status !== 'canceled') this.cancelNow(subscription);
    }
    this.#tell('customer.deleted', { id: customer.id, object: 'customer' });
  }

  refund(invoice: FakeInvoice): void {
    invoice.isRefunded = true;
    this.#tell('charge.refunded', { object: 'charge', payment_intent: invoice.paymentIntentId });
  }

  #nextDue(target: number): FakeSubscription | undefined {
    return [...this.subscriptions.values()]
      .filter(({ status, periodEndSeconds }) => status !== 'canceled' && periodEndSeconds <= target)
      .toSorted((one, other) => one.periodEndSeconds - other.periodEndSeconds)[0];
  }

  #endPeriod(subscription: FakeSubscription): void {
    // A card that was refused for a whole period ends the subscription.
    if (subscription.cancelsAtPeriodEnd || subscription.status === 'past_due') {
      this.cancelNow(subscription);
      return;
    }
    subscription.periodStartSeconds = subscription.periodEndSeconds;
    subscription.periodEndSeconds = periodAfter(subscription.periodStartSeconds, subscription.price);
    subscription.status = this.isCardRefused ? 'past_due' : 'active';
    this.#bill(subscription, subscription.price.cents);
    this.#tell('customer.subscription.updated', subscriptionObject(subscription));
  }

  #bill({ id, status }: FakeSubscription, cents: number): void {
    const isPaid = status !== 'past_due';
    const invoice: FakeInvoice = {
      id: this.newId('in'),
      subscriptionId: id,
      cents,
      paidSeconds: isPaid ? this.nowSeconds() : null,
      paymentIntentId: this.newId('pi'),
      isRefunded: false,
    };
    this.invoices.push(invoice);
    this.#tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoiceObject(invoice));
  }

  #tell(type: string, object: object): void {
    this.#onEvent({ id: this.newId('evt'), object: 'event', type, created: this.nowSeconds(), data: { object } });
  }
}

function periodAfter(startSeconds: number, { interval }: FakePrice): number {
  const end = new Date(startSeconds * 1000);
  if (interval === 'year') end.setUTCFullYear(end.getUTCFullYear() + 1);
  else end.setUTCMonth(end.getUTCMonth() + 1);
  return end.getTime() / 1000;
}
