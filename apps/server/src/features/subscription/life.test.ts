import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, type Person } from '../../../test-helpers/people.ts';
import { codeOf, type PayingServer, startPayingServer } from '../../../test-helpers/stripe-fake-server.ts';
import { ownReferral } from '../referral/service.ts';

let server: PayingServer;
beforeAll(async () => {
  server = await startPayingServer();
});
afterAll(() => server.stop());

const entitlementOf = async (person: Person) => (await server.view(person)).entitlement;

async function addReferred(): Promise<Person> {
  const { database, config } = server.context;
  const referrer = await addPerson(server);
  const { code } = await ownReferral(database, { userId: referrer.userId, publicUrl: config.PUBLIC_URL });
  const person = await addPerson(server);
  await database.run('UPDATE users SET "pendingReferralCode" = $2 WHERE id = $1', [person.userId, code]);
  return person;
}

async function isUnlimited({ client }: Person): Promise<boolean> {
  const minutes = await client.getMinutes({ query: { timeZone: 'UTC' } });
  if (!minutes.ok) throw new Error('no minutes');
  return minutes.value.isUnlimited;
}

describe('a trial', () => {
  it.each([
    { id: 'REF-15', plan: 'monthly', days: 7, referredDays: 21 },
    { id: 'REF-16', plan: 'annual', days: 14, referredDays: 28 },
  ] as const)('[$id] [RD-03] of the $plan plan is $days days, and $referredDays with a referral', async (row) => {
    for (const [person, days] of [
      [await addPerson(server), row.days],
      [await addReferred(), row.referredDays],
    ] as const) {
      expect((await server.view(person)).trialDays[row.plan]).toBe(days);
      await server.subscribe(person, row.plan);
      const { entitlement, trialEndsAt, plan } = await server.view(person);
      expect({ entitlement, plan }).toEqual({ entitlement: 'trial', plan: row.plan });
      const lengthMs = Date.parse(trialEndsAt ?? '') - server.fake.ledger.nowSeconds() * 1000;
      expect(Math.round(lengthMs / 86_400_000)).toBe(days);
    }
  });

  it('[REF-15] uses the referral up: the benefit is granted once, at the first subscription', async () => {
    const person = await addReferred();
    const granted = () =>
      server.context.database.run('SELECT FROM referral_benefits WHERE referred_user_id = $1', [person.userId]);
    await server.checkout(person);
    expect(await granted()).toBe(0);
    await server.subscribe(person);
    expect(await granted()).toBe(1);
  });
});

describe('a subscription', () => {
  it('[SUBS-10] [RD-71] [FREE-04] goes from free through trial and active to expired', async () => {
    const person = await addPerson(server);
    expect([await entitlementOf(person), await isUnlimited(person)]).toEqual(['free', false]);

    await server.subscribe(person);
    expect([await entitlementOf(person), await isUnlimited(person)]).toEqual(['trial', true]);

    await server.advance(7.5);
    expect([await entitlementOf(person), await isUnlimited(person)]).toEqual(['active', true]);
    await server.advance(40);
    expect(await entitlementOf(person)).toBe('active');

    const before = await server.view(person);
    const cancelled = await person.client.cancelSubscription({ body: {} });
    expect(cancelled).toEqual({ ok: true, value: { periodEndsAt: before.periodEndsAt } });
    expect(await server.view(person)).toMatchObject({ entitlement: 'active', endsAtPeriodEnd: true });

    await server.advance(31);
    expect([await entitlementOf(person), await isUnlimited(person)]).toEqual(['expired', false]);
    expect(await server.view(person)).toMatchObject({ endsAtPeriodEnd: false, trialDays: { monthly: 0, annual: 0 } });
    expect(codeOf(await person.client.cancelSubscription({ body: {} }))).toBe('subscription/none');
  });

  it('[RD-71] expires by itself when no event comes any more', async () => {
    const person = await addPerson(server);
    await server.subscribe(person);
    server.fake.holdEvents(true);
    await server.advance(7.5);
    expect(await entitlementOf(person)).toBe('trial');
    await server.advance(1);
    expect(await entitlementOf(person)).toBe('expired');
    server.fake.holdEvents(false);
  });

  it('has no second trial', async () => {
    const person = await addReferred();
    await server.subscribe(person);
    await person.client.cancelSubscription({ body: {} });
    await server.advance(22);
    expect(await entitlementOf(person)).toBe('expired');

    await server.subscribe(person);
    expect(await server.view(person)).toMatchObject({ entitlement: 'active', trialEndsAt: null });
    expect(server.fake.ledger.invoices.at(-1)?.cents).toBe(1000);
  });

  it('waits three days for a card that was refused', async () => {
    const person = await addPerson(server);
    await server.subscribe(person);
    server.fake.ledger.isCardRefused = true;
    await server.advance(8);
    server.fake.ledger.isCardRefused = false;
    expect(await entitlementOf(person)).toBe('active');
    await server.advance(3);
    expect(await entitlementOf(person)).toBe('expired');
    expect(codeOf(await person.client.startCheckout({ body: { plan: 'monthly' } }))).toBe(
      'subscription/already-active',
    );
  });

  it('is looked after in the portal, which leads back to the account', async () => {
    const person = await addPerson(server);
    expect(codeOf(await person.client.openPortal({ body: {} }))).toBe('subscription/none');
    await server.subscribe(person);
    const portal = await person.client.openPortal({ body: {} });
    const url = new URL(portal.ok ? portal.value.url : 'none:');
    expect(url.searchParams.get('return_url')).toBe('http://127.0.0.1:8787/account');
    await fetch(new URL(`${url.pathname}/cancel${url.search}`, url), { redirect: 'manual' });
    expect(await server.view(person)).toMatchObject({ entitlement: 'trial', endsAtPeriodEnd: true });
  });

  it('is nobody’s who is not signed in', async () => {
    for (const [method, path] of [
      ['GET', '/api/subscription'],
      ['POST', '/api/subscription/checkout'],
      ['POST', '/api/subscription/refund'],
      ['POST', '/api/entitlement'],
    ] as const) {
      expect((await fetch(server.url + path, { method })).status).toBe(401);
    }
  });
});
