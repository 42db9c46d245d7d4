import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, type Person } from '../../../test-helpers/people.ts';
import { readForm } from '../../../test-helpers/stripe-fake-form.ts';
import { codeOf, type PayingServer, startPayingServer } from '../../../test-helpers/stripe-fake-server.ts';
import { startTestServer } from '../../../test-helpers/test-server.ts';

let server: PayingServer;
beforeAll(async () => {
  server = await startPayingServer();
});
afterEach(() => {
  server.fake.holdEvents(false);
  server.fake.setDown(false);
});
afterAll(() => server.stop());

const lastForm = (path: string) => {
  const request = server.fake.requests.findLast((made) => made.method === 'POST' && made.path === path);
  return readForm(request?.body ?? '');
};
const start = ({ client }: Person, plan: 'monthly' | 'annual' = 'monthly') => client.startCheckout({ body: { plan } });

describe('a checkout', () => {
  it('is for the configured price, succeeds at /checkout-success and goes back to /account', async () => {
    const person = await addPerson(server);
    await server.checkout(person, 'annual');
    expect(lastForm('/v1/checkout/sessions')).toMatchObject({
      mode: 'subscription',
      line_items: { 0: { price: 'price_fake_annual', quantity: '1' } },
      success_url: 'http://127.0.0.1:8787/checkout-success',
      cancel_url: 'http://127.0.0.1:8787/account',
    });
    expect(lastForm('/v1/customers')).toMatchObject({ email: person.email, metadata: { userId: person.userId } });
  });

  it('threat 13: takes nothing but the plan from its caller', async () => {
    const person = await addPerson(server);
    const response = await fetch(`${server.url}/api/subscription/checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      body: JSON.stringify({
        plan: 'monthly',
        trialDays: 999,
        trial_period_days: 999,
        price: 'price_free',
        customer: 'cus_of_another',
        success_url: 'https://evil.example',
      }),
    });
    expect(response.status).toBe(200);
    const form = lastForm('/v1/checkout/sessions');
    expect(form).toMatchObject({ subscription_data: { trial_period_days: '7' } });
    expect(JSON.stringify(form)).not.toMatch(/999|evil|price_free|cus_of_another/);
  });

  it('is refused while a subscription is open', async () => {
    const person = await addPerson(server);
    await server.subscribe(person);
    expect(codeOf(await start(person))).toBe('subscription/already-active');
  });

  it('is refused when the last page was paid, even before any event has come', async () => {
    const person = await addPerson(server);
    server.fake.holdEvents(true);
    await server.subscribe(person);
    expect((await server.view(person)).entitlement).toBe('free');
    expect(codeOf(await start(person))).toBe('subscription/already-active');
    expect((await server.view(person)).entitlement).toBe('trial');
  });

  it('closes the page that was handed out before: nobody can pay twice', async () => {
    const person = await addPerson(server);
    const first = await server.checkout(person, 'monthly');
    const second = await server.checkout(person, 'annual');
    await expect(server.fake.pay(first)).rejects.toThrow('404');
    await server.fake.pay(second);
    expect(await server.view(person)).toMatchObject({ entitlement: 'trial', plan: 'annual' });
  });

  it('asked for several times at once is one customer and at most one page', async () => {
    const person = await addPerson(server);
    await Promise.all(Array.from({ length: 6 }, (_, number) => start(person, number % 2 === 0 ? 'monthly' : 'annual')));
    const { customers, checkouts } = server.fake.ledger;
    const theirs = [...customers.values()].filter(({ email, isDeleted }) => email === person.email && !isDeleted);
    expect(theirs).toHaveLength(1);
    const open = [...checkouts.values()].filter(
      ({ customerId, status }) => customerId === theirs[0]?.id && status === 'open',
    );
    expect(open.length).toBeLessThanOrEqual(1);
    await server.subscribe(person);
    expect((await server.view(person)).entitlement).toBe('trial');
  });

  it('is possible again after a subscription whose end no event has told', async () => {
    const person = await addPerson(server);
    await server.subscribe(person);
    server.fake.holdEvents(true);
    for (const subscription of server.fake.ledger.subscriptions.values()) {
      if (subscription.status !== 'canceled') server.fake.ledger.cancelNow(subscription);
    }
    server.fake.holdEvents(false);
    expect((await server.view(person)).entitlement).toBe('trial');
    await server.subscribe(person);
    expect(await server.view(person)).toMatchObject({ entitlement: 'active', trialEndsAt: null });
  });

  it('says that the payment service does not answer', async () => {
    const person = await addPerson(server);
    server.fake.setDown(true);
    expect(codeOf(await start(person))).toBe('payment/unavailable');
    expect(server.logText()).not.toContain(person.email);
  });

  it('says the same when no payment service is configured, and does not hide a half configuration', async () => {
    const plain = await startTestServer();
    try {
      const person = await addPerson(plain);
      expect(codeOf(await start(person))).toBe('payment/unavailable');
      expect((await fetch(`${plain.url}/webhooks/stripe`, { method: 'POST' })).status).toBe(502);
    } finally {
      await plain.stop();
    }
    await expect(startTestServer({ STRIPE_SECRET_KEY: 'sk_test_half' })).rejects.toThrow('STRIPE_WEBHOOK_SECRET');
  });
});
