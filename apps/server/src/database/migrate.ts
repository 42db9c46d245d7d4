import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Database, Queries } from './database.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);
const NAME = /^(\d{4})_[a-z0-9_]+[.]sql$/;

const Applied = z.object({ name: z.string() });

/**
 * Brings a schema forward, one file after the other, each in its own transaction. There is no way back: a mistake is
 * mended by the next file. Several servers may start at once; the lock lets one of them work and the others find it done.
 */
export async function migrate(database: Database, schema: string): Promise<readonly string[]> {
  await database.transaction((queries) => prepare(queries, schema));
  const fresh: string[] = [];
  for (const name of migrationNames()) {
    if (await database.transaction((queries) => applyOnce(queries, name, schema))) fresh.push(name);
  }
  return fresh;
}

/**
 * For the tests that read every migration.
 *
 * @internal
 */
export function migrationNames(): readonly string[] {
  return readdirSync(FOLDER)
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

async function applyOnce(queries: Queries, name: string, schema: string): Promise<boolean> {
  await takeTurn(queries, schema);
  const done = await queries.row(Applied, 'SELECT name FROM migrations WHERE name = $1', [name]);
  if (done !== undefined) return false;
  await queries.run(readFileSync(new URL(name, FOLDER), 'utf8'));
  await queries.run('INSERT INTO migrations (name) VALUES ($1)', [name]);
  return true;
}
