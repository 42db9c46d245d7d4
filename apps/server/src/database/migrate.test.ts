import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addPerson } from '../../test-helpers/people.ts';
import { startTestServer, type TestServer } from '../../test-helpers/test-server.ts';
import { openDatabase } from './database.ts';
import { migrate, migrationNames } from './migrate.ts';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'vayl-migrations-'));
const folderUrl = pathToFileURL(`${folder}/`);
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const One = z.object({ count: z.number() });

/** Asks again and again as people do, and keeps the longest that somebody waited. */
function keepAsking(ask: () => Promise<{ readonly ok: boolean }>) {
  const over = new AbortController();
  let longestMs = 0;
  let refused = 0;
  const run = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const startedMs = performance.now();
      const { ok } = await ask();
      if (!ok) refused += 1;
      longestMs = Math.max(longestMs, performance.now() - startedMs);
      await setTimeout(5);
    }
  };
  const all = Promise.all([run(), run(), run()]);
  return {
    stop: async () => {
      over.abort();
      await all;
      return { longestMs, refused };
    },
  };
}

describe('a migration while people use the table', () => {
  it('steps aside for a long reader, so that nobody waits for long, and comes again until it is done', async () => {
    const { database, config } = server.context;
    const person = await addPerson(server);
    writeFileSync(join(folder, '9001_a_column.sql'), 'ALTER TABLE minutes_accounts ADD COLUMN added integer;');
    const patience = { lockTimeoutMs: 150, betweenMs: 250, mostTries: 50 };
    const people = keepAsking(() => person.client.getMinutes({ query: { timeZone: 'UTC' } }));

    const reading = Promise.withResolvers<void>();
    const reader = database.transaction(async (queries) => {
      await queries.row(One, 'SELECT count(*)::int FROM minutes_accounts');
      await reading.promise;
    });
    let isDone = false;
    const migrated = migrate(database, config.DATABASE_SCHEMA, { folder: folderUrl, patience }).then((fresh) => {
      isDone = true;
      return fresh;
    });
    await setTimeout(2500);
    // A reader of seconds: a migration that waited for it would have held everybody else up for as long.
    expect(isDone).toBe(false);
    reading.resolve();
    await reader;
    expect(await migrated).toEqual(['9001_a_column.sql']);
    const { longestMs, refused } = await people.stop();
    expect(refused).toBe(0);
    expect(longestMs).toBeLessThan(2000);
  });

  it('gives up at last, says so, and leaves nothing half done', async () => {
    const { database, config } = server.context;
    writeFileSync(join(folder, '9002_two_columns.sql'), 'ALTER TABLE users ADD COLUMN one integer;\nDROP TABLE users;');
    const reading = Promise.withResolvers<void>();
    const reader = database.transaction(async (queries) => {
      await queries.row(One, 'SELECT count(*)::int FROM users');
      await reading.promise;
    });
    const patience = { lockTimeoutMs: 50, betweenMs: 10, mostTries: 3 };
    await expect(migrate(database, config.DATABASE_SCHEMA, { folder: folderUrl, patience })).rejects.toThrow(/lock/);
    reading.resolve();
    await reader;
    rmSync(join(folder, '9002_two_columns.sql'));
    expect(await database.row(One, 'SELECT count(*)::int FROM users')).toBeDefined();
  });
});

describe('tables that were in use before they were cut into days', () => {
  it('keep every row, and take new ones', async () => {
    const schema = `test_before_days_${process.pid}`;
    const database = openDatabase({
      url: server.context.config.DATABASE_URL,
      schema,
      poolSize: 2,
      onIdleError: (cause) => {
        throw cause;
      },
    });
    const before = mkdtempSync(join(tmpdir(), 'vayl-migrations-'));
    for (const name of migrationNames().filter((file) => file < '0011')) {
      copyFileSync(new URL(`../../migrations/${name}`, import.meta.url), join(before, name));
    }
    try {
      await migrate(database, schema, { folder: pathToFileURL(`${before}/`) });
      await database.run(
        `INSERT INTO identity_user (id, name, email, "emailVerified")
         SELECT gen_random_uuid(), '', n || '@example.com', true FROM generate_series(1, 50) AS n`,
      );
      await database.run(
        `INSERT INTO usage_sessions (user_id, started_at, session_id, local_day)
         SELECT id, now() - interval '2 days', gen_random_uuid(), current_date - 2 FROM identity_user`,
      );
      await database.run(`INSERT INTO usage_days SELECT id, current_date, 1, 60 FROM identity_user`);
      await database.run(
        `INSERT INTO minutes_leases SELECT id, gen_random_uuid(), 'lease', 60, NULL, now(), now() FROM identity_user`,
      );
      await migrate(database, schema);
      for (const table of ['usage_sessions', 'usage_days', 'minutes_leases']) {
        expect(await database.row(One, `SELECT count(*)::int FROM ${table}`)).toEqual({ count: 50 });
        expect(await database.row(One, `SELECT count(*)::int FROM ${table}_earlier`)).toEqual({ count: 50 });
      }
      await database.run(`SELECT start_usage(id, gen_random_uuid(), 'UTC') FROM identity_user`);
      expect(await database.row(One, 'SELECT count(*)::int FROM usage_sessions')).toEqual({ count: 100 });
      await database.run('DELETE FROM identity_user');
      expect(await database.row(One, 'SELECT count(*)::int FROM usage_sessions')).toEqual({ count: 0 });
    } finally {
      await database.run(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
      await database.close();
      rmSync(before, { recursive: true });
    }
  });
});
