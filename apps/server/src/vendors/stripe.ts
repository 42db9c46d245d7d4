import { type ErrorCode, err, ok, type Plan, type Result } from '@vayl/domain';
import { Stripe } from 'stripe';
import type { Config } from '../config.ts';
import type { Log } from '../log/log.ts';
import {
  type Charge,
  type PaymentEvent,
  type PaymentSubscription,
  readEventObject,
  readSubscription,
} from './stripe-read.ts';

export type { Charge, PaymentEvent, PaymentSubscription } from './stripe-read.ts';

export type PaymentFailure = Extract<ErrorCode, 'payment/unavailable'>;
type Answer<Value> = Promise<Result<Value, PaymentFailure>>;

interface CheckoutWish {
  readonly customerId: string;
  readonly plan: Plan;
  readonly trialDays: number;
  /** The page that was handed out before: the same wish after the same page is the same page. */
  readonly previousCheckoutId: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

type ClosedCheckout = { readonly is: 'closed' } | { readonly is: 'paid'; readonly subscriptionId: string };

/** What we ask of the payment service. That it does not answer is expected, and a value. */
export interface Payments {
  createCustomer(person: { readonly userId: string; readonly email: string }): Answer<{ readonly id: string }>;
  /** Deletes what is held about the person there; every subscription ends with it, now. */
  deleteCustomer(customerId: string): Answer<void>;
  createCheckout(wish: CheckoutWish): Answer<{ readonly id: string; readonly url: string }>;
  /** Makes sure that a page which was handed out cannot be paid any more, or says that it was. */
  closeCheckout(checkoutId: string): Answer<ClosedCheckout>;
  createPortal(place: { readonly customerId: string; readonly returnUrl: string }): Answer<{ readonly url: string }>;
  fetchSubscription(subscriptionId: string): Answer<PaymentSubscription>;
  cancelAtPeriodEnd(subscriptionId: string): Answer<void>;
  cancelNow(subscriptionId: string): Answer<void>;
  /** Gives all of it back. Asked twice, it gives it back once. */
  refund(charge: Pick<Charge, 'id'>): Answer<void>;
  /** Only what the service itself signed, at most five minutes ago. */
  readEvent(rawBody: Uint8Array, signature: string): Promise<Result<PaymentEvent, 'request/invalid'>>;
}

/**
 * For the test of request shapes.
 *
 * @internal
 */
export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: Readonly<Record<Plan, string>>;
  /** Somewhere else than the service itself: a fake. */
  readonly apiUrl?: string | undefined;
  readonly log: Log;
}

const TIMEOUT_MS = 8000;
const MOST_RETRIES = 2;
const TOLERANCE_SECONDS = 300;
const MOST_INVOICES = 100;

/** Without a key there are no payments. With one, the other settings must be there too. */
export function createPayments(config: Config, log: Log): Payments | undefined {
  if (config.STRIPE_SECRET_KEY === undefined) return undefined;
  return createStripePayments({
    secretKey: config.STRIPE_SECRET_KEY,
    webhookSecret: needed('STRIPE_WEBHOOK_SECRET', config.STRIPE_WEBHOOK_SECRET),
    prices: {
      monthly: needed('STRIPE_PRICE_MONTHLY', config.STRIPE_PRICE_MONTHLY),
      annual: needed('STRIPE_PRICE_ANNUAL', config.STRIPE_PRICE_ANNUAL),
    },
    apiUrl: config.STRIPE_API_URL,
    log,
  });
}

/**
 * For the test of request shapes.
 *
 * @internal
 */
export function createStripePayments({ secretKey, webhookSecret, prices, apiUrl, log }: StripeOptions): Payments {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    // Every write that is sent again carries the key of its first try.
    maxNetworkRetries: MOST_RETRIES,
    telemetry: false,
    ...addressOf(apiUrl),
  });

  /** `isDone` names the refusals that mean that the wish was fulfilled before. */
  async function ask<Value>(work: () => Promise<Value>, isDone?: { code: string; value: Value }): Answer<Value> {
    try {
      return ok(await work());
    } catch (cause) {
      if (!(cause instanceof Stripe.errors.StripeError)) throw cause;
      if (isDone !== undefined && cause.code === isDone.code) return ok(isDone.value);
      log.warn({ cause }, 'the payment service refused or did not answer');
      return err('payment/unavailable');
    }
  }
  const gone = { code: 'resource_missing', value: undefined };

  return {
    createCustomer: ({ userId, email }) => ask(() => stripe.customers.create({ email, metadata: { userId } })),
    deleteCustomer: (customerId) => ask(async () => void (await stripe.customers.del(customerId)), gone),
    createCheckout: (wish) =>
      ask(async () => {
        const { id, url } = await createSession(stripe, prices[wish.plan], wish);
        if (url === null) throw new Error('a checkout came without an address');
        return { id, url };
      }),
    closeCheckout: (checkoutId) => ask(() => closeSession(stripe, checkoutId), { ...gone, value: { is: 'closed' } }),
    createPortal: ({ customerId, returnUrl }) =>
      ask(() => stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })),
    fetchSubscription: (id) =>
      ask(async () => {
        const [subscription, invoices] = await Promise.all([
          stripe.subscriptions.retrieve(id),
          stripe.invoices.list({ subscription: id, status: 'paid', limit: MOST_INVOICES, expand: ['data.payments'] }),
        ]);
        return readSubscription(subscription, invoices.data);
      }),
    cancelAtPeriodEnd: (id) =>
      ask(async () => void (await stripe.subscriptions.update(id, { cancel_at_period_end: true }))),
    cancelNow: (id) => ask(async () => void (await stripe.subscriptions.cancel(id)), gone),
    refund: ({ id }) =>
      ask(
        async () =>
          void (await stripe.refunds.create(
            { payment_intent: id, reason: 'requested_by_customer' },
            { idempotencyKey: `refund:${id}` },
          )),
        { code: 'charge_already_refunded', value: undefined },
      ),
    readEvent: async (rawBody, signature) => {
      let event: Stripe.Event;
      try {
        event = await stripe.webhooks.constructEventAsync(rawBody, signature, webhookSecret, TOLERANCE_SECONDS);
      } catch (cause) {
        if (!(cause instanceof Stripe.errors.StripeSignatureVerificationError)) throw cause;
        log.warn({ cause }, 'an event was not signed by the payment service');
        return err('request/invalid');
      }
      return ok(readEventObject(event));
    },
  };
}

function createSession(stripe: Stripe, price: string, wish: CheckoutWish): Promise<Stripe.Checkout.Session> {
  const { customerId, trialDays, previousCheckoutId, successUrl, cancelUrl } = wish;
  return stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customerId,
      line_items: [{ price, quantity: 1 }],
      // The service knows no trial of zero days.
      ...(trialDays > 0 ? { subscription_data: { trial_period_days: trialDays } } : {}),
      success_url: successUrl,
      cancel_url: cancelUrl,
    },
    { idempotencyKey: `checkout:${customerId}:${price}:${trialDays}:${previousCheckoutId ?? 'first'}` },
  );
}

async function closeSession(stripe: Stripe, checkoutId: string): Promise<ClosedCheckout> {
  const session = await stripe.checkout.sessions.retrieve(checkoutId);
  const { subscription } = session;
  if (session.status === 'complete' && subscription !== null) {
    return { is: 'paid', subscriptionId: typeof subscription === 'string' ? subscription : subscription.id };
  }
  if (session.status === 'open') await stripe.checkout.sessions.expire(checkoutId);
  return { is: 'closed' };
}

function addressOf(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}

function needed(name: string, value: string | undefined): string {
  if (value === undefined)
    throw new Error(`the configuration is not right: ${name} is missing beside STRIPE_SECRET_KEY`);
  return value;
}
