import { err, ok, type Result, streaks } from '@vayl/domain';
import type { Queries } from '../../database/database.ts';
import { addSession, type CountedDay, endSession, readDays, readToday, readTotal } from './store.ts';

export interface SessionStart {
  readonly userId: string;
  readonly sessionId: string;
  readonly timeZone: string;
}

export async function startUsage(queries: Queries, start: SessionStart): Promise<void> {
  await addSession(queries, start);
}

export interface SessionEnd {
  readonly userId: string;
  readonly sessionId: string;
  readonly usedSeconds: number;
}

/** The first end counts; telling it again changes nothing. Another account's session is not found. */
export async function endUsage(queries: Queries, end: SessionEnd): Promise<Result<void, 'request/not-found'>> {
  return (await endSession(queries, end)) ? ok(undefined) : err('request/not-found');
}

/** Enough for a year's calendar; the totals are made of all days, those that are no longer kept one by one among them. */
const MOST_DAYS_SHOWN = 366;

export interface UsageTotals {
  readonly sessions: number;
  readonly totalSeconds: number;
  readonly currentStreakDays: number;
  readonly longestStreakDays: number;
  readonly days: CountedDay[];
}

export async function readUsage(
  queries: Queries,
  { userId, timeZone }: { readonly userId: string; readonly timeZone: string },
): Promise<UsageTotals> {
  const [days, total, today] = await Promise.all([
    readDays(queries, userId),
    readTotal(queries, userId),
    readToday(queries, timeZone),
  ]);
  const { currentDays, longestDays } = streaks(days, today, total);
  return {
    sessions: sumOf(days.map(({ sessions }) => sessions)) + (total?.sessions ?? 0),
    totalSeconds: sumOf(days.map(({ seconds }) => seconds)) + (total?.seconds ?? 0),
    currentStreakDays: currentDays,
    longestStreakDays: longestDays,
    days: days.slice(-MOST_DAYS_SHOWN),
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
