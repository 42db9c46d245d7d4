import { setTimeout } from 'node:timers/promises';
import type { Database, Queries } from './database.ts';

export interface Patience {
  /** For so long a change of the schema waits for a lock. Everybody who comes meanwhile waits behind it, so it is short. */
  readonly lockTimeoutMs: number;
  /** Then it steps aside, lets people go on, and comes again. */
  readonly betweenMs: number;
  readonly mostTries: number;
}

const PATIENCE: Patience = { lockTimeoutMs: 500, betweenMs: 1500, mostTries: 100 };

/** PostgreSQL's words for a lock that did not come in time, and for two that wait for each other. */
const WORTH_ANOTHER_TRY = ['55P03', '40P01'];

/**
 * A transaction that changes tables which are in use. One long reader would otherwise make it wait, and everybody else
 * behind it; so it gives up and comes again, as long as that helps.
 */
export async function withShortLocks<Value>(
  database: Database,
  work: (queries: Queries) => Promise<Value>,
  { lockTimeoutMs, betweenMs, mostTries }: Patience = PATIENCE,
): Promise<Value> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await database.transaction(async (queries) => {
        // What it does once it has its locks may take its time: checking a constraint reads a whole table.
        await queries.run('SET LOCAL statement_timeout = 0');
        await queries.run(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
        return work(queries);
      });
    } catch (cause) {
      if (tried >= mostTries || !isWorthAnotherTry(cause)) throw cause;
      await setTimeout(betweenMs);
    }
  }
}

function isWorthAnotherTry(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && WORTH_ANOTHER_TRY.includes(String(cause.code));
}
