/** How often a running session looks at the clock. */
export const HEARTBEAT_MS = 250;

/** A clock that was silent for longer was asleep with its machine. */
const LONGEST_SILENCE_MS = 5000;

/** Both clocks at one moment. */
export interface ClockReading {
  readonly monotonicMs: number;
  readonly wallMs: number;
}

export type CountedTime = { readonly is: 'counted'; readonly ms: number } | { readonly is: 'slept' };

/**
 * How much of the time between two looks at the clock a person has lived through. A machine that slept, and a clock
 * that stood still, ran backward or read nonsense, add nothing. On some systems the monotonic clock sleeps with the
 * machine; then the one on the wall tells.
 */
export function countedTime(last: ClockReading, now: ClockReading): CountedTime {
  const elapsedMs = now.monotonicMs - last.monotonicMs;
  if (elapsedMs > LONGEST_SILENCE_MS || now.wallMs - last.wallMs > LONGEST_SILENCE_MS) return { is: 'slept' };
  return { is: 'counted', ms: Number.isNaN(elapsedMs) ? 0 : Math.max(0, elapsedMs) };
}
