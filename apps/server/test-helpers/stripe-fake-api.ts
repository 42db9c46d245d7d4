import { Hono } from 'hono';
import { z } from 'zod';
import { readForm } from './stripe-fake-form.ts';
import type { StripeFakeLedger } from './stripe-fake-ledger.ts';
import { checkoutObject, FAKE_PRICES, invoiceObject, subscriptionObject } from './stripe-fake-objects.ts';

const CustomerForm = z.object({ email: z.string() });
const CheckoutForm = z.object({
  mode: z.literal('subscription'),
  customer: z.string(),
  success_url: z.url(),
  cancel_url: z.url(),
  line_items: z.object({ 0: z.object({ price: z.string(), quantity: z.literal('1') }) }),
  subscription_data: z.object({ trial_period_days: z.coerce.number().int().min(1).max(730) }).optional(),
});
const UpdateForm = z.object({ cancel_at_period_end: z.enum(['true', 'false']) });
const RefundForm = z.object({ payment_intent: z.string() });
const PortalForm = z.object({ customer: z.string(), return_url: z.url() });

/** A refusal as the payment service words it. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: 400 | 404;
  readonly code: string;
  constructor(status: 400 | 404, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const missing = () => new Refused(404, 'resource_missing');

/** The calls under `/v1` that our server makes, on the fake's memory. */
export function stripeFakeApi(ledger: StripeFakeLedger, baseUrl: () => string): Hono {
  const api = new Hono();
  const read = async <Form>(schema: z.ZodType<Form>, request: { text(): Promise<string> }): Promise<Form> => {
    const form = schema.safeParse(readForm(await request.text()));
    if (!form.success) throw new Refused(400, 'parameter_invalid_empty');
    return form.data;
  };
  const customerOf = (id: string) => {
    const customer = ledger.customers.get(id);
    if (customer === undefined || customer.isDeleted) throw missing();
    return customer;
  };
  const checkoutOf = (id: string) => ledger.checkouts.get(id) ?? refuse();
  const subscriptionOf = (id: string) => ledger.subscriptions.get(id) ?? refuse();
  const liveSubscriptionOf = (id: string) => {
    const subscription = subscriptionOf(id);
    return subscription.status === 'canceled' ? refuse() : subscription;
  };

  api.onError((cause, web) => {
    if (!(cause instanceof Refused)) throw cause;
    return web.json({ error: { type: 'invalid_request_error', code: cause.code, message: cause.code } }, cause.status);
  });

  api.post('/customers', async (web) => {
    const { email } = await read(CustomerForm, web.req);
    const customer = { id: ledger.newId('cus'), email, isDeleted: false };
    ledger.customers.set(customer.id, customer);
    return web.json({ id: customer.id, object: 'customer', email });
  });
  api.delete('/customers/:id', (web) => {
    const customer = customerOf(web.req.param('id'));
    ledger.deleteCustomer(customer);
    return web.json({ id: customer.id, object: 'customer', deleted: true });
  });

  api.post('/checkout/sessions', async (web) => {
    const form = await read(CheckoutForm, web.req);
    const price = Object.values(FAKE_PRICES).find(({ id }) => id === form.line_items[0].price);
    if (price === undefined) throw missing();
    const checkout = {
      id: ledger.newId('cs'),
      customerId: customerOf(form.customer).id,
      price,
      trialDays: form.subscription_data?.trial_period_days ?? 0,
      successUrl: form.success_url,
      cancelUrl: form.cancel_url,
      status: 'open' as const,
      subscriptionId: null,
    };
    ledger.checkouts.set(checkout.id, checkout);
    return web.json(checkoutObject(checkout, baseUrl()));
  });
  api.get('/checkout/sessions/:id', (web) => web.json(checkoutObject(checkoutOf(web.req.param('id')), baseUrl())));
  api.post('/checkout/sessions/:id/expire', (web) => {
    const checkout = checkoutOf(web.req.param('id'));
    if (checkout.status !== 'open') throw new Refused(400, 'checkout_session_not_open');
    checkout.status = 'expired';
    return web.json(checkoutObject(checkout, baseUrl()));
  });

  api.get('/subscriptions/:id', (web) => web.json(subscriptionObject(subscriptionOf(web.req.param('id')))));
  api.post('/subscriptions/:id', async (web) => {
    const form = await read(UpdateForm, web.req);
    const subscription = liveSubscriptionOf(web.req.param('id'));
    ledger.cancelAtPeriodEnd(subscription, form.cancel_at_period_end === 'true');
    return web.json(subscriptionObject(subscription));
  });
  api.delete('/subscriptions/:id', (web) => {
    const subscription = liveSubscriptionOf(web.req.param('id'));
    ledger.cancelNow(subscription);
    return web.json(subscriptionObject(subscription));
  });

  api.get('/invoices', (web) => {
    const paid = ledger.invoices.filter(
      ({ subscriptionId, paidSeconds }) => subscriptionId === web.req.query('subscription') && paidSeconds !== null,
    );
    return web.json({ object: 'list', has_more: false, data: paid.toReversed().map(invoiceObject) });
  });
  api.post('/refunds', async (web) => {
    const form = await read(RefundForm, web.req);
    const invoice = ledger.invoices.find(({ paymentIntentId }) => paymentIntentId === form.payment_intent);
    if (invoice === undefined) throw missing();
    if (invoice.isRefunded) throw new Refused(400, 'charge_already_refunded');
    ledger.refund(invoice);
    return web.json({ id: ledger.newId('re'), object: 'refund', amount: invoice.cents, status: 'succeeded' });
  });

  api.post('/billing_portal/sessions', async (web) => {
    const form = await read(PortalForm, web.req);
    const query = new URLSearchParams({ return_url: form.return_url });
    const url = `${baseUrl()}/portal/${customerOf(form.customer).id}?${query.toString()}`;
    return web.json({ id: ledger.newId('bps'), object: 'billing_portal.session', url });
  });
  return api;
}

function refuse(): never {
  throw missing();
}
