import { HistorySession, RATINGS, type Rating, type SessionOutline } from '@vayl/domain';
import { z } from 'zod';
import type { SqlStatement, SqlValue } from '../../host/history-host.ts';

// Every statement that reaches the file, and every row that comes from it. The app runs them through the shell, tests
// and measures in a real SQLite of their own.

/**
 * The shell makes a file with a log of writes beside it, in which what was deleted would live on. This folds it in, and has
 * none kept from then on.
 */
export const WITHOUT_LOG: SqlStatement = { sql: 'PRAGMA journal_mode = DELETE' };

/** Step n leads from version n to n + 1, which the file itself counts. One that was cut short can be made again. */
export const MIGRATIONS: readonly (readonly SqlStatement[])[] = [
  [
    {
      sql: `CREATE TABLE IF NOT EXISTS session (
        id TEXT PRIMARY KEY NOT NULL,
        started_at_ms INTEGER NOT NULL,
        utc_offset_minutes INTEGER NOT NULL,
        ended_at_ms INTEGER NOT NULL,
        ended_by TEXT,
        task TEXT,
        used_seconds REAL NOT NULL,
        global_hz REAL NOT NULL,
        center_hz REAL NOT NULL,
        asked TEXT NOT NULL,
        delivered TEXT,
        dose_veil_seconds REAL NOT NULL,
        pauses TEXT NOT NULL,
        rating INTEGER
      ) STRICT`,
    },
    { sql: 'CREATE INDEX IF NOT EXISTS session_by_start ON session (started_at_ms)' },
  ],
];

export const READ_VERSION: SqlStatement = { sql: 'PRAGMA user_version' };
const VersionRow = z.object({ user_version: z.int().min(0) });

export function readVersion(rows: readonly unknown[]): number {
  return VersionRow.parse(rows[0]).user_version;
}

export function writeVersion(version: number): SqlStatement {
  // A pragma takes no values; this one is the number of steps above.
  return { sql: `PRAGMA user_version = ${version}` };
}

/** Numbers that are asked for by themselves have columns; what is only read as a whole is JSON. */
const COLUMNS: Readonly<Record<string, (session: HistorySession) => SqlValue>> = {
  id: ({ id }) => id,
  started_at_ms: ({ startedAtMs }) => startedAtMs,
  utc_offset_minutes: ({ utcOffsetMinutes }) => utcOffsetMinutes,
  ended_at_ms: ({ endedAtMs }) => endedAtMs,
  ended_by: ({ endedBy }) => endedBy,
  task: ({ task }) => task,
  used_seconds: ({ usedSeconds }) => usedSeconds,
  global_hz: ({ asked }) => asked.globalModulationHz,
  center_hz: ({ asked }) => asked.centerModulationHz,
  asked: ({ asked }) => JSON.stringify(asked),
  delivered: ({ delivered }) => (delivered === null ? null : JSON.stringify(delivered)),
  dose_veil_seconds: ({ doseVeilSeconds }) => doseVeilSeconds,
  pauses: ({ pauses }) => JSON.stringify(pauses),
  rating: ({ rating }) => rating,
};
const NAMES = Object.keys(COLUMNS);
/** A rating comes from another hand than the rest, and is left alone by it. */
const WRITTEN_AGAIN = NAMES.filter((name) => name !== 'id' && name !== 'rating');

const WRITE_SQL = `INSERT INTO session (${NAMES.join(', ')}) VALUES (${NAMES.map((_, index) => `$${index + 1}`).join(', ')})
  ON CONFLICT (id) DO UPDATE SET ${WRITTEN_AGAIN.map((name) => `${name} = excluded.${name}`).join(', ')}`;

export function writeSession(session: HistorySession): SqlStatement {
  return { sql: WRITE_SQL, values: Object.values(COLUMNS).map((read) => read(session)) };
}

export function rateSession(id: string, rating: Rating | null): SqlStatement {
  return { sql: 'UPDATE session SET rating = $2 WHERE id = $1', values: [id, rating] };
}

/** One that nobody has ended is from an app that ended first. */
export const CLOSE_UNFINISHED: SqlStatement = {
  sql: "UPDATE session SET ended_by = 'app-ended' WHERE ended_by IS NULL",
};

export const READ_OUTLINES: SqlStatement = {
  sql: `SELECT started_at_ms, utc_offset_minutes, used_seconds, global_hz, center_hz, rating
    FROM session ORDER BY started_at_ms`,
};

const OutlineRow = z
  .object({
    started_at_ms: z.number(),
    utc_offset_minutes: z.number(),
    used_seconds: z.number(),
    global_hz: z.number(),
    center_hz: z.number(),
    rating: z.literal(RATINGS).nullable(),
  })
  .transform(
    (row): SessionOutline => ({
      startedAtMs: row.started_at_ms,
      utcOffsetMinutes: row.utc_offset_minutes,
      usedSeconds: row.used_seconds,
      globalHz: row.global_hz,
      centerHz: row.center_hz,
      rating: row.rating,
    }),
  );

export function readOutlines(rows: readonly unknown[]): readonly SessionOutline[] {
  return z.array(OutlineRow).parse(rows);
}

const READ_SQL = `SELECT ${NAMES.join(', ')} FROM session`;

export function readLatest(count: number): SqlStatement {
  return { sql: `${READ_SQL} ORDER BY started_at_ms DESC LIMIT $1`, values: [count] };
}

/** Oldest first. */
export const READ_ALL: SqlStatement = { sql: `${READ_SQL} ORDER BY started_at_ms` };

const json = z.string().transform((text): unknown => JSON.parse(text));
const SessionRow = z
  .looseObject({ asked: json, delivered: json.nullable(), pauses: json })
  .transform((row) => ({
    ...row,
    startedAtMs: row['started_at_ms'],
    utcOffsetMinutes: row['utc_offset_minutes'],
    endedAtMs: row['ended_at_ms'],
    endedBy: row['ended_by'],
    usedSeconds: row['used_seconds'],
    doseVeilSeconds: row['dose_veil_seconds'],
  }))
  .pipe(HistorySession);

export function readSessions(rows: readonly unknown[]): readonly HistorySession[] {
  return z.array(SessionRow).parse(rows);
}

/**
 * Leaves no byte of a session in the file. What is deleted is written over, and the file is then written anew without
 * its empty pages. All three go in one statement: the shell has several connections, and the first holds for one of them.
 */
export const DELETE_EVERYTHING: SqlStatement = { sql: 'PRAGMA secure_delete = ON; DELETE FROM session; VACUUM' };
