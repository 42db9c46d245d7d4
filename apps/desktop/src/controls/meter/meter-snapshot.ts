/** What is left, as everybody else may know it. */
export interface MeterSnapshot {
  /** Undefined for whoever has no limit. A minute that has begun is still one of them. */
  readonly minutesLeft: number | undefined;
  /** The last minute has begun. */
  readonly isLastMinute: boolean;
  /** Once it is false, the session fades out and says why. Stopping, noise and history ask nobody (RD-59). */
  readonly mayHaveLight: boolean;
}

const MINUTE_MS = 60_000;
const UNLIMITED: MeterSnapshot = { minutesLeft: undefined, isLastMinute: false, mayHaveLight: true };

/** Undefined milliseconds are no limit. What is as it was is the same object. */
export function meterSnapshot(leftMs: number | undefined, last: MeterSnapshot | undefined): MeterSnapshot {
  const next = leftMs === undefined ? UNLIMITED : limited(leftMs);
  const isSame = last?.minutesLeft === next.minutesLeft && last?.isLastMinute === next.isLastMinute;
  return isSame && last !== undefined && last.mayHaveLight === next.mayHaveLight ? last : next;
}

function limited(leftMs: number): MeterSnapshot {
  return {
    minutesLeft: Math.ceil(leftMs / MINUTE_MS),
    isLastMinute: leftMs > 0 && leftMs <= MINUTE_MS,
    mayHaveLight: leftMs > 0,
  };
}
