import { clamp, type Hertz, mix, type Share } from '../number/number.ts';
import type { AlphaRange } from '../overlay/overlay-request.ts';
import { GOVERNOR_LIMITS } from './governor-limits.ts';

/** The rate that a display really shows for a sampled one. */
export function aliasHz(hz: Hertz, refreshHz: Hertz): Hertz {
  return Math.abs(hz - Math.round(hz / refreshHz) * refreshHz);
}

export interface SwingCapQuestion {
  readonly requestedHz: Hertz;
  readonly refreshHz: Hertz;
  readonly isStrict: boolean;
}

/**
 * The largest alpha swing a layer may have. Full depth looks at the requested rate alone: 60.5 Hz aliases to 0.5 Hz on
 * a 60 Hz display and must not unlock it. What is unknown gets no flicker at all.
 */
export function swingCap({ requestedHz, refreshHz, isStrict }: SwingCapQuestion): number {
  const { fullDepthMaxHz, strictSwingCap, provocativeRatesHz, capRampHz } = GOVERNOR_LIMITS;
  if (!(requestedHz > 0) || !(refreshHz > 0)) return 0;
  if (requestedHz <= fullDepthMaxHz) return Number.POSITIVE_INFINITY;
  if (isStrict) return strictSwingCap;
  const shownHz = aliasHz(requestedHz, refreshHz);
  const outsideHz = Math.max(provocativeRatesHz.min - shownHz, shownHz - provocativeRatesHz.max, 0);
  return mix(strictSwingCap, GOVERNOR_LIMITS.swingCap, clamp(outsideHz / capRampHz, 0, 1));
}

/** Grows strictly with what is asked and never reaches the cap, so that intensity still means something. */
export function kneeSwing(askedSwing: number, cap: number): number {
  if (cap === Number.POSITIVE_INFINITY) return askedSwing;
  return cap > 0 ? cap * Math.tanh(askedSwing / cap) : 0;
}

/** A layer's delivered alpha: the mean of what was asked is kept, the swing around it is limited. */
export function limitedAlpha({ min, max }: AlphaRange, wave: Share, cap: number): Share {
  return (min + max) / 2 + kneeSwing(max - min, cap) * (wave - 0.5);
}
