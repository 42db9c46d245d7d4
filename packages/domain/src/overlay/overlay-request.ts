import { isFiniteNumber, mix, type Share, smoothstep } from '../number/number.ts';

// What the specification asks the veil to be, before the governor decides what is delivered (RD-07, RD-21).
const INTENSITY_CAP = 0.4;
const STRENGTH_WHEN_ABSENT = 0.5;
const BASE_OPACITY = 0.2;
const OPACITY_RANGE = 0.6;
const EDGE_ALPHA = { base: 0.3, range: 0.6 };
const CENTER_ALPHA = { base: 0, range: 0.9 };
const MASK_EDGES = { inner: 0.35, outer: 0.95 };

/** The specification caps intensity at 0.4; strength scales beneath that cap, and 0.5 is its default (RD-20). */
export function overlayIntensity(strength: Share | undefined): Share {
  return INTENSITY_CAP * (isFiniteNumber(strength) ? strength : STRENGTH_WHEN_ABSENT);
}

export function edgeAlpha(globalWave: Share): Share {
  return EDGE_ALPHA.base + EDGE_ALPHA.range * globalWave;
}

export function centerAlpha(centerWave: Share): Share {
  return CENTER_ALPHA.base + CENTER_ALPHA.range * centerWave;
}

/** 0 in the middle of the display, 1 at its rim; u and v run from −1 to 1 across it. */
export function edgeMask(u: number, v: number): Share {
  return smoothstep(MASK_EDGES.inner, MASK_EDGES.outer, Math.hypot(u, v));
}

export interface OverlayPoint {
  readonly strength: Share | undefined;
  readonly globalWave: Share;
  readonly centerWave: Share;
  /** From edgeMask. */
  readonly mask: Share;
}

export function requestedAlpha({ strength, globalWave, centerWave, mask }: OverlayPoint): Share {
  return opacity(strength, mix(centerAlpha(centerWave), edgeAlpha(globalWave), mask));
}

export interface AlphaRange {
  readonly min: Share;
  readonly max: Share;
}

/** The alpha that each layer asks for over a whole wave: what the governor limits. */
export function requestedRanges(strength: Share | undefined): {
  readonly edge: AlphaRange;
  readonly center: AlphaRange;
} {
  return {
    edge: { min: opacity(strength, edgeAlpha(0)), max: opacity(strength, edgeAlpha(1)) },
    center: { min: opacity(strength, centerAlpha(0)), max: opacity(strength, centerAlpha(1)) },
  };
}

function opacity(strength: Share | undefined, layer: Share): Share {
  return overlayIntensity(strength) * (BASE_OPACITY + OPACITY_RANGE * layer);
}
