import { z } from 'zod';
import type { Context } from '../context.ts';
import { type Connection, type Queries, queriesOf } from '../database/database.ts';

export interface ClaimsOptions {
  /**
   * The session was lost and is there again. The database may have given this pool a job in the moment when it broke,
   * without the pool hearing of it: only a new pool gets such a job back.
   */
  readonly onRegained: () => void;
}

export interface Claims {
  /** From now on this pool of workers is ours; the one before it is not any more. */
  hold(poolId: string): void;
  stop(): Promise<void>;
}

const LOOK_MS = 2000;
/**
 * After a change of the database's leader every claim is gone for a moment, and whoever lives takes theirs again. Only
 * somebody whose own claim has lasted this long judges others.
 */
const SETTLE_MS = 10_000;

const Answer = z.object({ answer: z.boolean() });
const Holder = z.object({ locked_by: z.string() });
const KEY = "hashtextextended('workers ' || $1, 0)";

interface Session {
  readonly client: Connection;
  readonly poolId: string;
  readonly sinceMs: number;
}

/**
 * Gives back the jobs of workers that have died. The library waits four hours for them, and nobody waits so long for a
 * mail. A pool of workers lives as long as a database session that holds its lock: a process that is killed loses its
 * session, and with it the lock.
 */
export function keepClaims(context: Context, { onRegained }: ClaimsOptions): Claims {
  const { database, jobs, log } = context;
  let wanted: string | undefined;
  let session: Session | undefined;
  let lostPoolId: string | undefined;

  const letGo = (cause?: Error): void => {
    // A session that is closed frees its lock.
    session?.client.release(cause ?? true);
    session = undefined;
  };
  const take = async (poolId: string): Promise<void> => {
    const client = await database.pool.connect();
    session = { client, poolId, sinceMs: performance.now() };
    // A worker's machine that vanishes without a word is noticed within a minute or so.
    await client.query('SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3');
    await queriesOf(client).row(Answer, `SELECT pg_try_advisory_lock(${KEY}) AS answer`, [poolId]);
    if (lostPoolId === poolId) onRegained();
    lostPoolId = undefined;
  };
  const look = async (): Promise<void> => {
    if (session !== undefined && session.poolId !== wanted) letGo();
    if (wanted === undefined) return;
    if (session === undefined) await take(wanted);
    // Asked even when nothing is to be judged: it shows whether the session still lives.
    const queries = session === undefined ? database : queriesOf(session.client);
    const holders = await queries.rows(
      Holder,
      `SELECT DISTINCT locked_by FROM ${jobs.schema}.jobs WHERE locked_by IS NOT NULL AND locked_by <> $1`,
      [wanted],
    );
    if (session === undefined || performance.now() - session.sinceMs < SETTLE_MS) return;
    for (const { locked_by: poolId } of holders) {
      if (await freeIfDead(queries, jobs.schema, poolId)) log.warn({ poolId }, 'jobs of a dead worker were given back');
    }
  };

  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look).catch((cause: unknown) => {
      log.warn({ cause }, 'the claim on jobs is lost and will be taken again');
      lostPoolId = session?.poolId ?? lostPoolId;
      letGo(cause instanceof Error ? cause : undefined);
    });
  }, LOOK_MS);
  return {
    hold: (poolId) => {
      wanted = poolId;
    },
    stop: async () => {
      clearInterval(timer);
      await looking;
      letGo();
    },
  };
}

/** Whoever can take a dead worker's lock knows that it is dead. */
async function freeIfDead(queries: Queries, schema: string, poolId: string): Promise<boolean> {
  const taken = await queries.row(Answer, `SELECT pg_try_advisory_lock(${KEY}) AS answer`, [poolId]);
  if (taken?.answer !== true) return false;
  await queries.run(`SELECT ${schema}.force_unlock_workers(ARRAY[$1])`, [poolId]);
  await queries.run(`SELECT pg_advisory_unlock(${KEY})`, [poolId]);
  return true;
}
