import { NOISE_BUFFER_SECONDS } from '@vayl/domain';
import type { Section } from '../../../tools/measure/measurement.ts';
import { type NoiseColour, slopeOf, spectralNoise, thirdOctaveDensities } from '../src/index.ts';
import { chanceOf } from './page/render.ts';

const RATE_HZ = 48_000;
const COLOURS = [
  { colour: 'pink', slopeDb: -3, toleranceDb: 0.2 },
  { colour: 'brown', slopeDb: -6, toleranceDb: 0.3 },
] as const;

/** Noise by its slope, band by band, and by its seam. */
export function measureNoise(seeds: number): Section {
  const figures = COLOURS.flatMap(({ colour, slopeDb, toleranceDb }) => {
    const loops = Array.from({ length: seeds }, (_, seed) => loopOf(colour, seed));
    const slopes = loops.map((loop) => slopeOf(thirdOctaveDensities(loop, RATE_HZ)));
    const farthest = Math.max(...slopes.map((slope) => Math.abs(slope.decibelsPerOctave - slopeDb)));
    const deviation = Math.max(...slopes.map((slope) => slope.largestDeviationDb));
    const seam = Math.max(...loops.map(seamRatio));
    const figure = (name: string, value: number, bar: number) => ({
      name: `${colour}: ${name}`,
      measured: value.toFixed(3),
      bar: `at most ${bar}`,
      isReached: value <= bar,
    });
    return [
      figure(`slope, farthest from ${slopeDb} dB an octave`, farthest, toleranceDb),
      figure('band farthest from the line, in dB', deviation, 1.5),
      figure('seam against the 99.9th percentile of steps', seam, 1),
    ];
  });
  return { title: `Noise: ${seeds} seeds`, figures };
}

function loopOf(colour: NoiseColour, seed: number): Float32Array {
  const samples = NOISE_BUFFER_SECONDS * RATE_HZ;
  return spectralNoise({ colour, samples, sampleRateHz: RATE_HZ, chance: chanceOf(seed + 1) });
}

function seamRatio(loop: Float32Array): number {
  const steps = loop.map((value, index) => Math.abs(value - (loop[index - 1] ?? value))).toSorted();
  return Math.abs((loop[0] ?? 0) - (loop.at(-1) ?? 0)) / (steps[Math.floor(steps.length * 0.999)] ?? 0);
}
