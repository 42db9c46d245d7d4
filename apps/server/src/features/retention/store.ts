import type { Queries } from '../../database/database.ts';
import { FAILED_JOBS_KEPT_FOR, isOver, type RetentionRule } from './rules.ts';

/** Few enough that a statement ends long before its time is up, and holds its locks shortly. */
const MOST_AT_ONCE = 5000;

/** Deletes what has had its time, piece by piece, and says how much that was. */
export function deleteOver(queries: Queries, rule: RetentionRule): Promise<number> {
  return inPieces(queries, rule.table, isOver(rule));
}

/** The queue keeps a job that failed for the last time, and knows no time to delete it. */
export function deleteFailedJobs(queries: Queries, schema: string): Promise<number> {
  const isDead = `attempts >= max_attempts AND locked_at IS NULL
    AND updated_at < current_moment() - interval '${FAILED_JOBS_KEPT_FOR}'`;
  return inPieces(queries, `${schema}._private_jobs`, isDead);
}

async function inPieces(queries: Queries, table: string, condition: string): Promise<number> {
  let deleted = 0;
  for (;;) {
    const piece = await queries.run(
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT $1))`,
      [MOST_AT_ONCE],
    );
    deleted += piece;
    if (piece < MOST_AT_ONCE) return deleted;
  }
}
