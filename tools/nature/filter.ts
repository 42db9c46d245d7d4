import { inverse, transform } from '@vayl/sound';
import { type Loop, ratioOf, SAMPLE_RATE_HZ, wrapped } from './loop.ts';

/** Long enough to tell the third octaves around 31.5 Hz apart. */
const TAPS = 16_384;
const BLOCK = 65_536;
const HOP = BLOCK - TAPS;
const FLOOR_DB = -120;

/** How loud a filter lets a frequency through, in decibels. */
export type GainDb = (hz: number) => number;

/** Filters a loop as if it had always been repeating: blocks are convolved, and what runs over wraps around. */
export function filtered(loop: Loop, gainDb: GainDb): Loop {
  const { length } = loop;
  const result = new Float64Array(length);
  const response = responseOf(gainDb);
  // The filter is real, so two blocks go through one complex transform without touching each other.
  for (let start = 0; start < length; start += 2 * HOP) {
    const block = { re: blockAt(loop, start), im: blockAt(loop, start + HOP) };
    const spectrum = transform(block);
    for (let bin = 0; bin < BLOCK; bin += 1) {
      spectrum.re[bin] = (spectrum.re[bin] ?? 0) * (response[bin] ?? 0);
      spectrum.im[bin] = (spectrum.im[bin] ?? 0) * (response[bin] ?? 0);
    }
    const { re, im } = inverse(spectrum);
    overlap(result, re, start);
    overlap(result, im, start + HOP);
  }
  return result;
}

/** One block, set in by half the taps, because a filter without delay rings to both sides. */
function blockAt(loop: Loop, start: number): Float64Array {
  const block = new Float64Array(BLOCK);
  block.set(loop.subarray(start, start + HOP), TAPS / 2);
  return block;
}

function overlap(loop: Loop, block: Float64Array, start: number): void {
  let place = wrapped(start - TAPS / 2, loop.length);
  for (let index = 0; index < BLOCK; index += 1) {
    loop[place] = (loop[place] ?? 0) + (block[index] ?? 0);
    place += 1;
    if (place === loop.length) place = 0;
  }
}

/** The real response of a filter without delay, whose taps are faded out so that none is cut off. */
function responseOf(gainDb: GainDb): Float64Array {
  const wanted = { re: new Float64Array(TAPS), im: new Float64Array(TAPS) };
  for (let bin = 1; bin <= TAPS / 2; bin += 1) {
    const gain = ratioOf(Math.max(FLOOR_DB, gainDb((bin * SAMPLE_RATE_HZ) / TAPS)));
    wanted.re[bin] = gain;
    wanted.re[TAPS - bin] = gain;
  }
  const taps = inverse(wanted).re;
  const padded = { re: new Float64Array(BLOCK), im: new Float64Array(BLOCK) };
  for (let offset = -TAPS / 2; offset < TAPS / 2; offset += 1) {
    const fade = Math.cos((Math.PI * offset) / TAPS) ** 2;
    padded.re[wrapped(offset, BLOCK)] = (taps[wrapped(offset, TAPS)] ?? 0) * fade;
  }
  return transform(padded).re;
}

const LOWEST_HZ = 18;
const HIGHEST_HZ = 16_500;

/** What lies outside hearing, or outside what the files keep, is taken away: 48 dB an octave. */
export const audible: GainDb = (hz) =>
  -10 * Math.log10(1 + (LOWEST_HZ / hz) ** 16) - 10 * Math.log10(1 + (hz / HIGHEST_HZ) ** 64);

/** A band with soft edges, one of several that add up to the whole. */
export function bandGain(lowHz: number, highHz: number): GainDb {
  return (hz) => -10 * Math.log10(1 + (lowHz / hz) ** 12) - 10 * Math.log10(1 + (hz / highHz) ** 12);
}
