import type { CalendarEvent } from './calendar-event.ts';

const MINUTE_MS = 60_000;
/** A shorter gap is for a breath and a cup of tea. */
export const LEAST_GAP_MINUTES = 45;
/** A longer one is no gap between meetings but an evening, or a free day. */
const MOST_GAP_MINUTES = 240;
/** Whoever has not begun by then has something else to do. */
const PROPOSED_FOR_MS = 10 * MINUTE_MS;
/** Less is not worth a beginning. */
const LEAST_LEFT_MS = 15 * MINUTE_MS;

/** Time for work alone, and why the app thinks so. */
export interface FocusBlock {
  readonly because: 'focus-event' | 'free-gap';
  readonly startMs: number;
  readonly endMs: number;
}

/** What the calendar marks as focus, and the free gaps between two meetings, in the order of their beginnings. */
export function focusBlocks(events: readonly CalendarEvent[]): readonly FocusBlock[] {
  const marked = events
    .filter(({ kind }) => kind === 'focus')
    .map(({ startMs, endMs }): FocusBlock => ({ because: 'focus-event', startMs, endMs }));
  return [...marked, ...freeGaps(events)].toSorted((one, other) => one.startMs - other.startMs);
}

/** The block that has just begun, to be proposed; meetings that lie over it come first. */
export function proposedBlock(events: readonly CalendarEvent[], nowMs: number): FocusBlock | undefined {
  const meetings = events.filter(({ kind }) => kind === 'meeting');
  return focusBlocks(events).find(({ startMs, endMs }) => {
    const isFresh = nowMs >= startMs && nowMs < startMs + PROPOSED_FOR_MS;
    const untilMs = Math.min(endMs, ...meetings.filter((one) => one.endMs > nowMs).map((one) => one.startMs));
    return isFresh && untilMs - nowMs >= LEAST_LEFT_MS;
  });
}

function freeGaps(events: readonly CalendarEvent[]): readonly FocusBlock[] {
  const taken = events.filter(({ kind }) => kind !== 'free').toSorted((one, other) => one.startMs - other.startMs);
  const gaps: FocusBlock[] = [];
  let busyUntilMs: number | undefined;
  for (const { startMs, endMs } of taken) {
    if (busyUntilMs !== undefined && isGap(startMs - busyUntilMs)) {
      gaps.push({ because: 'free-gap', startMs: busyUntilMs, endMs: startMs });
    }
    busyUntilMs = Math.max(busyUntilMs ?? endMs, endMs);
  }
  return gaps;
}

const isGap = (ms: number): boolean => ms >= LEAST_GAP_MINUTES * MINUTE_MS && ms <= MOST_GAP_MINUTES * MINUTE_MS;
