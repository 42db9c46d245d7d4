import type { OutputTimestamp } from './output-clock.ts';

export interface ToldTimes {
  readonly currentTime: number;
  /** Absent in older engines. */
  readonly outputLatency?: number | undefined;
  getOutputTimestamp(): OutputTimestamp;
}

/** A block that leaves the device now was told of a moment ago, or leaves in a moment. */
const MOST_APART_MS = 1000;

/**
 * What an engine says leaves the device now. WebKit on Linux adds the context's own time to the page's, so that its
 * reading runs ahead into the future: what is being rendered then stands in for what is heard.
 */
export function heardNow(context: ToldTimes, nowMs: number): OutputTimestamp {
  const told = context.getOutputTimestamp();
  const { contextTime = 0, performanceTime = 0 } = told;
  // Before the first second that reading is only a little wrong, and would be believed.
  const isSum =
    contextTime > 0 && Math.abs(performanceTime - nowMs - 1000 * contextTime) < Math.abs(performanceTime - nowMs);
  if (!isSum && Math.abs(performanceTime - nowMs) < MOST_APART_MS) return told;
  return { contextTime: context.currentTime - (context.outputLatency ?? 0), performanceTime: nowMs };
}
