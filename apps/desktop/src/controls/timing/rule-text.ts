import { MINUTES_PER_DAY, type TimingRule, WEEKDAYS, type Weekday } from '@vayl/domain';

export const WEEKDAY_TEXT: Readonly<Record<Weekday, { readonly short: string; readonly long: string }>> = {
  1: { short: 'Mon', long: 'Monday' },
  2: { short: 'Tue', long: 'Tuesday' },
  3: { short: 'Wed', long: 'Wednesday' },
  4: { short: 'Thu', long: 'Thursday' },
  5: { short: 'Fri', long: 'Friday' },
  6: { short: 'Sat', long: 'Saturday' },
  7: { short: 'Sun', long: 'Sunday' },
};

/** A rule as a sentence: `Rests in Zoom, Mon to Fri, 09:00 to 17:00`. */
export function ruleText({ verdict, app, display, weekdays, hours }: TimingRule): string {
  const when = [
    app === undefined ? undefined : `in ${app}`,
    display === undefined ? undefined : `on ${display}`,
    weekdays === undefined ? undefined : weekdaysText(weekdays),
    hours === undefined ? undefined : `${clockText(hours.fromMinute)} to ${clockText(hours.toMinute)}`,
  ].filter((part) => part !== undefined);
  return `${verdict === 'deny' ? 'Rests' : 'Runs'} ${when.length === 0 ? 'always' : when.join(', ')}`;
}

/** `09:05`. */
export function clockText(minuteOfDay: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`;
}

/** What people type for a time: `9`, `9:05`, `0905`, `9.05`. Undefined where it is none. */
export function readClock(typed: string): number | undefined {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(typed.trim()) ?? [];
  const minuteOfDay = 60 * Number(hours) + Number(minutes);
  return Number(minutes) < 60 && minuteOfDay <= MINUTES_PER_DAY ? minuteOfDay : undefined;
}

/** Days in a row are a span; others are named. */
function weekdaysText(weekdays: readonly Weekday[]): string {
  const days = WEEKDAYS.filter((day) => weekdays.includes(day));
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  const isSpan = days.length > 2 && last - first === days.length - 1;
  const names = days.map((day) => WEEKDAY_TEXT[day].short);
  return isSpan ? `${names[0]} to ${names.at(-1)}` : names.join(' and ');
}
