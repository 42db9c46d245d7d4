import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { personOf } from '../../../../../tools/load/people.ts';
import { suggestionOf } from '../../../../../tools/load/requests.ts';
import { until } from '../../../../../tools/waiting/until.ts';
import type { FakeEvent } from '../../../test-helpers/stripe-fake-ledger.ts';
import type { Day } from '../world/day.ts';
import { postAsVisitor } from '../world/post-as-visitor.ts';
import type { World } from '../world/world.ts';
import type { Fault } from './strike.ts';

const MAIL_AWAY_MS = 9000;
const PROVIDER_HANGS_MS = 15_000;
const LATE_MS = 4000;

export const MAIL_AWAY: Fault = {
  title: 'the mail server is away for 9 s',
  mayCopyMails: false,
  strike: async ({ mail }) => {
    const atMs = performance.now();
    await mail.goAway();
    await pause(MAIL_AWAY_MS);
    await mail.comeBack();
    return { atMs };
  },
};

export const PROVIDER_HANGS: Fault = {
  title: 'the AI provider hangs for 15 s',
  mayCopyMails: false,
  // One that has hung is not asked for a minute, and a strike meanwhile would meet nobody.
  prepare: (world) => until('both servers to ask the provider', () => isAskedByBoth(world), { mostMs: 90_000 }),
  strike: async ({ provider }) => {
    const atMs = performance.now();
    const askedBefore = provider.requests.length;
    provider.play('hang');
    await pause(PROVIDER_HANGS_MS);
    provider.play('good');
    const caught = provider.requests.length - askedBefore;
    if (caught === 0) throw new Error('nobody asked the provider while it hung');
    return { atMs, note: `${caught} questions ran into it` };
  },
};

const LOOK_EVERY_MS = 1000;

/** Two questions that nobody has asked before: the proxy gives one to each server. */
async function isAskedByBoth(world: World): Promise<boolean> {
  const { provider } = world;
  const askedBefore = provider.requests.length;
  for (const person of [1, 2]) {
    const answer = await postAsVisitor(world, '/api/ai-suggestion', suggestionOf(person, randomInt(2 ** 31)));
    if (!answer.ok) throw new Error(`a question was refused with ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  }
  await pause(LOOK_EVERY_MS);
  return provider.requests.length - askedBefore === 2;
}

const SUBSCRIBERS = 20;
const CHANGES_EACH = 3;

/** Everything that changes is told in the wrong order, a third of it late, and each event twice, some at the same moment. */
export const EVENTS_IN_DISORDER: Fault = {
  title: 'Stripe’s events come twice, late and out of order',
  mayCopyMails: false,
  strike: async (world, day) => {
    const { payments } = world;
    const atMs = performance.now();
    const first = payments.events.length;
    for (let change = 0; change < CHANGES_EACH; change += 1) {
      for (let number = 0; number < SUBSCRIBERS; number += 1) toggle(world, number);
    }
    const newestFirst = payments.events.slice(first).toReversed();
    const late = newestFirst.filter((_, index) => index % 3 === 0);
    const inTime = newestFirst.filter((_, index) => index % 3 !== 0);
    const sent = await deliverTwice(world, day, inTime);
    await pause(LATE_MS);
    const sentLate = await deliverTwice(world, day, late);
    return { atMs, note: `${newestFirst.length} events in ${sent + sentLate} deliveries` };
  },
};

function toggle({ payments: { ledger } }: World, number: number): void {
  const subscription = ledger.subscriptions.get(personOf(number).subscriptionId);
  if (subscription === undefined) throw new Error(`person ${number} has no subscription`);
  ledger.cancelAtPeriodEnd(subscription, randomInt(2) === 1);
}

const AT_ONCE = 10;

async function deliverTwice(world: World, day: Day, events: readonly FakeEvent[]): Promise<number> {
  let deliveries = 0;
  for (let from = 0; from < events.length; from += AT_ONCE) {
    const some = events.slice(from, from + AT_ONCE);
    const sent = await Promise.all([...some, ...some.toReversed()].map((event) => deliver(world, day, event)));
    deliveries += sent.reduce((sum, tries) => sum + tries, 0);
  }
  return deliveries;
}

/** As the payment service does it: again, until somebody says yes. */
async function deliver({ payments }: World, day: Day, event: FakeEvent): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const status = await payments.deliver(event).catch(() => 0);
    if (status === 200) {
      day.note({ kind: 'webhook', key: event.id, userId: personOf(0).userId, seconds: 0 });
      return tries;
    }
    if (tries === 20) throw new Error(`an event was refused with ${status} again and again`);
    await pause(500);
  }
}
