import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SOME_JOB } from '../../../test-helpers/job.ts';
import { addPerson } from '../../../test-helpers/people.ts';
import { addRowsEverywhere } from '../../../test-helpers/rows-of-a-person.ts';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';
import { migrationNames } from '../../database/migrate.ts';
import { TASKS } from '../../jobs/tasks.ts';
import { DELETE_OLD_ROWS } from './delete-old-rows.ts';
import { endOf, FAILED_JOBS_KEPT_FOR, RETENTION_RULES, type RetentionRule } from './rules.ts';

interface WrittenTable {
  readonly table: string;
  /** What the comment in front of the table says, or undefined if it says nothing. */
  readonly keptFor: string | undefined;
}

const TABLES = migrationNames().flatMap((name): WrittenTable[] => {
  const sql = readFileSync(new URL(`../../../migrations/${name}`, import.meta.url), 'utf8');
  return [...sql.matchAll(/((?:^--.*\n)*)^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\w+)/gm)].map(
    ([, comment = '', table = '']) => ({
      table,
      keptFor: /Kept for: (.+)/s.exec(comment.replaceAll('\n-- ', ' ').replaceAll(/\btwo\b/g, '2'))?.[1]?.trim(),
    }),
  );
});

/** As long as something else: its deletion is that of the other thing. Everything else ends by itself. */
const hasNoEnd = (keptFor: string) => /^as long as the (account|server)\b/.test(keptFor);

describe('what the migrations promise', () => {
  it('is told of every table', () => {
    expect(TABLES.length).toBeGreaterThan(15);
    expect(TABLES.filter(({ keptFor }) => keptFor === undefined)).toEqual([]);
  });

  it.each(TABLES.filter(({ keptFor }) => keptFor !== undefined && !hasNoEnd(keptFor)))(
    'of $table has its rule: $keptFor',
    ({ table, keptFor }) => {
      const rules = RETENTION_RULES.filter((rule) => rule.table === table);
      expect(rules).not.toEqual([]);
      for (const rule of rules) expect(keptFor).toMatch('until' in rule ? /\b(until|at most)\b/ : rule.keptFor);
    },
  );

  it('is all that the rules delete', () => {
    const endless = TABLES.filter(({ keptFor }) => keptFor !== undefined && hasNoEnd(keptFor)).map(
      ({ table }) => table,
    );
    const written = new Set(TABLES.map(({ table }) => table));
    expect(RETENTION_RULES.filter(({ table }) => endless.includes(table) || !written.has(table))).toEqual([]);
  });
});

describe('the nightly job', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());
  afterEach(() => server.moveClock('0'));

  const cleanUp = () => DELETE_OLD_ROWS.run(server.context, {}, SOME_JOB);

  /** Moves the clock so that the newest row of a rule has its time in so many minutes. */
  async function moveToEndOf(rule: RetentionRule, minutesAfter: number): Promise<void> {
    const row = await server.context.database.row(
      z.object({ seconds: z.number() }),
      `SELECT extract(epoch FROM max(${endOf(rule)}) - now())::float AS seconds FROM ${rule.table} WHERE ${onlyOf(rule)}`,
    );
    if (row === undefined) throw new Error('there is no row');
    await server.moveClock(`${row.seconds + minutesAfter * 60} seconds`);
  }

  async function countOf(rule: RetentionRule): Promise<number> {
    const row = await server.context.database.row(
      z.object({ count: z.number() }),
      `SELECT count(*)::int FROM ${rule.table} WHERE ${onlyOf(rule)}`,
    );
    return row?.count ?? 0;
  }

  const Key = z.object({ key: z.string() });
  const onlyOf = (rule: RetentionRule) => ('only' in rule && rule.only !== undefined ? rule.only : 'true');

  it('is one of the jobs, and comes by itself', () => {
    expect(TASKS).toContain(DELETE_OLD_ROWS);
    expect(DELETE_OLD_ROWS.schedule).toMatch(/^\d+ \d+ \* \* \*$/);
  });

  it.each(RETENTION_RULES.map((rule) => [rule.table, 'until' in rule ? rule.until : rule.keptFor, rule] as const))(
    'keeps a young row of %s and deletes an old one: %s',
    async (table, _, rule) => {
      await server.context.database.run(`DELETE FROM ${table}`);
      await addRowsEverywhere(server, await addPerson(server));
      const before = await countOf(rule);
      expect(before).toBeGreaterThan(0);
      await moveToEndOf(rule, -1);
      await cleanUp();
      expect(await countOf(rule)).toBe(before);
      await moveToEndOf(rule, 1);
      await cleanUp();
      expect(await countOf(rule)).toBe(0);
    },
  );

  it('deletes jobs that failed for the last time, and none that will be tried again', async () => {
    const { database, jobs } = server.context;
    const keys = () =>
      database.rows(Key, `SELECT key FROM ${jobs.schema}._private_jobs WHERE key IS NOT NULL ORDER BY key`);
    await jobs.enqueue(database, 'a-task', {}, { key: 'dead' });
    await jobs.enqueue(database, 'a-task', {}, { key: 'waiting' });
    await database.run(`UPDATE ${jobs.schema}._private_jobs SET attempts = max_attempts WHERE key = 'dead'`);
    await cleanUp();
    expect(await keys()).toEqual([{ key: 'dead' }, { key: 'waiting' }]);
    await server.moveClock(`${FAILED_JOBS_KEPT_FOR} 1 minute`);
    await cleanUp();
    expect(await keys()).toEqual([{ key: 'waiting' }]);
  });

  it('deletes more rows than fit into one piece', async () => {
    const { database } = server.context;
    await database.run(
      `INSERT INTO payment_events (event_id, type, handled_at)
       SELECT 'many-' || number, 'a type', now() - interval '36 days' FROM generate_series(1, 5001) AS number`,
    );
    await cleanUp();
    expect(await database.rows(z.unknown(), "SELECT FROM payment_events WHERE event_id LIKE 'many-%'")).toEqual([]);
  });

  it('cleans every other table when one of them cannot be cleaned, and says so by failing', async () => {
    const { database } = server.context;
    await addRowsEverywhere(server, await addPerson(server));
    await server.moveClock('3 years');
    await database.run('ALTER TABLE email_changes RENAME TO email_changes_away');
    try {
      await expect(cleanUp()).rejects.toThrow('old rows are still in email_changes');
      expect(await database.rows(z.unknown(), 'SELECT FROM usage_sessions')).toEqual([]);
    } finally {
      await database.run('ALTER TABLE email_changes_away RENAME TO email_changes');
    }
  });
});
