import { inverse } from '@vayl/sound';
import type { Chance } from './chance.ts';
import { type Loop, secondsOf, wrapped } from './loop.ts';

export interface Fluctuation {
  readonly lowHz: number;
  readonly highHz: number;
  /** Power falls with frequency to this exponent; 0 is even. */
  readonly fall?: number;
}

/** Slow outlines are made on a coarse grid of at least this many points a second, then drawn out to samples. */
const GRID_HZ = 400;

/** Points of the grid for a loop: a power of two, for the transform's sake. */
export const gridOf = (length: number): number => 2 ** Math.ceil(Math.log2(secondsOf(length) * GRID_HZ));

/** A random outline of deviation 1, made of multiples of the loop's own frequency only: it closes exactly. */
export function fluctuation(length: number, chance: Chance, { lowHz, highHz, fall = 0 }: Fluctuation): Float64Array {
  const grid = gridOf(length);
  const seconds = secondsOf(length);
  const spectrum = { re: new Float64Array(grid), im: new Float64Array(grid) };
  const first = Math.max(1, Math.ceil(lowHz * seconds));
  const last = Math.min(grid / 2 - 1, Math.max(first + 1, Math.floor(highHz * seconds)));
  for (let harmonic = first; harmonic <= last; harmonic += 1) {
    const amplitude = (harmonic / seconds) ** (-fall / 2);
    spectrum.re[harmonic] = amplitude * chance.normal();
    spectrum.im[harmonic] = amplitude * chance.normal();
  }
  // The real part of a one-sided spectrum's inverse is the real signal itself.
  const { re } = inverse(spectrum);
  const deviation = Math.sqrt(re.reduce((sum, value) => sum + value * value, 0) / grid);
  return re.map((value) => value / deviation);
}

/** Draws a coarse outline out to the loop's samples with smooth curves through its points (Catmull and Rom). */
export function drawnOut(outline: Float64Array, length: number): Loop {
  const points = outline.length;
  const at = (index: number): number => outline[wrapped(index, points)] ?? 0;
  return new Float64Array(length).map((_, sample) => {
    const place = (sample * points) / length;
    const index = Math.floor(place);
    const t = place - index;
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  });
}

export interface SlowGain extends Fluctuation {
  /** In nepers. */
  readonly depth: number;
}

/** A gain that wanders around 1. */
export function slowGain(length: number, chance: Chance, { depth, ...range }: SlowGain): Loop {
  return drawnOut(
    fluctuation(length, chance, range).map((value) => Math.exp(depth * value)),
    length,
  );
}
