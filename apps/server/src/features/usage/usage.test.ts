import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addPerson, type Person } from '../../../test-helpers/people.ts';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';
import { addSession } from './store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => server.moveClock('0'));

const timeZone = 'UTC';

const start = ({ client }: Person, sessionId: string, zone = timeZone) =>
  client.startUsage({ body: { sessionId, timeZone: zone } });
const end = ({ client }: Person, sessionId: string, usedSeconds: number) =>
  client.endUsage({ params: { sessionId }, body: { usedSeconds } });
async function usageOf({ client }: Person, zone = timeZone) {
  const answer = await client.getUsage({ query: { timeZone: zone } });
  if (!answer.ok) throw new Error('no totals');
  return answer.value;
}

/** One session of ten minutes that begins after so many days. */
async function useOnDay(person: Person, days: number): Promise<void> {
  const sessionId = randomUUID();
  await server.moveClock(`${days} days`);
  await start(person, sessionId);
  await server.moveClock(`${days} days 10 minutes`);
  await end(person, sessionId, 600);
}

describe('a session', () => {
  it('is kept with its start, its end and its seconds, and added to its day', async () => {
    const person = await addPerson(server);
    const sessionId = randomUUID();
    expect(await start(person, sessionId)).toEqual({ ok: true, value: {} });
    await server.moveClock('20 minutes');
    expect(await end(person, sessionId, 900)).toEqual({ ok: true, value: {} });
    expect(await usageOf(person)).toMatchObject({
      sessions: 1,
      totalSeconds: 900,
      days: [{ sessions: 1, seconds: 900 }],
    });
    const rows = await server.context.database.rows(
      z.object({ minutes: z.number(), used_seconds: z.number() }),
      `SELECT round(extract(epoch FROM ended_at - started_at) / 60)::int AS minutes, used_seconds
       FROM usage_sessions WHERE user_id = $1`,
      [person.userId],
    );
    expect(rows).toEqual([{ minutes: 20, used_seconds: 900 }]);
  });

  it('that is told again and again, even at once and on the next day, is one session', async () => {
    const person = await addPerson(server);
    const sessionId = randomUUID();
    await Promise.all(Array.from({ length: 8 }, () => start(person, sessionId)));
    await server.moveClock('1 day');
    await start(person, sessionId);
    const ends = await Promise.all(Array.from({ length: 8 }, () => end(person, sessionId, 300)));
    expect(ends.every(({ ok }) => ok)).toBe(true);
    expect(await usageOf(person)).toMatchObject({ sessions: 1, totalSeconds: 300 });
  });

  it('that is told twice at once waits for the other telling', async () => {
    const { database } = server.context;
    const person = await addPerson(server);
    const own = { userId: person.userId, sessionId: randomUUID() };
    const second = await database.transaction(async (queries) => {
      await addSession(queries, { ...own, timeZone });
      const started = start(person, own.sessionId);
      await setTimeout(300);
      return { started };
    });
    expect(await second.started).toMatchObject({ ok: true });
    const rows = await database.rows(z.unknown(), 'SELECT FROM usage_sessions WHERE user_id = $1', [person.userId]);
    expect(rows).toHaveLength(1);
  });

  it('cannot have used more than the time that really passed', async () => {
    const person = await addPerson(server);
    const sessionId = randomUUID();
    await start(person, sessionId);
    await server.moveClock('10 minutes');
    await end(person, sessionId, 86_400);
    const { totalSeconds } = await usageOf(person);
    expect(totalSeconds).toBeGreaterThanOrEqual(600);
    expect(totalSeconds).toBeLessThan(660);
  });

  it('of another account cannot be ended, and its number can be used by both', async () => {
    const [person, stranger] = await Promise.all([addPerson(server), addPerson(server)]);
    const sessionId = randomUUID();
    await start(person, sessionId);
    expect(await end(stranger, sessionId, 60)).toMatchObject({ ok: false, error: { status: 404 } });
    expect(await usageOf(person)).toMatchObject({ sessions: 0 });
    expect(await start(stranger, sessionId)).toMatchObject({ ok: true });
    await server.moveClock('1 minute');
    await end(stranger, sessionId, 60);
    expect(await usageOf(person)).toMatchObject({ sessions: 0 });
    expect(await usageOf(stranger)).toMatchObject({ sessions: 1 });
  });

  it('needs somebody who is signed in', async () => {
    const nobody = await server.client.startUsage({ body: { sessionId: randomUUID(), timeZone } });
    expect(nobody).toMatchObject({ ok: false, error: { body: { code: 'auth/sign-in-required' } } });
  });

  it('in a zone that does not exist is refused', async () => {
    const person = await addPerson(server);
    expect(await start(person, randomUUID(), 'Atlantis/Capital')).toMatchObject({ ok: false, error: { status: 400 } });
    const totals = await person.client.getUsage({ query: { timeZone: 'Atlantis/Capital' } });
    expect(totals).toMatchObject({ ok: false, error: { status: 400 } });
  });

  it('fills no day beyond its 24 hours, however many devices say so', async () => {
    const person = await addPerson(server);
    const sessionIds = [randomUUID(), randomUUID()];
    for (const sessionId of sessionIds) await start(person, sessionId);
    await server.moveClock('20 hours');
    for (const sessionId of sessionIds) await end(person, sessionId, 72_000);
    expect(await usageOf(person)).toMatchObject({ sessions: 2, totalSeconds: 86_400 });
  });
});

describe('totals and streaks', () => {
  it('are all zero for somebody who has used nothing', async () => {
    expect(await usageOf(await addPerson(server))).toEqual({
      sessions: 0,
      totalSeconds: 0,
      currentStreakDays: 0,
      longestStreakDays: 0,
      days: [],
    });
  });

  it('count days in a row, keep the longest, and end after a whole day without use', async () => {
    const person = await addPerson(server);
    for (const day of [0, 1, 2, 4]) await useOnDay(person, day);
    const facts = { sessions: 4, totalSeconds: 2400, longestStreakDays: 3 };
    expect(await usageOf(person)).toMatchObject({ ...facts, currentStreakDays: 1 });
    await server.moveClock('5 days');
    expect(await usageOf(person)).toMatchObject({ ...facts, currentStreakDays: 1 });
    await server.moveClock('6 days 1 hour');
    expect(await usageOf(person)).toMatchObject({ ...facts, currentStreakDays: 0 });
  });

  it('take the day from the zone of the person, not of the server', async () => {
    const [east, west] = await Promise.all([addPerson(server), addPerson(server)]);
    const zones = [
      [east, 'Pacific/Kiritimati'],
      [west, 'Pacific/Pago_Pago'],
    ] as const;
    const localDays: string[] = [];
    for (const [person, zone] of zones) {
      const sessionId = randomUUID();
      await start(person, sessionId, zone);
      await end(person, sessionId, 3);
      const { days, currentStreakDays } = await usageOf(person, zone);
      expect(currentStreakDays).toBe(1);
      localDays.push(...days.map(({ localDay }) => localDay));
    }
    // The two zones are 25 hours apart, so that they never share a day.
    expect(new Set(localDays).size).toBe(2);
  });
});
