import { clamp, type Degrees } from '../number/number.ts';

// Everything that moves while the light is on, apart from its fade, shares one budget: separate limits for mean, swing
// and hue were tried, and changes in phase with the wave beat them.
const LUMINANCE_PER_ALPHA = 2.2;
const LUMINANCE_PER_ALPHA_DEGREE = 0.0272;
const LUMINANCE_PER_SECOND = 0.09;
const HUE_DEGREES_PER_SECOND = 60;
const LONGEST_FRAME_SECONDS = 0.05;

/** What is still to go. Means and swings: the larger of the two layers. */
export interface PendingChange {
  readonly meanAlpha: number;
  /** Positive where the swing is to rise; a falling swing falls at once and costs nothing. */
  readonly swingAlpha: number;
  /** By the shorter way round. */
  readonly hueDegrees: Degrees;
  /** The larger mean plus half its swing. */
  readonly highestAlpha: number;
}

/** The share of a pending change that this frame may make. */
export function changeShare(pending: PendingChange, frameSeconds: number): number {
  const dt = clamp(frameSeconds, 0, LONGEST_FRAME_SECONDS);
  const hue = Math.abs(pending.hueDegrees);
  const cost =
    LUMINANCE_PER_ALPHA * (Math.abs(pending.meanAlpha) + Math.max(0, pending.swingAlpha)) +
    LUMINANCE_PER_ALPHA_DEGREE * pending.highestAlpha * hue;
  // Not finite is not understood: nothing moves.
  if (!Number.isFinite(cost) || !Number.isFinite(dt)) return 0;
  const byCost = cost > 0 ? (LUMINANCE_PER_SECOND * dt) / cost : 1;
  const byHue = hue > 0 ? (HUE_DEGREES_PER_SECOND * dt) / hue : 1;
  return Math.min(1, byCost, byHue);
}
