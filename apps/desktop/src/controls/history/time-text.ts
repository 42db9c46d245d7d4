import { type HistorySession, type LocalDay, localDayOf } from '@vayl/domain';

const DAY_MS = 86_400_000;
const format = (options: Intl.DateTimeFormatOptions) => {
  // The days are those of the person's own calendar already.
  const formatter = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (day: LocalDay): string => formatter.format(day * DAY_MS);
};

/** `Monday, 16 November 2026`. */
export const dayName = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** `16 Nov`. */
export const dayLabel = format({ day: 'numeric', month: 'short' });
/** `November 2026`. */
export const monthName = format({ month: 'long', year: 'numeric' });
/** `2026`. */
export const yearName = format({ year: 'numeric' });
const weekday = format({ weekday: 'short' });
const dayOfMonth = format({ day: 'numeric' });

/** `Mo 16`. */
export function shortDay(day: LocalDay): string {
  return `${weekday(day).slice(0, 2)} ${dayOfMonth(day)}`;
}

/** `09:30`, on the person's own clock. */
export function clockTime({
  startedAtMs,
  utcOffsetMinutes,
}: Pick<HistorySession, 'startedAtMs' | 'utcOffsetMinutes'>): string {
  return new Date(startedAtMs + utcOffsetMinutes * 60_000).toISOString().slice(11, 16);
}

/** `Mon, 16 Nov, 09:30`. */
export function startText(session: Pick<HistorySession, 'startedAtMs' | 'utcOffsetMinutes'>): string {
  const day = localDayOf(session);
  return `${weekday(day)} ${dayLabel(day)}, ${clockTime(session)}`;
}

/** `40 s`, `25 min`, `1 h 05 min`. */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  const left = `${minutes % 60}`.padStart(2, '0');
  return hours < 100 ? `${hours} h ${left} min` : `${hours.toLocaleString('en-GB')} h`;
}
