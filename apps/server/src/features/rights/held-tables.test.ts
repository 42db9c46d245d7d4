import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';
import { ABOUT_NOBODY, HELD_TABLES } from './held-tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The days and months of a table are no tables of their own. */
const IS_PIECE =
  'SELECT FROM pg_class WHERE relname = table_name AND relnamespace = $1::regnamespace AND relispartition';

const Table = z.object({ table: z.string() });
const held = new Set(HELD_TABLES.map(({ table }) => table));

async function tablesFrom(sql: string): Promise<string[]> {
  const rows = await server.context.database.rows(Table, sql, [server.context.config.DATABASE_SCHEMA]);
  return [...new Set(rows.map(({ table }) => table))].sort();
}

describe('the list of what is held', () => {
  it('[RD-06] names every table of the database, either as about people or as about nobody', async () => {
    const tables = await tablesFrom(
      `SELECT table_name AS table FROM information_schema.tables WHERE table_schema = $1 AND table_type = 'BASE TABLE'
       AND NOT EXISTS (${IS_PIECE})`,
    );
    expect(tables).toEqual(expect.arrayContaining(['coinrescue_waitlist', 'download_requests', 'users']));
    expect(tables).toEqual([...held, ...Object.keys(ABOUT_NOBODY)].sort());
  });

  it('has every table with a column that names a person', async () => {
    const tables = await tablesFrom(
      `SELECT table_name AS table FROM information_schema.columns WHERE table_schema = $1
       AND column_name ~* '(user_?id|e_?mail|address|customer)' AND NOT EXISTS (${IS_PIECE})`,
    );
    expect(tables.length).toBeGreaterThan(10);
    expect(tables.filter((table) => !held.has(table))).toEqual([]);
  });

  it('has every table with a foreign key to a person', async () => {
    const tables = await tablesFrom(
      `SELECT child.relname AS table FROM pg_constraint AS tie
       JOIN pg_class AS child ON child.oid = tie.conrelid JOIN pg_class AS parent ON parent.oid = tie.confrelid
       JOIN pg_namespace AS space ON space.oid = parent.relnamespace
       WHERE tie.contype = 'f' AND space.nspname = $1 AND parent.relname IN ('identity_user', 'users')`,
    );
    expect(tables.length).toBeGreaterThan(5);
    expect(tables.filter((table) => !held.has(table))).toEqual([]);
  });

  it('hides every column that could let somebody in', async () => {
    const Column = z.object({ table: z.string(), column: z.string() });
    const secrets = await server.context.database.rows(
      Column,
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
       WHERE table_schema = $1 AND column_name ~* '(password|token$|token_hash|code_hash|secret|verifier)'`,
      [server.context.config.DATABASE_SCHEMA],
    );
    expect(secrets.length).toBeGreaterThan(4);
    const shown = secrets.filter(
      ({ table, column }) => HELD_TABLES.find((entry) => entry.table === table)?.secrets?.[column] === undefined,
    );
    expect(shown).toEqual([]);
  });
});
