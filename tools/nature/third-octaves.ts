import { transform } from '@vayl/sound';
import { audible, filtered, type GainDb } from './filter.ts';
import { type Loop, SAMPLE_RATE_HZ, wrapped } from './loop.ts';

/** Levels of the 27 thirds of an octave from 31.5 Hz to 12.5 kHz, relative to their sum, in decibels. */
export type ThirdOctaves = readonly number[];

const COUNT = 27;
const BELOW_1_KHZ = 15;
const FRAME = 32_768;
const PASSES = 2;
/** No band is lifted further than this: where a sound has nothing, there is only rounding to lift. */
const LARGEST_CHANGE_DB = 40;

const centreHz = (band: number): number => 1000 * 2 ** ((band - BELOW_1_KHZ) / 3);

/** Brings a loop's long-term spectrum to the wanted levels. */
export function matched(loop: Loop, wanted: ThirdOctaves): Loop {
  let result = loop;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const levels = thirdOctavesOf(result);
    const change = wanted.map((level, band) => clamped(level - (levels[band] ?? 0)));
    const gain = interpolated(change);
    result = filtered(result, (hz) => gain(hz) + audible(hz));
  }
  return result;
}

const clamped = (changeDb: number): number => Math.max(-LARGEST_CHANGE_DB, Math.min(LARGEST_CHANGE_DB, changeDb));

/** The filter that turns white noise into noise of these levels. */
export function colouring(levels: ThirdOctaves): GainDb {
  const gain = interpolated(levels.map((level, band) => level - 10 * Math.log10(centreHz(band))));
  return (hz) => gain(hz) + audible(hz);
}

/** Straight lines over a scale of octaves; outside, the last value holds. */
function interpolated(values: readonly number[]): GainDb {
  return (hz) => {
    const place = Math.max(0, Math.min(COUNT - 1, BELOW_1_KHZ + 3 * Math.log2(hz / 1000)));
    const below = Math.min(COUNT - 2, Math.floor(place));
    const share = place - below;
    return (values[below] ?? 0) * (1 - share) + (values[below + 1] ?? 0) * share;
  };
}

/** Measured over the whole loop, frame by frame, around the seam too. */
function thirdOctavesOf(loop: Loop): number[] {
  const powers = framePowers(loop);
  const sums = Array.from({ length: COUNT }, (_, band) => {
    const from = Math.ceil((centreHz(band - 0.5) * FRAME) / SAMPLE_RATE_HZ);
    const to = Math.ceil((centreHz(band + 0.5) * FRAME) / SAMPLE_RATE_HZ);
    return powers.subarray(from, to).reduce((sum, power) => sum + power, 0);
  });
  const total = sums.reduce((sum, power) => sum + power, 0);
  return sums.map((power) => 10 * Math.log10(Math.max(1e-12, power / total)));
}

function framePowers(loop: Loop): Float64Array {
  const powers = new Float64Array(FRAME / 2);
  for (let start = 0; start < loop.length; start += FRAME) {
    // Two frames in one transform: over many frames their cross terms vanish from the sum of both sides.
    const { re, im } = transform({ re: frameAt(loop, start), im: frameAt(loop, start + FRAME / 2) });
    for (let bin = 1; bin < FRAME / 2; bin += 1) {
      const mirror = FRAME - bin;
      const here = (re[bin] ?? 0) ** 2 + (im[bin] ?? 0) ** 2;
      const there = (re[mirror] ?? 0) ** 2 + (im[mirror] ?? 0) ** 2;
      powers[bin] = (powers[bin] ?? 0) + here + there;
    }
  }
  return powers;
}

function frameAt(loop: Loop, start: number): Float64Array {
  const frame = new Float64Array(FRAME);
  for (let index = 0; index < FRAME; index += 1) {
    frame[index] = (loop[wrapped(start + index, loop.length)] ?? 0) * Math.sin((Math.PI * index) / FRAME) ** 2;
  }
  return frame;
}
