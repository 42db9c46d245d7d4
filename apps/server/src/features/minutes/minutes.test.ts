import { randomUUID } from 'node:crypto';
import { FREE_MINUTES_PER_DAY } from '@vayl/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, type Person } from '../../../test-helpers/people.ts';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';

const DAY_SECONDS = FREE_MINUTES_PER_DAY * 60;
const BERLIN = 'Europe/Berlin';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Ask {
  readonly leaseId?: string;
  readonly deviceId?: string;
  readonly timeZone?: string;
  readonly wantedSeconds?: number;
}

async function lease({ client }: Person, ask: Ask = {}) {
  const body = { leaseId: randomUUID(), deviceId: randomUUID(), timeZone: BERLIN, wantedSeconds: 300, ...ask };
  return client.leaseMinutes({ body });
}

async function granted(person: Person, ask: Ask = {}) {
  const answer = await lease(person, ask);
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
  return answer.value;
}

async function give(person: Person, sets: string): Promise<void> {
  await server.context.database.run(`INSERT INTO entitlements (user_id) VALUES ($1) ON CONFLICT (user_id) DO NOTHING`, [
    person.userId,
  ]);
  await server.context.database.run(`UPDATE entitlements SET ${sets} WHERE user_id = $1`, [person.userId]);
}

describe('a lease', () => {
  it('[FREE-01] gives fifteen minutes a day and not a second more', async () => {
    const person = await addPerson(server);
    const grants = [];
    for (let index = 0; index < 4; index += 1) grants.push(await granted(person, { wantedSeconds: 400 }));
    expect(grants.map(({ grantedSeconds }) => grantedSeconds)).toEqual([400, 400, 100, 0]);
    expect(grants.map(({ remainingSeconds }) => remainingSeconds)).toEqual([500, 100, 0, 0]);
  });

  it('[FREE-01] gives exactly fifteen minutes when forty ask at once', async () => {
    const person = await addPerson(server);
    const answers = await Promise.all(Array.from({ length: 40 }, () => granted(person, { wantedSeconds: 60 })));
    expect(answers.reduce((sum, { grantedSeconds }) => sum + grantedSeconds, 0)).toBe(DAY_SECONDS);
  });

  it('gives exactly fifteen minutes when two processes race, without waiting for each other for ever', async () => {
    const other = await startTestServerOn(server);
    try {
      const people = await Promise.all(Array.from({ length: 6 }, () => addPerson(server)));
      const asks = people.flatMap((person) =>
        Array.from({ length: 20 }, (_, index) => {
          const client = index % 2 === 0 ? person.client : other.clientWith(person.token);
          return granted({ ...person, client }, { wantedSeconds: 60 }).then(({ grantedSeconds }) => ({
            email: person.email,
            grantedSeconds,
          }));
        }),
      );
      const sums = new Map<string, number>();
      for (const { email, grantedSeconds } of await Promise.all(asks)) {
        sums.set(email, (sums.get(email) ?? 0) + grantedSeconds);
      }
      expect([...sums.values()]).toEqual(people.map(() => DAY_SECONDS));
    } finally {
      await other.stop();
    }
  });

  it('costs nothing more when it is asked for again, whatever came between', async () => {
    const person = await addPerson(server);
    const [first, second] = [randomUUID(), randomUUID()];
    await granted(person, { leaseId: first });
    await granted(person, { leaseId: second });
    const again = await granted(person, { leaseId: first });
    expect(again).toMatchObject({ grantedSeconds: 300, remainingSeconds: 300 });
  });

  it('costs nothing more when the same one is asked for twenty times at once', async () => {
    const person = await addPerson(server);
    const ask = { leaseId: randomUUID(), deviceId: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => granted(person, ask)));
    expect(new Set(answers.map(({ grantedSeconds }) => grantedSeconds))).toEqual(new Set([300]));
    const balance = await person.client.getMinutes({ query: { timeZone: BERLIN } });
    expect(balance).toMatchObject({ ok: true, value: { remainingSeconds: 600 } });
  });

  it('needs a confirmed address, and is given as soon as it is confirmed', async () => {
    const person = await addPerson(server, { isEmailVerified: false });
    expect(await lease(person)).toMatchObject({ ok: false, error: { body: { code: 'auth/email-not-verified' } } });
    await server.context.database.run('UPDATE identity_user SET "emailVerified" = true WHERE id = $1', [person.userId]);
    expect(await lease(person)).toMatchObject({ ok: true });
  });

  it('is refused in a zone that does not exist', async () => {
    const person = await addPerson(server);
    const answer = await lease(person, { timeZone: 'Mars/Olympus' });
    expect(answer).toMatchObject({ ok: false, error: { status: 400, body: { code: 'request/invalid' } } });
  });

  it('threat 11: a second account on one device gets nothing of that day', async () => {
    const [first, second] = [await addPerson(server), await addPerson(server)];
    const deviceId = randomUUID();
    await granted(first, { deviceId });
    expect(await lease(second, { deviceId })).toMatchObject({
      ok: false,
      error: { body: { code: 'minutes/device-used' } },
    });
    expect(await lease(second, { deviceId: randomUUID() })).toMatchObject({ ok: true });
  });

  it('threat 11: two accounts that race for one device get one lease', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => addPerson(server)));
    const deviceId = randomUUID();
    const answers = await Promise.all(people.map((person) => lease(person, { deviceId })));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  });
});

describe('a subscriber', () => {
  it.each([
    ['active', `status = 'active'`],
    ['trial', `status = 'trial', ends_at = now() + interval '3 days'`],
    ['beta', 'is_beta = true'],
  ])('[FREE-04] [RD-59] has no limit while %s', async (_, sets) => {
    const person = await addPerson(server);
    await give(person, sets);
    for (let index = 0; index < 4; index += 1) {
      expect(await granted(person, { wantedSeconds: 900 })).toMatchObject({ isUnlimited: true, grantedSeconds: 900 });
    }
  });

  it.each([
    ['expired', `status = 'expired'`],
    ['on a trial that ended', `status = 'trial', ends_at = now() - interval '1 second'`],
  ])('[RD-71] has the free limit again once %s', async (_, sets) => {
    const person = await addPerson(server);
    await give(person, sets);
    expect(await granted(person, { wantedSeconds: 900 })).toMatchObject({ isUnlimited: false, remainingSeconds: 0 });
    expect(await granted(person, { wantedSeconds: 900 })).toMatchObject({ grantedSeconds: 0 });
  });
});

describe('what was not used', () => {
  it('comes back once', async () => {
    const person = await addPerson(server);
    const { leaseId } = await granted(person);
    const tell = () => person.client.returnMinutes({ body: { leaseId, usedSeconds: 100 } });
    expect(await tell()).toMatchObject({ ok: true, value: { returnedSeconds: 200, remainingSeconds: 800 } });
    expect(await tell()).toMatchObject({ ok: true, value: { returnedSeconds: 0, remainingSeconds: 800 } });
  });

  it('comes back once when twenty tell it at the same time', async () => {
    const person = await addPerson(server);
    const { leaseId } = await granted(person);
    const body = { leaseId, usedSeconds: 0 };
    await Promise.all(Array.from({ length: 20 }, () => person.client.returnMinutes({ body })));
    const balance = await person.client.getMinutes({ query: { timeZone: BERLIN } });
    expect(balance).toMatchObject({ ok: true, value: { remainingSeconds: DAY_SECONDS } });
  });

  it('does not come back to somebody who did not take it', async () => {
    const [person, other] = [await addPerson(server), await addPerson(server)];
    const { leaseId } = await granted(person);
    const answer = await other.client.returnMinutes({ body: { leaseId, usedSeconds: 0 } });
    expect(answer).toMatchObject({ ok: false, error: { status: 404, body: { code: 'minutes/unknown-lease' } } });
  });
});

describe('use without a network', () => {
  it('is charged once, however often it is told, and never for more than is left', async () => {
    const person = await addPerson(server);
    const { localDay } = await granted(person, { wantedSeconds: 300 });
    const uses = [
      { useId: randomUUID(), localDay, usedSeconds: 200 },
      { useId: randomUUID(), localDay, usedSeconds: 500 },
    ];
    const body = { deviceId: randomUUID(), timeZone: BERLIN, uses };
    const told = await Promise.all(Array.from({ length: 10 }, () => person.client.reconcileMinutes({ body })));
    const charged = told.map((answer) => (answer.ok ? answer.value.chargedSeconds : Number.NaN));
    expect(charged.reduce((sum, seconds) => sum + seconds, 0)).toBe(600);
    expect(told.every((answer) => answer.ok && answer.value.remainingSeconds === 0)).toBe(true);
  });

  it('is not charged again when it used a lease that was paid for', async () => {
    const person = await addPerson(server);
    const { leaseId, localDay } = await granted(person);
    const uses = [{ useId: leaseId, localDay, usedSeconds: 300 }];
    const answer = await person.client.reconcileMinutes({ body: { deviceId: randomUUID(), timeZone: BERLIN, uses } });
    expect(answer).toMatchObject({ ok: true, value: { chargedSeconds: 0, remainingSeconds: 600 } });
  });

  it('of a day that is over takes nothing from today', async () => {
    const person = await addPerson(server);
    const uses = [{ useId: randomUUID(), localDay: '2020-02-02', usedSeconds: 900 }];
    const answer = await person.client.reconcileMinutes({ body: { deviceId: randomUUID(), timeZone: BERLIN, uses } });
    expect(answer).toMatchObject({ ok: true, value: { chargedSeconds: 0, remainingSeconds: DAY_SECONDS } });
  });
});

/** A second process on the same schema, as behind a load balancer. */
function startTestServerOn({ context: { config } }: TestServer): Promise<TestServer> {
  return startTestServer({ DATABASE_SCHEMA: config.DATABASE_SCHEMA });
}
