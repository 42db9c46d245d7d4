import { inverse, type SoundPlan, transform } from '../../src/index.ts';
import { RATE_HZ } from './render.ts';

/** The gate's outline with its sign, away from the ends, where a transform of a piece knows it best. */
export function outlineFigures(samples: Float64Array, { pitchHz, gate, toneGain }: SoundPlan) {
  const cycles = Math.floor(2 * gate.hz);
  const outline = signedOutline(samples, pitchHz).subarray(RATE_HZ, RATE_HZ + Math.round((cycles / gate.hz) * RATE_HZ));
  const mean = outline.reduce((sum, value) => sum + value, 0) / outline.length;
  return {
    depth: amplitudeOf(outline, gate.hz) / mean,
    lowest: outline.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY) / toneGain,
    highest: outline.reduce((high, value) => Math.max(high, value), 0) / toneGain,
  };
}

/** The analytic signal (Hilbert), turned back by the carrier: a tone that turned over would come out below zero. */
function signedOutline(samples: Float64Array, pitchHz: number): Float64Array {
  const { length } = samples;
  const spectrum = transform({ re: samples, im: new Float64Array(length) });
  for (let bin = 1; bin < length; bin += 1) {
    const factor = bin * 2 < length ? 2 : 0;
    spectrum.re[bin] = (spectrum.re[bin] ?? 0) * factor;
    spectrum.im[bin] = (spectrum.im[bin] ?? 0) * factor;
  }
  const { re, im } = inverse(spectrum);
  const turned = (turn: number) =>
    Float64Array.from(re, (value, index) => {
      const angle = (2 * Math.PI * pitchHz * index) / RATE_HZ + turn;
      return value * Math.cos(angle) + (im[index] ?? 0) * Math.sin(angle);
    });
  const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
  return turned(Math.atan2(sum(turned(Math.PI / 2)), sum(turned(0))));
}

/** Over whole cycles no window is needed. */
function amplitudeOf(values: Float64Array, hz: number): number {
  let re = 0;
  let im = 0;
  for (const [index, value] of values.entries()) {
    re += value * Math.cos((2 * Math.PI * hz * index) / RATE_HZ);
    im += value * Math.sin((2 * Math.PI * hz * index) / RATE_HZ);
  }
  return (2 * Math.hypot(re, im)) / values.length;
}
