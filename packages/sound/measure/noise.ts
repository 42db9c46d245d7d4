import type { Page } from 'playwright';
import type { Section } from '../../../tools/measure/measurement.ts';
import { NOISE_LOOP_SECONDS, type NoiseColour, slopeOf, spectralNoise, thirdOctaveDensities } from '../src/index.ts';
import { chanceOf } from './page/render.ts';

const RATE_HZ = 48_000;
const COLOURS = [
  { colour: 'pink', slopeDb: -3, toleranceDb: 0.2 },
  { colour: 'brown', slopeDb: -6, toleranceDb: 0.3 },
] as const;

/** Noise by its slope, band by band, and by its seam as the browser loops it. */
export async function measureNoise(page: Page, seeds: number): Promise<Section> {
  const figures = [];
  for (const { colour, slopeDb, toleranceDb } of COLOURS) {
    const slopes = Array.from({ length: seeds }, (_, seed) => slopeOfSeed(colour, seed + 1));
    const loops = [];
    for (const [index, seconds] of NOISE_LOOP_SECONDS.entries()) {
      for (let seed = 1; seed <= seeds; seed += 1) {
        const question = { colour, seconds, seed: seed + 100 * index };
        loops.push(
          await page.evaluate((asked) => bench.measureLoop(asked.colour, asked.seconds, asked.seed), question),
        );
      }
    }
    const figure = (name: string, value: number, bar: number) => ({
      name: `${colour}: ${name}`,
      measured: value < 1e-3 ? value.toExponential(1) : value.toFixed(3),
      bar: `at most ${bar}`,
      isReached: value <= bar,
    });
    const worst = (values: readonly number[]) => Math.max(...values.map(Math.abs));
    figures.push(
      figure(
        `slope, from ${slopeDb} dB an octave`,
        worst(slopes.map((one) => one.decibelsPerOctave - slopeDb)),
        toleranceDb,
      ),
      figure('band farthest from the line, in dB', worst(slopes.map((one) => one.largestDeviationDb)), 1.5),
      figure('seam, step against the 99.9th percentile', worst(loops.map(({ step }) => step)), 1),
      figure('seam, second difference against the same', worst(loops.map(({ bend }) => bend)), 1),
      figure('autocorrelation after one loop, from 1', worst(loops.map((loop) => loop.autocorrelation - 1)), 1e-6),
    );
  }
  return { title: `Noise: ${seeds} seeds, loops of ${NOISE_LOOP_SECONDS.join(' and ')} s`, figures };
}

function slopeOfSeed(colour: NoiseColour, seed: number) {
  const samples = NOISE_LOOP_SECONDS[0] * RATE_HZ;
  const [loop] = spectralNoise({ colour, samples, sampleRateHz: RATE_HZ, chance: chanceOf(seed) });
  return slopeOf(thirdOctaveDensities(loop, RATE_HZ));
}
