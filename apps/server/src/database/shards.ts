import { z } from 'zod';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/**
 * For the tests, as the next one.
 *
 * @internal
 */
export const SHARD_COUNT = 64;

/**
 * Which shard an account belongs to, for ever; the database's `shard_of` says the same.
 *
 * @internal
 */
export function shardOf(accountId: string): number {
  return Number.parseInt(accountId.slice(-2), 16) % SHARD_COUNT;
}

/**
 * Where what people use is kept: their minutes and their usage. Accounts themselves, and whatever is found by something
 * else than an account's number (an e-mail, a token, a code, an event), stay at home. Nothing joins across.
 */
export interface Shards {
  /** Every database, home first. */
  readonly all: readonly Database[];
  readonly others: readonly Database[];
  of(accountId: string): Database;
  /** Brings the others forward, and makes sure that each of them holds the shards that it is asked for. */
  prepare(schema: string): Promise<void>;
  closeOthers(): Promise<void>;
}

export interface ShardOptions {
  readonly home: Database;
  readonly homeUrl: string;
  /** The databases that hold the shards, in order, each as many as the next. Without any, home holds them all. */
  readonly urls: readonly string[];
  readonly open: (url: string) => Database;
}

export function openShards({ home, homeUrl, urls, open }: ShardOptions): Shards {
  const places = (urls.length === 0 ? [homeUrl] : urls).map((url) => (url === homeUrl ? home : open(url)));
  const each = SHARD_COUNT / places.length;
  const others = places.filter((database) => database !== home);
  const all = [home, ...others];
  return {
    all,
    others,
    of: (accountId) => places[Math.floor(shardOf(accountId) / each)] ?? home,
    prepare: async (schema) => {
      for (const database of others) await migrate(database, schema);
      for (const database of all) {
        const place = places.indexOf(database);
        await claimRange(database, place < 0 ? undefined : [place * each, (place + 1) * each - 1]);
      }
    },
    closeOthers: async () => {
      await Promise.all(others.map((database) => database.close()));
    },
  };
}

const Range = z.object({ first_shard: z.number(), last_shard: z.number() });

/** The first server writes down what a database holds; one that is told otherwise would not find people who are there. */
async function claimRange(database: Database, range: readonly [first: number, last: number] | undefined) {
  if (range !== undefined) {
    await database.run(
      'INSERT INTO shard_range (first_shard, last_shard) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      range,
    );
  }
  const held = await database.row(Range, 'SELECT first_shard, last_shard FROM shard_range');
  const [first, last] = range ?? [];
  if (held?.first_shard !== first || held?.last_shard !== last) {
    throw new Error(
      `a database holds shards ${held?.first_shard} to ${held?.last_shard}, and SHARD_DATABASE_URLS says ${first} to ${last}`,
    );
  }
}
