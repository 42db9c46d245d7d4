/** A frequency in cycles a second. */
export type Hertz = number;
/** An angle in degrees. */
export type Degrees = number;
/** A share, 0 to 1. */
export type Share = number;

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** Absent means missing or not a finite number (RD-19); zero is a real value. */
export function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

export function mix(from: number, to: number, share: Share): number {
  return from + (to - from) * share;
}

export function smoothstep(edge0: number, edge1: number, x: number): number {
  const t = clamp((x - edge0) / (edge1 - edge0), 0, 1);
  return t * t * (3 - 2 * t);
}

export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
