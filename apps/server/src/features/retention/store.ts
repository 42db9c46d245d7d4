import type { Database, Queries } from '../../database/database.ts';
import { dropPiece, readPieces } from './pieces.ts';
import { FAILED_JOBS_KEPT_FOR, isOver, type RetentionRule } from './rules.ts';

/** Few enough that a statement ends long before its time is up, and holds its locks shortly. */
const MOST_AT_ONCE = 5000;

/** Deletes what has had its time, and says how much that was: rows, or whole days. */
export function deleteOver(database: Database, rule: RetentionRule): Promise<number> {
  return 'sinceDayOf' in rule ? dropDays(database, rule) : inPieces(database, rule.table, isOver(rule));
}

async function dropDays(
  database: Database,
  rule: Extract<RetentionRule, { readonly sinceDayOf: string }>,
): Promise<number> {
  const pieces = await readPieces(database, { table: rule.table, keptFor: rule.keptFor, since: 'first day' });
  let deleted = 0;
  for (const piece of pieces) {
    if (piece.isOver) await dropPiece(database, piece);
    // A piece of no single day is cleaned row by row.
    deleted += piece.isOver ? 1 : piece.isOfOneDay ? 0 : await inPieces(database, piece.name, isOver(rule));
  }
  return deleted;
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
