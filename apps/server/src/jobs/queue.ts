import type { Queries } from '../database/database.ts';

interface JobOptions {
  /** A second job with the same key, while the first still waits, is the same job. */
  readonly key?: string;
  readonly runAt?: Date;
  readonly mostTries?: number;
}

export interface JobQueue {
  /** The schema in which the queue lives, beside ours. */
  readonly schema: string;
  /** Puts a job into the same transaction as the change it belongs to: both happen, or neither. */
  enqueue(
    queries: Queries,
    task: string,
    payload: Readonly<Record<string, unknown>>,
    options?: JobOptions,
  ): Promise<void>;
}

export function createJobQueue(databaseSchema: string): JobQueue {
  const schema = `${databaseSchema}_jobs`;
  return {
    schema,
    enqueue: async (queries, task, payload, { key, runAt, mostTries = 8 } = {}) => {
      await queries.run(
        `SELECT ${schema}.add_job($1, payload => $2::json, job_key => $3, run_at => $4, max_attempts => $5)`,
        [task, JSON.stringify(payload), key ?? null, runAt ?? null, mostTries],
      );
    },
  };
}
