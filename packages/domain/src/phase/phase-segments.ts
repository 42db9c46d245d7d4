import type { Hertz } from '../number/number.ts';

/**
 * One phase authority: sound and light read their phase from the same list. A segment says where the phase stood when
 * a rate began; in between, phase is a product, never a sum of frames, so nothing drifts.
 */
export interface PhaseSegment {
  readonly startSeconds: number;
  /** The phase at the start, in cycles. */
  readonly startCycles: number;
  readonly hz: Hertz;
}

/** In order of time, never empty. */
export type PhaseSegments = readonly [PhaseSegment, ...PhaseSegment[]];

export function startPhase(startSeconds: number, hz: Hertz): PhaseSegments {
  return [{ startSeconds, startCycles: 0, hz }];
}

export function phaseCyclesAt(segments: PhaseSegments, seconds: number): number {
  const { startSeconds, startCycles, hz } = segmentAt(segments, seconds);
  return startCycles + hz * (seconds - startSeconds);
}

/** A new rate from an instant on. The phase is continuous there; rates planned for later are dropped. */
export function changeRate(segments: PhaseSegments, fromSeconds: number, hz: Hertz): PhaseSegments {
  const [first, ...later] = segments;
  const startSeconds = Math.max(fromSeconds, first.startSeconds);
  const changed = { startSeconds, startCycles: phaseCyclesAt(segments, startSeconds), hz };
  if (startSeconds === first.startSeconds) return [changed];
  return [first, ...later.filter((segment) => segment.startSeconds < startSeconds), changed];
}

/** Forgets what lies before the segment that holds an instant: a session of hours keeps a short list. */
export function forgetBefore(segments: PhaseSegments, seconds: number): PhaseSegments {
  const current = segmentAt(segments, seconds);
  return [current, ...segments.filter((segment) => segment.startSeconds > current.startSeconds)];
}

function segmentAt(segments: PhaseSegments, seconds: number): PhaseSegment {
  return segments.findLast((segment) => segment.startSeconds <= seconds) ?? segments[0];
}
