import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, type Person } from '../../../test-helpers/people.ts';
import { codeOf, type PayingServer, startPayingServer } from '../../../test-helpers/stripe-fake-server.ts';

let server: PayingServer;
beforeAll(async () => {
  server = await startPayingServer();
});
afterEach(() => {
  server.fake.holdEvents(false);
  server.fake.setDown(false);
});
afterAll(() => server.stop());

const refund = ({ client }: Person) => client.refundSubscription({ body: {} });

/** Somebody whose trial has just become a purchase. */
async function addBuyer(): Promise<Person> {
  const person = await addPerson(server);
  await server.subscribe(person);
  await server.advance(7);
  return person;
}

describe('a refund', () => {
  it('within 7 days gives the money back and ends access at once, whether events come or not', async () => {
    const person = await addBuyer();
    await server.advance(6.9);
    expect(await server.view(person)).toMatchObject({ entitlement: 'active', isRefundable: true });
    server.fake.holdEvents(true);
    expect(await refund(person)).toEqual({ ok: true, value: { refundedCents: 1000, currency: 'usd' } });
    expect(await server.view(person)).toMatchObject({ entitlement: 'expired', isRefundable: false });
    expect(server.fake.ledger.invoices.filter(({ isRefunded }) => isRefunded)).toHaveLength(1);
    expect(codeOf(await refund(person))).toBe('subscription/refund-over');
  });

  it('is refused on the eighth day; cancelling is not', async () => {
    const person = await addBuyer();
    await server.advance(7.1);
    expect((await server.view(person)).isRefundable).toBe(false);
    expect(codeOf(await refund(person))).toBe('subscription/refund-over');
    expect((await server.view(person)).entitlement).toBe('active');
    expect((await person.client.cancelSubscription({ body: {} })).ok).toBe(true);
  });

  it('is for a charge: in a trial there is none, and without a subscription neither', async () => {
    const person = await addPerson(server);
    expect(codeOf(await refund(person))).toBe('subscription/none');
    await server.subscribe(person);
    expect(codeOf(await refund(person))).toBe('subscription/nothing-charged');
    expect((await server.view(person)).isRefundable).toBe(false);
  });

  it('sees a charge of which no event has come', async () => {
    const person = await addPerson(server);
    await server.subscribe(person);
    server.fake.holdEvents(true);
    await server.advance(7);
    expect(await refund(person)).toMatchObject({ ok: true });
  });

  it('is one refund when the button is pressed twice at once', async () => {
    const person = await addBuyer();
    const before = server.fake.events.filter(({ type }) => type === 'charge.refunded').length;
    const answers = await Promise.all([refund(person), refund(person)]);
    expect(answers.some(({ ok }) => ok)).toBe(true);
    expect(server.fake.events.filter(({ type }) => type === 'charge.refunded')).toHaveLength(before + 1);
    expect((await server.view(person)).entitlement).toBe('expired');
  });

  it('that was cut off half way is finished by pressing again', async () => {
    const person = await addBuyer();
    server.fake.setDelay(async ({ path }) => {
      if (path === '/v1/refunds') server.fake.setDown(true);
    });
    expect(codeOf(await refund(person))).toBe('payment/unavailable');
    expect((await server.view(person)).entitlement).toBe('active');
    server.fake.setDelay(() => Promise.resolve());
    server.fake.setDown(false);
    expect(await refund(person)).toEqual({ ok: true, value: { refundedCents: 1000, currency: 'usd' } });
    expect((await server.view(person)).entitlement).toBe('expired');
  });
});
