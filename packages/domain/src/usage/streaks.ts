/** What is left of a day's sessions once they are rolled up. */
export interface UsageDay {
  /** The person's own calendar day, such as `2026-11-15`. */
  readonly localDay: string;
  readonly seconds: number;
}

/** What is left of days that are no longer kept one by one. They all lie before those that are. */
export interface EarlierDays {
  readonly longestDays: number;
  /** The days in a row that ended last, on the calendar day that is named. */
  readonly lastRun: { readonly endsOn: string; readonly days: number } | undefined;
}

export interface Streaks {
  readonly currentDays: number;
  readonly longestDays: number;
}

/**
 * Days in a row with at least one second of use. A streak still stands while today can add to it: it ends when a whole
 * day has passed without use. A day ahead of today is one that began before a journey west.
 */
export function streaks(days: readonly UsageDay[], today: string, earlier?: EarlierDays): Streaks {
  const used = days.filter(({ seconds }) => seconds > 0).map(({ localDay }) => dayNumber(localDay));
  const before = earlier?.lastRun;
  const runs = runsOf(
    [...new Set(used)].sort((a, b) => a - b),
    before && { endsOn: dayNumber(before.endsOn), days: before.days },
  );
  const last = runs.at(-1);
  return {
    currentDays: last !== undefined && last.endsOn >= dayNumber(today) - 1 ? last.days : 0,
    longestDays: runs.reduce((longest, run) => Math.max(longest, run.days), earlier?.longestDays ?? 0),
  };
}

interface Run {
  readonly endsOn: number;
  readonly days: number;
}

function runsOf(dayNumbers: readonly number[], before: Run | undefined): readonly Run[] {
  const runs: Run[] = before === undefined ? [] : [before];
  for (const day of dayNumbers) {
    const last = runs.at(-1);
    if (last !== undefined && last.endsOn === day - 1) runs[runs.length - 1] = { endsOn: day, days: last.days + 1 };
    else runs.push({ endsOn: day, days: 1 });
  }
  return runs;
}

/**
 * Numbers calendar days without a clock or a zone, each one more than the day before. Years are counted from March, so
 * that the day which only some of them have comes last; from there, five months in a row always have 153 days.
 */
function dayNumber(localDay: string): number {
  const [year = 0, month = 1, day = 1] = localDay.split('-').map(Number);
  const marchYear = month > 2 ? year : year - 1;
  const monthsSinceMarch = (month + 9) % 12;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + Math.floor((153 * monthsSinceMarch + 2) / 5) + day;
}
