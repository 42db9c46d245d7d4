import {
  bandsUsed,
  calendarDate,
  type HistorySpan,
  type LocalDay,
  localDayOf,
  minutesByHour,
  minutesOverTime,
  type SessionOutline,
  type TimeColumn,
} from '@vayl/domain';
import type { BandColumn } from '@vayl/ui/instruments/band-columns';
import type { ChartColumn } from '@vayl/ui/instruments/column-chart';
import type { HistoryDay } from '@vayl/ui/instruments/history-plot';
import { clockTime, dayLabel, dayName, monthName, shortDay, yearName } from './time-text.ts';

interface When {
  readonly span: HistorySpan;
  readonly today: LocalDay;
}

export interface ColumnData {
  readonly columns: readonly ChartColumn[];
  readonly format: (value: number) => string;
}

/** From so many minutes on, a column is better read in hours. */
const HOURS_FROM_MINUTES = 180;

function hoursText(hours: number): string {
  return `${(Math.round(hours * 10) / 10).toLocaleString('en-GB')} h`;
}

function minutesText(minutes: number): string {
  return `${Math.round(minutes)} min`;
}

/** Minutes where they are few, hours where they are many. */
function inReadableUnit(columns: readonly ChartColumn[]): ColumnData {
  const most = Math.max(0, ...columns.map(({ value }) => value));
  if (most < HOURS_FROM_MINUTES) return { columns, format: minutesText };
  return {
    columns: columns.map((column) => ({ ...column, value: column.value / 60 })),
    format: hoursText,
  };
}

export function timeColumns(outlines: readonly SessionOutline[], { span, today }: When): ColumnData {
  const columns = minutesOverTime(outlines, { span, today });
  return inReadableUnit(
    columns.map((column, index) => ({
      name: NAME[span](column),
      label: LABEL[span](column, columns[index - 1]),
      value: column.minutes,
    })),
  );
}

const NAME: Readonly<Record<HistorySpan, (column: TimeColumn) => string>> = {
  weeks: ({ firstDay }) => dayName(firstDay),
  year: ({ firstDay, lastDay }) => `${dayLabel(firstDay)} to ${dayName(lastDay)}`,
  all: ({ firstDay }) => monthName(firstDay),
};

/** Days are named on Mondays, weeks where a month begins, months where a year does. */
const LABEL: Readonly<Record<HistorySpan, (column: TimeColumn, before: TimeColumn | undefined) => string | undefined>> =
  {
    weeks: ({ firstDay }) => (new Date(firstDay * 86_400_000).getUTCDay() === 1 ? dayLabel(firstDay) : undefined),
    year: ({ firstDay }, before) =>
      before !== undefined && calendarDate(firstDay).month !== calendarDate(before.firstDay).month
        ? monthName(firstDay).slice(0, 3)
        : undefined,
    all: ({ firstDay }, before) =>
      before === undefined || calendarDate(firstDay).month === 1 ? yearName(firstDay) : undefined,
  };

const two = (hour: number) => `${hour % 24}`.padStart(2, '0');

export function hourColumns(outlines: readonly SessionOutline[]): ColumnData {
  return inReadableUnit(
    minutesByHour(outlines).map((minutes, hour) => ({
      name: `${two(hour)}:00 to ${two(hour + 1)}:00`,
      label: hour % 3 === 0 ? two(hour) : undefined,
      value: minutes,
    })),
  );
}

export interface BandData {
  readonly bands: readonly BandColumn[];
  readonly format: (value: number) => string;
}

export function bandColumns(outlines: readonly SessionOutline[]): BandData {
  const bands = bandsUsed(outlines);
  const most = Math.max(...bands.flatMap(({ globalMinutes, centerMinutes }) => [globalMinutes, centerMinutes]));
  const [unitMinutes, format] = most < HOURS_FROM_MINUTES ? [1, minutesText] : [60, hoursText];
  return {
    bands: bands.map(({ band, globalMinutes, centerMinutes }) => ({
      band,
      global: globalMinutes / unitMinutes,
      center: centerMinutes / unitMinutes,
    })),
    format,
  };
}

/** As many as a window shows at once. */
const SESSIONS_DRAWN = 14;

/** The last days that had a session, newest first. The newest is always whole. */
export function lastDays(outlines: readonly SessionOutline[]): readonly HistoryDay[] {
  const days = new Map<LocalDay, SessionOutline[]>();
  for (let index = outlines.length - 1; index >= 0; index -= 1) {
    const outline = outlines[index];
    if (outline === undefined) continue;
    const day = localDayOf(outline);
    const own = days.get(day);
    if (own !== undefined) own.unshift(outline);
    else if (outlines.length - index > SESSIONS_DRAWN) break;
    else days.set(day, [outline]);
  }
  return [...days].map(([day, sessions]) => ({
    label: shortDay(day),
    name: dayName(day),
    sessions: sessions.map((outline) => ({
      id: `${outline.startedAtMs}`,
      globalHz: outline.globalHz,
      centerHz: outline.centerHz,
      minutes: Math.max(1, Math.round(outline.usedSeconds / 60)),
      at: clockTime(outline),
    })),
  }));
}
