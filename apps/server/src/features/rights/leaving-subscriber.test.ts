import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addPerson } from '../../../test-helpers/people.ts';
import { type PayingServer, startPayingServer } from '../../../test-helpers/stripe-fake-server.ts';

let server: PayingServer;
beforeAll(async () => {
  server = await startPayingServer();
});
afterEach(() => server.fake.setDown(false));
afterAll(() => server.stop());

describe('deleting the account of a subscriber', () => {
  it('ends the subscription first, and the events that follow find nobody and break nothing', async () => {
    const person = await addPerson(server);
    await server.subscribe(person);
    const customer = [...server.fake.ledger.customers.values()].find(({ email }) => email === person.email);
    expect(await person.client.deleteAccount({ body: { confirmEmail: person.email } })).toMatchObject({ ok: true });
    expect(customer?.isDeleted).toBe(true);
    const open = [...server.fake.ledger.subscriptions.values()].filter(
      ({ customerId, endedSeconds }) => customerId === customer?.id && endedSeconds === null,
    );
    expect(open).toEqual([]);
    await server.fake.isDelivered();
    // The service sends an event again until it is taken.
    const statuses = await Promise.all(server.fake.events.map((event) => server.fake.deliver(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('deletes nothing while the payment service is away, and everything on the next try', async () => {
    const person = await addPerson(server);
    await server.subscribe(person);
    server.fake.setDown(true);
    const remove = () => person.client.deleteAccount({ body: { confirmEmail: person.email } });
    expect(await remove()).toMatchObject({ ok: false, error: { body: { code: 'payment/unavailable' } } });
    expect((await server.view(person)).entitlement).toBe('trial');
    server.fake.setDown(false);
    expect(await remove()).toMatchObject({ ok: true });
  });
});
