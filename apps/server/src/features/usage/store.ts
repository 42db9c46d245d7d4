import { z } from 'zod';
import type { Queries } from '../../database/database.ts';

interface OwnSession {
  readonly userId: string;
  readonly sessionId: string;
}

/** For use inside a transaction: the same session, told twice at once, waits for its turn. */
export async function takeTurn(queries: Queries, { userId, sessionId }: OwnSession): Promise<void> {
  await queries.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`usage ${userId} ${sessionId}`]);
}

/** Begins a session on the day that it is now in the person's zone. One that has begun already stays as it is. */
export function addSession(
  queries: Queries,
  { userId, sessionId, timeZone }: OwnSession & { readonly timeZone: string },
): Promise<number> {
  return queries.run(
    `INSERT INTO usage_sessions (user_id, started_at, session_id, local_day)
     SELECT $1, current_moment(), $2, (current_moment() AT TIME ZONE $3)::date
     WHERE NOT EXISTS (SELECT FROM usage_sessions WHERE user_id = $1 AND session_id = $2)`,
    [userId, sessionId, timeZone],
  );
}

/** How much a device's counting may be ahead of the database's clock. */
const SLACK_SECONDS = 5;

/**
 * Ends a session and adds it to its day, in one statement. What is told cannot be more than the time that has passed.
 * Gives zero when there was nothing to end.
 */
export function endSession(
  queries: Queries,
  { userId, sessionId, usedSeconds }: OwnSession & { readonly usedSeconds: number },
): Promise<number> {
  return queries.run(
    `WITH ended AS (
       UPDATE usage_sessions SET
         ended_at = current_moment(),
         used_seconds = least($3::integer, floor(extract(epoch FROM current_moment() - started_at))::integer + $4::integer)
       WHERE user_id = $1 AND session_id = $2 AND ended_at IS NULL
       RETURNING user_id, local_day, used_seconds
     )
     INSERT INTO usage_days AS day (user_id, local_day, sessions, seconds)
     SELECT user_id, local_day, 1, used_seconds FROM ended
     ON CONFLICT (user_id, local_day) DO UPDATE SET
       sessions = day.sessions + 1, seconds = least(86400, day.seconds + excluded.seconds)`,
    [userId, sessionId, usedSeconds, SLACK_SECONDS],
  );
}

const Known = z.object({ is_known: z.boolean() });

export async function isKnownSession(queries: Queries, { userId, sessionId }: OwnSession): Promise<boolean> {
  const row = await queries.row(
    Known,
    'SELECT EXISTS (SELECT FROM usage_sessions WHERE user_id = $1 AND session_id = $2) AS is_known',
    [userId, sessionId],
  );
  return row?.is_known ?? false;
}

const DayRow = z
  .object({ local_day: z.string(), sessions: z.number(), seconds: z.number() })
  .transform(({ local_day, ...counts }) => ({ localDay: local_day, ...counts }));
export type CountedDay = z.infer<typeof DayRow>;

/** Every day of a person, oldest first. */
export function readDays(queries: Queries, userId: string): Promise<CountedDay[]> {
  return queries.rows(
    DayRow,
    'SELECT local_day::text, sessions, seconds FROM usage_days WHERE user_id = $1 ORDER BY local_day',
    [userId],
  );
}

const Today = z.object({ today: z.string() });

export async function readToday(queries: Queries, timeZone: string): Promise<string> {
  const row = await queries.row(Today, 'SELECT (current_moment() AT TIME ZONE $1)::date::text AS today', [timeZone]);
  if (row === undefined) throw new Error('the database gave no day');
  return row.today;
}
