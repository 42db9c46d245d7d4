import type { Chance } from './chance.ts';

export const SAMPLE_RATE_HZ = 44_100;

/** One period of a sound that repeats for ever. */
export type Loop = Float64Array;

export const secondsOf = (length: number): number => length / SAMPLE_RATE_HZ;

/** Where a place lies in a loop, whichever side it ran over. */
export const wrapped = (place: number, length: number): number => ((place % length) + length) % length;

export interface Placement {
  readonly at: number;
  readonly gain: number;
}

/** Adds a short sound; what runs over the end goes on at the beginning. */
export function addWrapped(loop: Loop, kernel: Float64Array, { at, gain }: Placement): void {
  const { length } = loop;
  let place = wrapped(Math.round(at), length);
  for (let index = 0; index < kernel.length; index += 1) {
    loop[place] = (loop[place] ?? 0) + gain * (kernel[index] ?? 0);
    place += 1;
    if (place === length) place = 0;
  }
}

function rmsOf(loop: Loop): number {
  let power = 0;
  for (const sample of loop) power += sample * sample;
  return Math.sqrt(power / loop.length);
}

export const ratioOf = (levelDb: number): number => 10 ** (levelDb / 20);

export interface Layer {
  readonly loop: Loop;
  /** Root mean square, in decibels. */
  readonly levelDb: number;
}

/** Lays sounds over each other, each at its own level. */
export function mixed(layers: readonly Layer[]): Loop {
  const sum = new Float64Array(layers[0]?.loop.length ?? 0);
  for (const { loop, levelDb } of layers) {
    const gain = ratioOf(levelDb) / (rmsOf(loop) || 1);
    for (let index = 0; index < sum.length; index += 1) sum[index] = (sum[index] ?? 0) + gain * (loop[index] ?? 0);
  }
  return sum;
}

/** The product of two loops, which is a loop again. */
export const shapedBy = (loop: Loop, envelope: Loop): Loop =>
  loop.map((sample, index) => sample * (envelope[index] ?? 0));

export const whiteNoise = (length: number, chance: Chance): Loop => new Float64Array(length).map(() => chance.normal());
