import { assertNever } from '../result/assert-never.ts';
import type { SessionOutline } from './history-session.ts';
import { calendarDate, firstDayOfWeek, type LocalDay, localDayOf, localWeekOf } from './local-day.ts';

/** The last four weeks by days, the last year by weeks, or all of it by months. */
export const HISTORY_SPANS = ['weeks', 'year', 'all'] as const;
export type HistorySpan = (typeof HISTORY_SPANS)[number];

export interface TimeColumn {
  readonly firstDay: LocalDay;
  readonly lastDay: LocalDay;
  readonly minutes: number;
  readonly sessions: number;
}

const DAYS_IN_WEEKS = 28;
const WEEKS_IN_YEAR = 52;

/** Minutes in each day, week or month, also in those without any. A session belongs to the day on which it began. */
export function minutesOverTime(
  outlines: readonly SessionOutline[],
  { span, today }: { readonly span: HistorySpan; readonly today: LocalDay },
): readonly TimeColumn[] {
  const days = sumByDay(outlines);
  return columnsOf(span, today, Math.min(today, ...days.keys())).map(({ firstDay, lastDay }) => {
    let minutes = 0;
    let sessions = 0;
    for (let day = firstDay; day <= lastDay; day += 1) {
      const sum = days.get(day);
      minutes += (sum?.seconds ?? 0) / 60;
      sessions += sum?.sessions ?? 0;
    }
    return { firstDay, lastDay, minutes, sessions };
  });
}

/** Those that began in a span. */
export function withinSpan<Outline extends SessionOutline>(
  outlines: readonly Outline[],
  { span, today }: { readonly span: HistorySpan; readonly today: LocalDay },
): readonly Outline[] {
  const [first] = columnsOf(span, today, Number.NEGATIVE_INFINITY);
  return first === undefined ? outlines : outlines.filter((outline) => localDayOf(outline) >= first.firstDay);
}

interface Days {
  readonly firstDay: LocalDay;
  readonly lastDay: LocalDay;
}

function columnsOf(span: HistorySpan, today: LocalDay, earliest: LocalDay): readonly Days[] {
  switch (span) {
    case 'weeks':
      return Array.from({ length: DAYS_IN_WEEKS }, (_, index) => today - DAYS_IN_WEEKS + 1 + index).map((day) => ({
        firstDay: day,
        lastDay: day,
      }));
    case 'year': {
      const thisWeek = localWeekOf(today);
      return Array.from({ length: WEEKS_IN_YEAR }, (_, index) => {
        const firstDay = firstDayOfWeek(thisWeek - WEEKS_IN_YEAR + 1 + index);
        return { firstDay, lastDay: firstDay + 6 };
      });
    }
    case 'all':
      return Number.isFinite(earliest) ? monthsBetween(earliest, today) : [];
    default:
      return assertNever(span);
  }
}

function monthsBetween(earliest: LocalDay, today: LocalDay): readonly Days[] {
  const months: Days[] = [];
  let firstDay = earliest - calendarDate(earliest).dayOfMonth + 1;
  while (firstDay <= today) {
    // Every month has a 28th, and none has a 32nd.
    const inNext = firstDay + 31;
    const nextFirst = inNext - calendarDate(inNext).dayOfMonth + 1;
    months.push({ firstDay, lastDay: nextFirst - 1 });
    firstDay = nextFirst;
  }
  return months;
}

function sumByDay(outlines: readonly SessionOutline[]) {
  const days = new Map<LocalDay, { seconds: number; sessions: number }>();
  for (const outline of outlines) {
    const day = localDayOf(outline);
    const sum = days.get(day) ?? { seconds: 0, sessions: 0 };
    sum.seconds += outline.usedSeconds;
    sum.sessions += 1;
    days.set(day, sum);
  }
  return days;
}
