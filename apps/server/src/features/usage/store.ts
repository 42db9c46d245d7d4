import { z } from 'zod';
import type { Queries } from '../../database/database.ts';

interface OwnSession {
  readonly userId: string;
  readonly sessionId: string;
}

/** Begins a session on the day that it is now in the person's zone. One that has begun already stays as it is. */
export async function addSession(
  queries: Queries,
  { userId, sessionId, timeZone }: OwnSession & { readonly timeZone: string },
): Promise<void> {
  await queries.run('SELECT start_usage($1, $2, $3)', [userId, sessionId, timeZone]);
}

/** How much a device's counting may be ahead of the database's clock. */
const SLACK_SECONDS = 5;

const Known = z.object({ is_known: z.boolean() });

/**
 * Ends a session and adds it to its day. What is told cannot be more than the time that has passed. Says whether there is
 * such a session; one that has ended already stays as it is.
 */
export async function endSession(
  queries: Queries,
  { userId, sessionId, usedSeconds }: OwnSession & { readonly usedSeconds: number },
): Promise<boolean> {
  const row = await queries.row(Known, 'SELECT end_usage($1, $2, $3, $4) AS is_known', [
    userId,
    sessionId,
    usedSeconds,
    SLACK_SECONDS,
  ]);
  return row?.is_known ?? false;
}

const DayRow = z
  .object({ local_day: z.string(), sessions: z.number(), seconds: z.number() })
  .transform(({ local_day, ...counts }) => ({ localDay: local_day, ...counts }));
export type CountedDay = z.infer<typeof DayRow>;

/** Every day of a person that is kept by itself, oldest first: those that are part of the total are not among them. */
export function readDays(queries: Queries, userId: string): Promise<CountedDay[]> {
  return queries.rows(
    DayRow,
    `SELECT local_day::text, sessions, seconds FROM usage_days WHERE user_id = $1
     AND local_day >= coalesce((SELECT before_day FROM usage_totals WHERE user_id = $1), '-infinity') ORDER BY local_day`,
    [userId],
  );
}

const TotalRow = z
  .object({
    sessions: z.number(),
    seconds: z.coerce.number(),
    longest_days: z.number(),
    last_day: z.string().nullable(),
    last_days: z.number(),
  })
  .transform((row) => ({
    sessions: row.sessions,
    seconds: row.seconds,
    longestDays: row.longest_days,
    lastRun: row.last_day === null ? undefined : { endsOn: row.last_day, days: row.last_days },
  }));
export type RolledUp = z.infer<typeof TotalRow>;

/** What the days before those came to. */
export function readTotal(queries: Queries, userId: string): Promise<RolledUp | undefined> {
  return queries.row(
    TotalRow,
    'SELECT sessions, seconds, longest_days, last_day::text, last_days FROM usage_totals WHERE user_id = $1',
    [userId],
  );
}

const Today = z.object({ today: z.string() });

export async function readToday(queries: Queries, timeZone: string): Promise<string> {
  const row = await queries.row(Today, 'SELECT (current_moment() AT TIME ZONE $1)::date::text AS today', [timeZone]);
  if (row === undefined) throw new Error('the database gave no day');
  return row.today;
}
