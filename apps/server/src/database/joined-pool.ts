import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { type Database, type Queries, queriesOf } from './database.ts';

export interface JoinedPool {
  /** What a library with SQL of its own gets in place of the pool. */
  readonly pool: { connect(): Promise<pg.PoolClient>; end(): Promise<void> };
  /** Runs the library. What it calls back to may ask for `queries` and joins the transaction that it is in. */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
  queries(): Queries;
}

/**
 * Lets our own statements take part in a library's transaction, so that an account and the mail about it are one
 * change. A callback that took a second connection instead could not be rolled back with the first, and enough of
 * them at once would wait for each other's connections for ever.
 */
export function createJoinedPool(database: Database): JoinedPool {
  const held = new AsyncLocalStorage<{ client?: pg.PoolClient | undefined }>();
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await database.pool.connect();
    const place = held.getStore();
    if (place === undefined) return client;
    place.client = client;
    // The pool sets this function anew each time it hands a connection out.
    const release = client.release.bind(client);
    client.release = (problem) => {
      if (place.client === client) place.client = undefined;
      release(problem);
    };
    return client;
  };
  return {
    pool: { connect, end: () => Promise.resolve() },
    run: (work) => held.run({}, work),
    queries: () => {
      const client = held.getStore()?.client;
      return client === undefined ? database : queriesOf(client);
    },
  };
}
