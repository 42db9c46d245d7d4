import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SOME_JOB } from '../../../test-helpers/job.ts';
import { addPerson, type Person } from '../../../test-helpers/people.ts';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';
import { TASKS } from '../../jobs/tasks.ts';
import { DELETE_OLD_ROWS } from './delete-old-rows.ts';
import { KEEP_PIECES } from './keep-pieces.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => server.moveClock('0'));

const Name = z.object({ name: z.string() });
const Scans = z.object({ name: z.string(), scans: z.number() });
const namesFrom = async (sql: string, values: readonly unknown[] = []) =>
  (await server.context.database.rows(Name, sql, values)).map(({ name }) => name);

/** In which pieces a person's rows are. */
const piecesWith = (table: string, { userId }: Person) =>
  namesFrom(`SELECT DISTINCT tableoid::regclass::text AS name FROM ${table} WHERE user_id = $1`, [userId]);
const today = async (format: string, later = '0 days') =>
  (await namesFrom(`SELECT to_char(now() AT TIME ZONE 'UTC' + $1::interval, $2) AS name`, [later, format]))[0] ?? '';

async function useOnce({ client }: Person): Promise<void> {
  const sessionId = randomUUID();
  await client.startUsage({ body: { sessionId, timeZone: 'UTC' } });
  await client.endUsage({ params: { sessionId }, body: { usedSeconds: 1 } });
  const lease = { leaseId: randomUUID(), deviceId: randomUUID(), timeZone: 'UTC', wantedSeconds: 60 };
  expect(await client.leaseMinutes({ body: lease })).toMatchObject({ ok: true });
}

describe('rows that belong to a day', () => {
  it('lie in the piece of that day, and of that month', async () => {
    const person = await addPerson(server);
    await useOnce(person);
    expect(await piecesWith('usage_sessions', person)).toEqual([`usage_sessions_${await today('YYYY_MM_DD')}`]);
    expect(await piecesWith('minutes_leases', person)).toEqual([`minutes_leases_${await today('YYYY_MM_DD')}`]);
    expect(await piecesWith('usage_days', person)).toEqual([`usage_days_${await today('YYYY_MM')}`]);
  });

  it('are taken even where nobody has made a piece for them, and move into it when it is made', async () => {
    const person = await addPerson(server);
    await server.moveClock('50 days');
    await useOnce(person);
    expect(await piecesWith('usage_sessions', person)).toEqual(['usage_sessions_rest']);
    expect(await piecesWith('minutes_leases', person)).toEqual(['minutes_leases_rest']);
    await KEEP_PIECES.run(server.context, {}, SOME_JOB);
    const day = await today('YYYY_MM_DD', '50 days');
    expect(await piecesWith('usage_sessions', person)).toEqual([`usage_sessions_${day}`]);
    expect(await piecesWith('minutes_leases', person)).toEqual([`minutes_leases_${day}`]);
  });

  it('have a piece two weeks ahead, made by a job that comes by itself', async () => {
    expect(TASKS).toContain(KEEP_PIECES);
    expect(KEEP_PIECES.schedule).toMatch(/^\d+ \d+ \* \* \*$/);
    await server.moveClock('3 days');
    await KEEP_PIECES.run(server.context, {}, SOME_JOB);
    const pieces = await namesFrom(`SELECT piece AS name FROM pieces_of('usage_sessions')`);
    expect(pieces).toContain(`usage_sessions_${await today('YYYY_MM_DD', '17 days')}`);
  });

  it('go with their whole day', async () => {
    const person = await addPerson(server);
    await useOnce(person);
    const piece = `usage_sessions_${await today('YYYY_MM_DD')}`;
    await server.moveClock('36 days');
    await DELETE_OLD_ROWS.run(server.context, {}, SOME_JOB);
    expect(await namesFrom(`SELECT piece AS name FROM pieces_of('usage_sessions')`)).not.toContain(piece);
  });

  it('are looked for in the days that can hold them, and in no others', async () => {
    const person = await addPerson(server);
    const { database, config } = server.context;
    await KEEP_PIECES.run(server.context, {}, SOME_JOB);
    const touched = await database.transaction(async (queries) => {
      // They hold what this connection did a moment ago, too.
      const scans = async () => {
        const rows = await queries.rows(
          Scans,
          `SELECT relname AS name, (seq_scan + coalesce(idx_scan, 0))::int AS scans FROM pg_stat_xact_user_tables
           WHERE schemaname = $1 AND relname ~ '^(minutes_leases|usage_sessions)_'`,
          [config.DATABASE_SCHEMA],
        );
        return new Map(rows.map((row) => [row.name, row.scans]));
      };
      const before = await scans();
      await queries.run(
        `SELECT take_leases(ARRAY[gen_random_uuid()], ARRAY[$1]::uuid[], ARRAY[gen_random_uuid()], ARRAY['UTC'], ARRAY[60])`,
        [person.userId],
      );
      await queries.run(`SELECT start_usage($1, gen_random_uuid(), 'UTC')`, [person.userId]);
      return [...(await scans())].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name);
    });
    const allowed = await Promise.all(['-1 days', '0 days', '1 days'].map((later) => today('YYYY_MM_DD', later)));
    const isAllowed = (name: string) => /_(rest|earlier)$/.test(name) || allowed.some((day) => name.endsWith(day));
    expect(touched.length).toBeGreaterThan(3);
    expect(touched.filter((name) => !isAllowed(name))).toEqual([]);
  });
});

describe('days that are older than a year', () => {
  it('become a part of the total: what the person sees stays, and the rows go', async () => {
    const person = await addPerson(server);
    const { database } = server.context;
    // Twenty days in a row across the end of a month, a gap, and nine days of which the last is today.
    for (const clock of ['40 days', '500 days']) {
      await server.moveClock(clock);
      await database.run(
        `SELECT make_pieces(day, day) FROM (SELECT (current_moment() AT TIME ZONE 'UTC')::date AS day) AS now`,
      );
    }
    await database.run(
      `INSERT INTO usage_days (user_id, local_day, sessions, seconds)
       SELECT $1::uuid, day::date, 2, 600 FROM generate_series(
         date_trunc('month', now() + interval '40 days') - interval '10 days',
         date_trunc('month', now() + interval '40 days') + interval '9 days', '1 day') AS day
       UNION ALL SELECT $1::uuid, (current_moment() AT TIME ZONE 'UTC')::date - n, 1, 60 FROM generate_series(0, 8) AS n`,
      [person.userId],
    );
    const usage = async () => {
      const answer = await person.client.getUsage({ query: { timeZone: 'UTC' } });
      if (!answer.ok) throw new Error('no totals');
      return answer.value;
    };
    const before = await usage();
    expect(before).toMatchObject({ sessions: 49, totalSeconds: 12_540, currentStreakDays: 9, longestStreakDays: 20 });

    await KEEP_PIECES.run(server.context, {}, SOME_JOB);
    const after = await usage();
    expect(after).toMatchObject({ ...before, days: before.days.slice(-9) });
    const rows = await database.rows(z.unknown(), 'SELECT FROM usage_days WHERE user_id = $1', [person.userId]);
    expect(rows).toHaveLength(9);

    await KEEP_PIECES.run(server.context, {}, SOME_JOB);
    expect(await usage()).toEqual(after);
  });

  it('are counted once, should the job die after some of its people', async () => {
    const person = await addPerson(server);
    const { database } = server.context;
    await database.run(
      `INSERT INTO usage_days (user_id, local_day, sessions, seconds) VALUES ($1, current_date - 3, 1, 60)`,
      [person.userId],
    );
    const rollUpAll = () =>
      database.run(
        `SELECT roll_up_days('usage_days', current_date,
           '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff')`,
      );
    await rollUpAll();
    await rollUpAll();
    const totals = await person.client.getUsage({ query: { timeZone: 'UTC' } });
    expect(totals).toMatchObject({ ok: true, value: { sessions: 1, totalSeconds: 60, longestStreakDays: 1 } });
  });
});
