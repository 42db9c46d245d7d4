/** The days since 1970 in a person's own calendar, wherever they were. */
export type LocalDay = number;

/** The Mondays since the one of 29 December 1969, which is 0. */
type LocalWeek = number;

interface LocalMoment {
  readonly startedAtMs: number;
  readonly utcOffsetMinutes: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAYS_FROM_MONDAY_TO_1970 = 3;

export function localDayOf({ startedAtMs, utcOffsetMinutes }: LocalMoment): LocalDay {
  return Math.floor((startedAtMs + utcOffsetMinutes * MINUTE_MS) / DAY_MS);
}

/** From midnight on the person's own clock. */
export function localSecondsOf({ startedAtMs, utcOffsetMinutes }: LocalMoment): number {
  return (startedAtMs + utcOffsetMinutes * MINUTE_MS - localDayOf({ startedAtMs, utcOffsetMinutes }) * DAY_MS) / 1000;
}

/** Weeks begin on Monday. */
export function localWeekOf(day: LocalDay): LocalWeek {
  return Math.floor((day + DAYS_FROM_MONDAY_TO_1970) / 7);
}

export function firstDayOfWeek(week: LocalWeek): LocalDay {
  return week * 7 - DAYS_FROM_MONDAY_TO_1970;
}

export interface CalendarDate {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly dayOfMonth: number;
}

const DAYS_IN_400_YEARS = 146_097;
/** From the first of March of the year 0 to the beginning of 1970. */
const DAYS_BEFORE_1970 = 719_468;

/** The date of a day, without a clock or a zone. Years are counted from March, so that a leap day comes last. */
export function calendarDate(day: LocalDay): CalendarDate {
  const shifted = day + DAYS_BEFORE_1970;
  const era = Math.floor(shifted / DAYS_IN_400_YEARS);
  const dayOfEra = shifted - era * DAYS_IN_400_YEARS;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const daysBefore = 365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  const dayOfYear = dayOfEra - daysBefore;
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    dayOfMonth: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}
