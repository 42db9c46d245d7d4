import { WEEKDAYS, type Weekday } from '@vayl/domain';

export interface LocalMoment {
  readonly weekday: Weekday;
  readonly minuteOfDay: number;
}

/** The day and the minute on the person's own clock. */
export function localMoment(date: Date): LocalMoment {
  // JavaScript's week begins with Sunday, as 0.
  const weekday = WEEKDAYS.find((day) => day % WEEKDAYS.length === date.getDay()) ?? 1;
  return { weekday, minuteOfDay: 60 * date.getHours() + date.getMinutes() };
}
