import type { Calendar } from './calendar.ts';

/**
 * The day that is charged. It begins with its first counted moment and ends at a moment that was settled then: the next
 * local midnight, at least twenty hours after the last day's end (as the server has it, decision 0018).
 *
 * The wall clock can only end it, by reaching that moment. A clock that goes back, and another zone, leave it as it is,
 * so a day is handed out once, whatever the clock says afterwards. A clock that goes forward over the end begins the
 * next day and thereby only borrows it: back in the present, that day still runs, and it is still charged when it
 * really comes. Whoever sits through midnight has the new day's minutes at once; whoever travels waits for a midnight,
 * but not for two days. A clock that was wrong by years while light ran holds that day until the clock gets there or the
 * server, which has a clock of its own, says what day it is.
 */
export interface FreeDay {
  /** The wall's name for it as it began. */
  readonly localDay: string;
  readonly endsAtMs: number;
  readonly usedMs: number;
}

const LEAST_BETWEEN_ENDS_MS = 20 * 3_600_000;

export function isOver(day: FreeDay, wallMs: number): boolean {
  return wallMs >= day.endsAtMs;
}

export function beginDay(calendar: Calendar, wallMs: number, last: FreeDay | undefined): FreeDay {
  const midnightMs = calendar.nextMidnightMs(wallMs);
  const isTooSoon = last !== undefined && midnightMs < last.endsAtMs + LEAST_BETWEEN_ENDS_MS;
  return {
    localDay: calendar.localDayOf(wallMs),
    endsAtMs: isTooSoon ? calendar.nextMidnightMs(midnightMs) : midnightMs,
    usedMs: 0,
  };
}
