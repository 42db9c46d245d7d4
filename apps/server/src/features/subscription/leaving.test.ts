import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addPerson } from '../../../test-helpers/people.ts';
import { type PayingServer, startPayingServer } from '../../../test-helpers/stripe-fake-server.ts';
import { endSubscriptionNow } from './service.ts';

let server: PayingServer;
beforeAll(async () => {
  server = await startPayingServer();
});
afterEach(() => server.fake.setDown(false));
afterAll(() => server.stop());

const customerOf = (email: string) => [...server.fake.ledger.customers.values()].find((made) => made.email === email);

describe('who leaves', () => {
  it('has no subscription any more, here or there, and is forgotten by the payment service', async () => {
    const person = await addPerson(server);
    await server.subscribe(person);
    expect(await endSubscriptionNow(server.context, person.userId)).toEqual({ ok: true, value: undefined });
    expect((await server.view(person)).entitlement).toBe('expired');
    expect(customerOf(person.email)?.isDeleted).toBe(true);
    await server.fake.isDelivered();
    expect((await server.view(person)).entitlement).toBe('expired');
    // Whoever stays after all can begin again.
    await server.subscribe(person);
    expect((await server.view(person)).entitlement).toBe('active');
  });

  it('cannot pay a page that is still open somewhere', async () => {
    const person = await addPerson(server);
    const page = await server.checkout(person);
    await endSubscriptionNow(server.context, person.userId);
    await expect(server.fake.pay(page)).rejects.toThrow('404');
  });

  it('has nothing to end without a subscription', async () => {
    const person = await addPerson(server);
    expect(await endSubscriptionNow(server.context, person.userId)).toEqual({ ok: true, value: undefined });
  });

  it('is told when the payment service does not answer, and nothing has changed', async () => {
    const person = await addPerson(server);
    await server.subscribe(person);
    server.fake.setDown(true);
    expect(await endSubscriptionNow(server.context, person.userId)).toEqual({
      ok: false,
      error: 'payment/unavailable',
    });
    expect((await server.view(person)).entitlement).toBe('trial');
  });
});
