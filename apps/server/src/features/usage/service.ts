import { err, ok, type Result, streaks } from '@vayl/domain';
import type { Database } from '../../database/database.ts';
import { addSession, type CountedDay, endSession, isKnownSession, readDays, readToday, takeTurn } from './store.ts';

export interface SessionStart {
  readonly userId: string;
  readonly sessionId: string;
  readonly timeZone: string;
}

export async function startUsage(database: Database, start: SessionStart): Promise<void> {
  await database.transaction(async (queries) => {
    await takeTurn(queries, start);
    // Only a statement that begins after the lock sees what the one before it committed.
    await addSession(queries, start);
  });
}

export interface SessionEnd {
  readonly userId: string;
  readonly sessionId: string;
  readonly usedSeconds: number;
}

/** The first end counts; telling it again changes nothing. Another account's session is not found. */
export async function endUsage(database: Database, end: SessionEnd): Promise<Result<void, 'request/not-found'>> {
  const ended = await endSession(database, end);
  if (ended > 0 || (await isKnownSession(database, end))) return ok(undefined);
  return err('request/not-found');
}

/** Enough for a year's calendar; the totals are made of all days. */
const MOST_DAYS_SHOWN = 366;

export interface UsageTotals {
  readonly sessions: number;
  readonly totalSeconds: number;
  readonly currentStreakDays: number;
  readonly longestStreakDays: number;
  readonly days: CountedDay[];
}

export async function readUsage(
  database: Database,
  { userId, timeZone }: { readonly userId: string; readonly timeZone: string },
): Promise<UsageTotals> {
  const [days, today] = await Promise.all([readDays(database, userId), readToday(database, timeZone)]);
  const { currentDays, longestDays } = streaks(days, today);
  return {
    sessions: sumOf(days.map(({ sessions }) => sessions)),
    totalSeconds: sumOf(days.map(({ seconds }) => seconds)),
    currentStreakDays: currentDays,
    longestStreakDays: longestDays,
    days: days.slice(-MOST_DAYS_SHOWN),
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
