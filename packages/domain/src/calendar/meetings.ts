import type { CalendarEvent } from './calendar-event.ts';

const MINUTE_MS = 60_000;
/** Time to look up, find the link and be there. */
export const WIND_DOWN_MINUTES = 3;

/** Whether the calendar says that the person is with others now. */
export function isInMeeting(events: readonly CalendarEvent[], nowMs: number): boolean {
  return events.some(({ kind, startMs, endMs }) => kind === 'meeting' && startMs <= nowMs && nowMs < endMs);
}

/** The meeting that is so near that a session should end for it. */
export function meetingToWindDownFor(events: readonly CalendarEvent[], nowMs: number): CalendarEvent | undefined {
  return events
    .filter(({ kind, startMs }) => kind === 'meeting' && isNear(startMs - nowMs))
    .toSorted((one, other) => one.startMs - other.startMs)
    .at(0);
}

/** What comes next, without whole days and without what is over. */
export function nextEvents(events: readonly CalendarEvent[], nowMs: number, most: number): readonly CalendarEvent[] {
  return events
    .filter(({ isAllDay, endMs }) => !isAllDay && endMs > nowMs)
    .toSorted((one, other) => one.startMs - other.startMs)
    .slice(0, most);
}

const isNear = (ms: number): boolean => ms > 0 && ms <= WIND_DOWN_MINUTES * MINUTE_MS;
