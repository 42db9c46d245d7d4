const HOUR_MS = 60 * 60_000;

/** Events are read around now and not beyond: a day is planned by today and tomorrow. */
export interface EventWindow {
  readonly fromMs: number;
  readonly toMs: number;
}

export const windowAround = (nowMs: number): EventWindow => ({
  fromMs: nowMs - 12 * HOUR_MS,
  toMs: nowMs + 36 * HOUR_MS,
});

/** Time has gone on so far that another window has to be read. */
export const isWindowOld = ({ fromMs }: EventWindow, nowMs: number): boolean =>
  nowMs - fromMs > 18 * HOUR_MS || nowMs < fromMs;

/** No person has more pages of events in two days; whoever sends more is not believed. */
export const MOST_PAGES = 20;
