import { transform } from '../signal/fourier.ts';

export interface Band {
  readonly centreHz: number;
  readonly levelDb: number;
}

const LOWEST_CENTRE_HZ = 40;
const HIGHEST_CENTRE_HZ = 16_000;

/** The power in each third of an octave from 40 Hz to 16 kHz, per hertz, over one whole period of a loop. */
export function thirdOctaveDensities(loop: Float32Array, sampleRateHz: number): Band[] {
  const { re, im } = transform({ re: Float64Array.from(loop), im: new Float64Array(loop.length) });
  const hzPerBin = sampleRateHz / loop.length;
  const bands: Band[] = [];
  for (let centreHz = LOWEST_CENTRE_HZ; centreHz <= HIGHEST_CENTRE_HZ; centreHz *= 2 ** (1 / 3)) {
    const from = Math.ceil((centreHz * 2 ** (-1 / 6)) / hzPerBin);
    const to = Math.floor((centreHz * 2 ** (1 / 6)) / hzPerBin);
    let power = 0;
    for (let bin = from; bin <= to; bin += 1) power += (re[bin] ?? 0) ** 2 + (im[bin] ?? 0) ** 2;
    bands.push({ centreHz, levelDb: 10 * Math.log10(power / (to - from + 1)) });
  }
  return bands;
}

export interface Slope {
  readonly decibelsPerOctave: number;
  /** How far the worst band lies from the line. */
  readonly largestDeviationDb: number;
}

/** The straight line through bands on a scale of octaves. */
export function slopeOf(bands: readonly Band[]): Slope {
  const points = bands.map(({ centreHz, levelDb }) => ({ x: Math.log2(centreHz), y: levelDb }));
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const covariance = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  const decibelsPerOctave = covariance / points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const deviations = points.map(({ x, y }) => Math.abs(y - meanY - decibelsPerOctave * (x - meanX)));
  return { decibelsPerOctave, largestDeviationDb: Math.max(...deviations) };
}
