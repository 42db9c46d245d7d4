import { transform, zeros } from '../signal/fourier.ts';

/** The sum of a Blackman window's weights, by sample. */
const BLACKMAN = { a0: 0.42, a1: 0.5, a2: 0.08 };
/** A line spreads over three bins to each side under that window. */
const LINE_BINS = 3;

export interface Spectrum {
  /** Amplitudes of sines, bin by bin, from 0 Hz to half the sample rate. */
  readonly amplitudes: Float64Array;
  readonly hzPerBin: number;
}

export function spectrumOf(samples: Float32Array | Float64Array, sampleRateHz: number): Spectrum {
  const { length } = samples;
  const windowed = zeros(length);
  for (let index = 0; index < length; index += 1) windowed.re[index] = (samples[index] ?? 0) * blackman(index / length);
  const { re, im } = transform(windowed);
  const scale = 2 / (BLACKMAN.a0 * length);
  const half = Math.floor(length / 2) + 1;
  const amplitudes = Float64Array.from({ length: half }, (_, bin) => Math.hypot(re[bin] ?? 0, im[bin] ?? 0) * scale);
  return { amplitudes, hzPerBin: sampleRateHz / length };
}

/**
 * The amplitude of a sine at exactly a frequency, whatever the length of the samples: a bin would see it only as well
 * as its place between two of them allows.
 */
export function amplitudeAt(samples: Float32Array | Float64Array, sampleRateHz: number, hz: number): number {
  const turn = (2 * Math.PI * hz) / sampleRateHz;
  let re = 0;
  let im = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const weighted = (samples[index] ?? 0) * blackman(index / samples.length);
    re += weighted * Math.cos(turn * index);
    im += weighted * Math.sin(turn * index);
  }
  return (2 * Math.hypot(re, im)) / (BLACKMAN.a0 * samples.length);
}

/** The amplitude of the line nearest to a frequency. */
export function lineAmplitude({ amplitudes, hzPerBin }: Spectrum, hz: number): number {
  const bin = Math.round(hz / hzPerBin);
  return Math.max(...amplitudes.subarray(Math.max(0, bin - LINE_BINS), bin + LINE_BINS + 1));
}

/** The frequency of the strongest line, finer than a bin: the top of a parabola through the three highest. */
export function strongestHz({ amplitudes, hzPerBin }: Spectrum): number {
  let bin = 1;
  for (let index = 1; index < amplitudes.length - 1; index += 1) if (level(index) > level(bin)) bin = index;
  const [before, top, after] = [Math.log(level(bin - 1)), Math.log(level(bin)), Math.log(level(bin + 1))];
  return (bin + (before - after) / (2 * (before - 2 * top + after))) * hzPerBin;

  function level(index: number): number {
    return amplitudes[index] ?? 0;
  }
}

export const decibels = (ratio: number): number => 20 * Math.log10(ratio);

function blackman(share: number): number {
  const { a0, a1, a2 } = BLACKMAN;
  return a0 - a1 * Math.cos(2 * Math.PI * share) + a2 * Math.cos(4 * Math.PI * share);
}
