import { randomUUID } from 'node:crypto';
import type { Client } from '@vayl/contract';
import type { Result } from '@vayl/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type RealServer, startRealServer } from '../test-helpers/real-server.ts';
import { LOCAL_CALENDAR } from './calendar.ts';
import { Meter } from './meter.ts';
import type { MinutesServer } from './minutes-server.ts';
import { FakeMinutesServer } from './test-helpers/fake-minutes-server.ts';

let server: RealServer;

beforeAll(async () => {
  server = await startRealServer();
});

afterAll(async () => {
  await server.stop();
});

/** Tells when nothing is under way, so that time can pass quickly here while the server has its own. */
class Wire {
  readonly minutes: MinutesServer;
  #underWay = 0;

  constructor({ client }: Person) {
    this.minutes = {
      getMinutes: (input) => this.#pass(client.getMinutes(input)),
      leaseMinutes: (input) => this.#pass(client.leaseMinutes(input)),
      returnMinutes: (input) => this.#pass(client.returnMinutes(input)),
      reconcileMinutes: (input) => this.#pass(client.reconcileMinutes(input)),
    };
  }

  async idle(): Promise<void> {
    do await new Promise((resolve) => setTimeout(resolve));
    while (this.#underWay > 0);
  }

  async #pass<Value>(call: Promise<Value>): Promise<Value> {
    this.#underWay += 1;
    try {
      return await call;
    } finally {
      this.#underWay -= 1;
    }
  }
}

interface Computer {
  readonly meter: Meter;
  /** The session runs for so long, or until the minutes are over. Says for how long there was light. */
  readonly run: (seconds: number) => Promise<number>;
}

function computerOf(person: Person, isOnline: () => boolean = () => true): Computer {
  const wire = new Wire(person);
  const texts = new Map<string, string>();
  let monotonicMs = 1000;
  const meter = new Meter({
    clock: { monotonicMs: () => monotonicMs, wallMs: () => Date.now() },
    calendar: LOCAL_CALENDAR,
    storage: {
      read: (key) => texts.get(key),
      write: (key, text) => void texts.set(key, text),
      remove: (key) => void texts.delete(key),
    },
    server: () => (isOnline() ? wire.minutes : undefined),
    entitlement: () => 'free',
    newId: randomUUID,
    logFailure: (what, cause) => process.stderr.write(`${what} ${JSON.stringify(cause)}\n`),
  });
  const tick = async (ms: number) => {
    monotonicMs += ms;
    meter.tick();
    await wire.idle();
  };
  return {
    meter,
    run: async (seconds) => {
      meter.setCounting(true);
      await wire.idle();
      let litSeconds = 0;
      for (; litSeconds < seconds && meter.getSnapshot().mayHaveLight; litSeconds += 1) await tick(1000);
      meter.setCounting(false);
      for (let rest = 0; rest < 3; rest += 1) await tick(1000);
      return litSeconds;
    },
  };
}

async function remainingOf({ client }: Person): Promise<number | undefined> {
  const answer = await client.getMinutes({ query: { timeZone: LOCAL_CALENDAR.timeZone() } });
  return answer.ok ? answer.value.remainingSeconds : undefined;
}

describe('the meter against the real server', () => {
  it('[RD-59] [FREE-01] has light for exactly 900 seconds, which the server has counted too', async () => {
    const person = await server.newPerson();
    const computer = computerOf(person);
    expect(await computer.run(200)).toBe(200);
    expect(await remainingOf(person)).toBe(700);
    expect(await computer.run(2000)).toBe(700);
    expect(await remainingOf(person)).toBe(0);
  });

  it('[RD-59] counts one account on two computers, and tells later what was used without a network', async () => {
    const person = await server.newPerson();
    let isOnline = false;
    const [first, second] = [computerOf(person, () => isOnline), computerOf(person)];
    expect(await first.run(300)).toBe(300);
    expect(await remainingOf(person)).toBe(900);
    isOnline = true;
    await first.run(60);
    expect(await remainingOf(person)).toBe(540);
    expect(await second.run(2000)).toBe(540);
  });

  it('has no limit once the server says that there is none', async () => {
    const person = await server.newPerson();
    const checkout = await person.client.startCheckout({ body: { plan: 'annual' } });
    await fetch(`${checkout.ok ? checkout.value.url : ''}/done`, { redirect: 'manual' });
    await expect
      .poll(async () => {
        const answer = await person.client.getMinutes({ query: { timeZone: 'Etc/UTC' } });
        return answer.ok && answer.value.isUnlimited;
      })
      .toBe(true);
    const computer = computerOf(person);
    expect(await computer.run(1000)).toBe(1000);
    expect(computer.meter.getSnapshot().minutesLeft).toBeUndefined();
  });
});

type Step = (server: Pick<Client, keyof MinutesServer>, timeZone: string) => Promise<Result<unknown, unknown>>;

/** What may happen to one account in a day. Ids are fixed, so that both are told the same. */
function scriptedSteps(): readonly Step[] {
  const [a, b, c, d] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const [use, oldUse, lateUse, deviceId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const today = new Date().toISOString().slice(0, 10);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const lease =
    (leaseId: string, wantedSeconds: number): Step =>
    (to, timeZone) =>
      to.leaseMinutes({ body: { leaseId, wantedSeconds, timeZone, deviceId } });
  const giveBack =
    (leaseId: string, usedSeconds: number): Step =>
    (to) =>
      to.returnMinutes({ body: { leaseId, usedSeconds } });
  const tell =
    (...uses: { useId: string; localDay: string; usedSeconds: number }[]): Step =>
    (to, timeZone) =>
      to.reconcileMinutes({ body: { deviceId, timeZone, uses } });
  const look: Step = (to, timeZone) => to.getMinutes({ query: { timeZone } });
  return [
    look,
    lease(a, 60),
    lease(a, 60),
    lease(b, 100),
    giveBack(a, 20),
    giveBack(a, 20),
    giveBack(c, 5),
    look,
    tell({ useId: use, localDay: today, usedSeconds: 30 }, { useId: oldUse, localDay: yesterday, usedSeconds: 40 }),
    tell({ useId: use, localDay: today, usedSeconds: 30 }),
    lease(c, 900),
    lease(d, 10),
    giveBack(b, 100),
    giveBack(d, 0),
    tell({ useId: lateUse, localDay: today, usedSeconds: 50 }),
    giveBack(c, 890),
    look,
  ];
}

/** What a program can see of an answer. */
function shown(answer: Result<unknown, unknown>): unknown {
  const { error } = answer.ok ? { error: undefined } : answer;
  const body = typeof error === 'object' && error !== null && 'body' in error ? error.body : undefined;
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return answer.ok ? answer.value : { code };
}

describe('the server that the meter’s tests hold in their hands', () => {
  it('answers as the real one does', async () => {
    const { client } = await server.newPerson();
    const fake = new FakeMinutesServer(() => Date.now());
    for (const [index, step] of scriptedSteps().entries()) {
      const [real, held] = [await step(client, 'Etc/UTC'), await step(fake, 'Zone/0')].map(shown);
      expect({ index, answer: held }).toEqual({ index, answer: real });
    }
  });
});
