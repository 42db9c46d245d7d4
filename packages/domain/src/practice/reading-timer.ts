import type { PracticeTab } from './practice-tab.ts';

/** Counts while the effect is on and the reading tab shows; anything else resets it. */
export interface ReadingTimer {
  readonly startedMs: number | undefined;
}

export const STOPPED_TIMER: ReadingTimer = { startedMs: undefined };

export interface ReadingMoment {
  readonly isOn: boolean;
  readonly tab: PracticeTab;
  readonly nowMs: number;
}

export function updateReadingTimer(timer: ReadingTimer, { isOn, tab, nowMs }: ReadingMoment): ReadingTimer {
  if (!isOn || tab !== 'reading') return STOPPED_TIMER;
  return timer.startedMs === undefined ? { startedMs: nowMs } : timer;
}

export function readingSeconds({ startedMs }: ReadingTimer, nowMs: number): number {
  return startedMs === undefined ? 0 : Math.max(0, Math.floor((nowMs - startedMs) / 1000));
}

/** m:ss, so 65 seconds are `1:05`. */
export function readingTimeText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
