import type { SessionOutline } from './history-session.ts';
import { type LocalDay, localDayOf, localWeekOf } from './local-day.ts';

export interface WeeklyStreak {
  /** Weeks with a session; those that were forgiven are not counted. */
  readonly currentWeeks: number;
  readonly longestWeeks: number;
  /** Whether this week has a session already. */
  readonly hasThisWeek: boolean;
  /** Whether a week off would be forgiven now. */
  readonly isNextForgiven: boolean;
}

/** So many weeks with a session earn one week off. */
export const WEEKS_PER_WEEK_OFF = 3;

interface Run {
  readonly weeks: number;
  /** Since the streak began, or since the last week off. */
  readonly earned: number;
}

const NONE: Run = { weeks: 0, earned: 0 };

/**
 * Weeks in a row with at least one session. A week off neither adds nor ends it if there were three weeks with a session
 * since the last one. The week that runs now can still get its session, so it ends nothing.
 */
export function weeklyStreak(outlines: readonly SessionOutline[], today: LocalDay): WeeklyStreak {
  const used = new Set(outlines.map((outline) => localWeekOf(localDayOf(outline))));
  // After a journey west, a session may lie a day ahead.
  const thisWeek = Math.max(localWeekOf(today), ...used);
  let run = NONE;
  let longestWeeks = 0;
  for (let week = Math.min(thisWeek, ...used); week < thisWeek; week += 1) {
    run = used.has(week) ? withWeek(run) : withoutWeek(run);
    longestWeeks = Math.max(longestWeeks, run.weeks);
  }
  const hasThisWeek = used.has(thisWeek);
  const now = hasThisWeek ? withWeek(run) : run;
  return {
    currentWeeks: now.weeks,
    longestWeeks: Math.max(longestWeeks, now.weeks),
    hasThisWeek,
    isNextForgiven: now.earned >= WEEKS_PER_WEEK_OFF,
  };
}

function withWeek({ weeks, earned }: Run): Run {
  return { weeks: weeks + 1, earned: earned + 1 };
}

function withoutWeek({ weeks, earned }: Run): Run {
  return earned >= WEEKS_PER_WEEK_OFF ? { weeks, earned: 0 } : NONE;
}
