import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Database, Queries } from './database.ts';
import { type Patience, withShortLocks } from './short-locks.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);
const NAME = /^(\d{4})_[a-z0-9_]+[.]sql$/;

const Applied = z.object({ name: z.string() });

export interface MigrateOptions {
  readonly folder?: URL;
  readonly patience?: Patience;
}

/**
 * Brings a schema forward, one file after the other, each in its own transaction that waits for no lock for long. There
 * is no way back: a mistake is mended by the next file. Several servers may start at once; one of them works and the
 * others find it done.
 */
export async function migrate(
  database: Database,
  schema: string,
  { folder = FOLDER, patience }: MigrateOptions = {},
): Promise<readonly string[]> {
  await withShortLocks(database, (queries) => prepare(queries, schema), patience);
  const fresh: string[] = [];
  for (const name of migrationNames(folder)) {
    const sql = readFileSync(new URL(name, folder), 'utf8');
    if (await withShortLocks(database, (queries) => applyOnce(queries, { name, sql, schema }), patience)) {
      fresh.push(name);
    }
  }
  return fresh;
}

/**
 * For the tests that read every migration.
 *
 * @internal
 */
export function migrationNames(folder = FOLDER): readonly string[] {
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort();
}

async function prepare(queries: Queries, schema: string): Promise<void> {
  await takeTurn(queries, schema);
  await queries.run(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  await queries.run(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
}

async function takeTurn(queries: Queries, schema: string): Promise<void> {
  await queries.run('SELECT pg_advisory_xact_lock(hashtext($1))', [`migrate ${schema}`]);
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly schema: string;
}

async function applyOnce(queries: Queries, { name, sql, schema }: Migration): Promise<boolean> {
  await takeTurn(queries, schema);
  const done = await queries.row(Applied, 'SELECT name FROM migrations WHERE name = $1', [name]);
  if (done !== undefined) return false;
  await queries.run(sql);
  await queries.run('INSERT INTO migrations (name) VALUES ($1)', [name]);
  return true;
}
