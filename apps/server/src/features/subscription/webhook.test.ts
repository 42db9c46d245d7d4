import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, type Person } from '../../../test-helpers/people.ts';
import type { FakeEvent } from '../../../test-helpers/stripe-fake-ledger.ts';
import type { FakeSubscription } from '../../../test-helpers/stripe-fake-objects.ts';
import { type PayingServer, startPayingServer } from '../../../test-helpers/stripe-fake-server.ts';

let server: PayingServer;
beforeAll(async () => {
  server = await startPayingServer();
});
afterEach(() => {
  server.fake.holdEvents(false);
  server.fake.setDown(false);
  server.fake.setDelay(() => Promise.resolve());
});
afterAll(() => server.stop());

const entitlementOf = async (person: Person) => (await server.view(person)).entitlement;

/** What the payment service tells of this, in its order, undelivered. */
async function eventsOf(work: () => Promise<void>): Promise<FakeEvent[]> {
  const before = server.fake.events.length;
  server.fake.holdEvents(true);
  await work();
  server.fake.holdEvents(false);
  return server.fake.events.slice(before);
}

function one(events: readonly FakeEvent[], type: string): FakeEvent {
  const event = events.find((made) => made.type === type);
  if (event === undefined) throw new Error(`no ${type}`);
  return event;
}

interface HeldSubscriber {
  readonly person: Person;
  readonly subscription: FakeSubscription;
  readonly events: readonly FakeEvent[];
}

async function addHeldSubscriber(): Promise<HeldSubscriber> {
  const person = await addPerson(server);
  const events = await eventsOf(() => server.subscribe(person));
  const subscription = [...server.fake.ledger.subscriptions.values()].at(-1);
  if (subscription === undefined) throw new Error('no subscription');
  return { person, subscription, events };
}

/** Days pass for everybody; these are the events about one subscription. */
async function eventsAfterTrial({ id }: FakeSubscription): Promise<FakeEvent[]> {
  const events = await eventsOf(() => server.advance(7));
  return events.filter((event) => JSON.stringify(event).includes(id));
}

const handled = (event: FakeEvent) =>
  server.context.database.run('SELECT FROM payment_events WHERE event_id = $1', [event.id]);

describe('threat 12: an event', () => {
  it.each([
    { forgery: 'signed with another secret', options: { secret: 'whsec_of_somebody_else' } },
    { forgery: 'that is ten minutes old', options: { ageSeconds: 600 } },
    {
      forgery: 'that was changed on its way',
      options: { tamper: (payload: string) => payload.replace('"livemode":false', '"livemode":true') },
    },
  ])('$forgery is refused and changes nothing', async ({ options }) => {
    const { person, events } = await addHeldSubscriber();
    const event = one(events, 'customer.subscription.created');
    expect(await server.fake.deliver(event, options)).toBe(400);
    expect(await entitlementOf(person)).toBe('free');
    expect(await handled(event)).toBe(0);
  });

  it('without a signature is refused in the one error shape', async () => {
    const response = await fetch(`${server.url}/webhooks/stripe`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'request/invalid' });
  });

  it('that comes again is ignored', async () => {
    const { person, events } = await addHeldSubscriber();
    const event = one(events, 'customer.subscription.created');
    expect(await server.fake.deliver(event)).toBe(200);
    expect(await entitlementOf(person)).toBe('trial');
    const asked = server.fake.requests.length;
    expect(await server.fake.deliver(event)).toBe(200);
    expect(server.fake.requests.length).toBe(asked);
    expect(await handled(event)).toBe(1);
  });

  it('that comes late does not undo what is active', async () => {
    const { person, subscription, events } = await addHeldSubscriber();
    const later = await eventsAfterTrial(subscription);
    expect(await server.fake.deliver(one(later, 'customer.subscription.updated'))).toBe(200);
    expect(await entitlementOf(person)).toBe('active');
    for (const event of events) expect(await server.fake.deliver(event)).toBe(200);
    expect(await entitlementOf(person)).toBe('active');
  });

  it('about the end of an old subscription does not end the new one', async () => {
    const { person, subscription } = await addHeldSubscriber();
    const ending = await eventsOf(async () => server.fake.ledger.cancelNow(subscription));
    await server.subscribe(person);
    expect(await entitlementOf(person)).toBe('active');
    expect(await server.fake.deliver(one(ending, 'customer.subscription.deleted'))).toBe(200);
    expect(await entitlementOf(person)).toBe('active');
  });
});

describe('an event', () => {
  it('gives access before the browser is back from the payment page', async () => {
    const { person, events } = await addHeldSubscriber();
    expect(await entitlementOf(person)).toBe('free');
    await server.fake.deliver(one(events, 'checkout.session.completed'));
    expect(await entitlementOf(person)).toBe('trial');
  });

  it('of a kind that we do not know is answered with 200', async () => {
    const event = {
      id: 'evt_new',
      object: 'event',
      type: 'mandate.updated',
      created: 1,
      data: { object: {} },
    } as const;
    expect(await server.fake.deliver(event)).toBe(200);
  });

  it('about nobody that we know is answered with 200', async () => {
    const { person, events } = await addHeldSubscriber();
    await server.context.database.run('DELETE FROM identity_user WHERE id = $1', [person.userId]);
    for (const event of events) expect(await server.fake.deliver(event)).toBe(200);
  });

  it('has its effect once and with its note, when it comes twice at the same time as all others', async () => {
    const { person, events } = await addHeldSubscriber();
    const statuses = await Promise.all([...events, ...events].map((event) => server.fake.deliver(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await entitlementOf(person)).toBe('trial');
    for (const event of events) expect(await handled(event)).toBe(1);
  });

  it('that was read before, but is written after a newer one, gives way', async () => {
    const { person, subscription, events } = await addHeldSubscriber();
    const isRead = Promise.withResolvers<void>();
    const mayAnswer = Promise.withResolvers<void>();
    // The first question is answered with the trial, but the answer arrives only after the trial has ended.
    let isFirst = true;
    server.fake.setDelay(async ({ path }) => {
      if (!isFirst || !path.startsWith('/v1/subscriptions/')) return;
      isFirst = false;
      isRead.resolve();
      await mayAnswer.promise;
    });
    const slow = server.fake.deliver(one(events, 'customer.subscription.created'));
    await isRead.promise;
    const later = await eventsAfterTrial(subscription);
    expect(await server.fake.deliver(one(later, 'invoice.paid'))).toBe(200);
    expect(await entitlementOf(person)).toBe('active');
    mayAnswer.resolve();
    expect(await slow).toBe(200);
    expect(await entitlementOf(person)).toBe('active');
  });

  it('that cannot be looked up now is not noted, so that it can come again', async () => {
    const { person, events } = await addHeldSubscriber();
    const event = one(events, 'customer.subscription.created');
    server.fake.setDown(true);
    expect(await server.fake.deliver(event)).toBe(502);
    expect(await handled(event)).toBe(0);
    server.fake.setDown(false);
    expect(await server.fake.deliver(event)).toBe(200);
    expect(await entitlementOf(person)).toBe('trial');
  });
});
