/** The wall's calendar where the computer is. Tests bring their own. */
export interface Calendar {
  /** A name from the tz database. */
  timeZone(): string;
  /** Such as `2026-11-15`. */
  localDayOf(wallMs: number): string;
  /** The first midnight after a moment. */
  nextMidnightMs(wallMs: number): number;
}

export const LOCAL_CALENDAR: Calendar = {
  timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  localDayOf: (wallMs) => {
    const date = new Date(wallMs);
    const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => `${part}`.padStart(2, '0'));
    return `${date.getFullYear()}-${month}-${day}`;
  },
  nextMidnightMs: (wallMs) => {
    const date = new Date(wallMs);
    return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime();
  },
};
