import { z } from 'zod';

export const MOST_TIMING_RULES = 50;
export const MINUTES_PER_DAY = 1440;

/** As calendars here begin: 1 is Monday, 7 is Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const name = z.string().trim().min(1).max(100);
const minuteOfDay = z.int().min(0).max(MINUTES_PER_DAY);

/**
 * One sentence of a person: when it may run, or may not. Whatever is left open fits everything; all that is said has to
 * fit. A time that ends before it begins goes on past midnight, and belongs to the day on which it began.
 */
export const TimingRule = z.object({
  id: z.string().min(1).max(64),
  verdict: z.enum(['allow', 'deny']),
  app: name.optional(),
  display: name.optional(),
  weekdays: z.array(z.literal(WEEKDAYS)).min(1).max(7).optional(),
  hours: z
    .object({ fromMinute: minuteOfDay, toMinute: minuteOfDay })
    .refine(({ fromMinute, toMinute }) => fromMinute !== toMinute)
    .optional(),
});
export type TimingRule = z.infer<typeof TimingRule>;

/** The moment that rules speak of. */
export interface TimingMoment {
  /** The app in front, by the name that the system gives it; undefined where nobody knows. */
  readonly app: string | undefined;
  /** The display that the person works on. */
  readonly display: string | undefined;
  readonly weekday: Weekday;
  readonly minuteOfDay: number;
}

export function fits(rule: TimingRule, moment: TimingMoment): boolean {
  return (
    (rule.app === undefined || isSameName(rule.app, moment.app)) &&
    (rule.display === undefined || isSameName(rule.display, moment.display)) &&
    fitsTime(rule, moment)
  );
}

/** An app says more than a display, a display more than a time; what says more of them says more yet. */
export function specificity({ app, display, weekdays, hours }: TimingRule): number {
  const says = (what: unknown, weight: number) => (what === undefined ? 0 : weight);
  return says(app, 8) + says(display, 4) + says(hours, 2) + says(weekdays, 1);
}

/** Nobody looks at the capitals of an app's name. */
function isSameName(wanted: string, there: string | undefined): boolean {
  return there !== undefined && plain(wanted) === plain(there);
}

const plain = (text: string) => text.trim().toLocaleLowerCase('en');

function fitsTime({ weekdays, hours }: TimingRule, { weekday, minuteOfDay: minute }: TimingMoment): boolean {
  const isDay = (day: Weekday) => weekdays === undefined || weekdays.includes(day);
  if (hours === undefined) return isDay(weekday);
  const { fromMinute, toMinute } = hours;
  if (fromMinute < toMinute) return isDay(weekday) && minute >= fromMinute && minute < toMinute;
  return (isDay(weekday) && minute >= fromMinute) || (isDay(dayBefore(weekday)) && minute < toMinute);
}

function dayBefore(weekday: Weekday): Weekday {
  return WEEKDAYS.find((day) => day === weekday - 1) ?? 7;
}
