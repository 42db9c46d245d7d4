import { NOISE_BUFFER_SECONDS } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { type NoiseColour, slopeOf, spectralNoise, thirdOctaveDensities } from '../index.ts';

const RATE_HZ = 48_000;

/** Draws that can be made again. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const stereo = (colour: NoiseColour, seed = 1, seconds = NOISE_BUFFER_SECONDS) =>
  spectralNoise({ colour, samples: Math.round(seconds * RATE_HZ), sampleRateHz: RATE_HZ, chance: chanceOf(seed) });
const noise = (...question: Parameters<typeof stereo>) => stereo(...question)[0];

describe.each([
  { colour: 'pink', slopeDb: -3, toleranceDb: 0.2 },
  { colour: 'brown', slopeDb: -6, toleranceDb: 0.3 },
] as const)('$colour noise', ({ colour, slopeDb, toleranceDb }) => {
  it.each([1, 2, 3])('[TON-02] falls by its slope in every band, seed %d', (seed) => {
    const { decibelsPerOctave, largestDeviationDb } = slopeOf(thirdOctaveDensities(noise(colour, seed), RATE_HZ));
    expect(Math.abs(decibelsPerOctave - slopeDb)).toBeLessThan(toleranceDb);
    expect(largestDeviationDb).toBeLessThan(1.5);
  });

  it('[TON-08] fills a buffer of 2 s at −20 dB, without direct current', () => {
    const loop = noise(colour);
    const rms = Math.sqrt(loop.reduce((sum, value) => sum + value * value, 0) / loop.length);
    expect(loop.length).toBe(2 * RATE_HZ);
    expect(rms).toBeCloseTo(0.1, 6);
    expect(Math.abs(loop.reduce((sum, value) => sum + value, 0) / loop.length)).toBeLessThan(1e-7);
  });

  it('has no seam: the step around the loop is a step like any other', () => {
    const loop = noise(colour, 4, 1.618);
    const steps = loop.map((value, index) => Math.abs(value - (loop[index - 1] ?? value))).toSorted();
    const seam = Math.abs((loop[0] ?? 0) - (loop.at(-1) ?? 0));
    expect(seam).toBeLessThanOrEqual(steps[Math.floor(steps.length * 0.999)] ?? 0);
  });

  it('sounds apart in the two ears: the channels have the same slope and nothing else in common', () => {
    const [left, right] = stereo(colour);
    const inCommon = left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0) / left.length;
    expect(Math.abs(inCommon) / 0.01).toBeLessThan(0.35);
    const { decibelsPerOctave } = slopeOf(thirdOctaveDensities(right, RATE_HZ));
    expect(Math.abs(decibelsPerOctave - slopeDb)).toBeLessThan(toleranceDb);
  });

  it('is the same again for the same draws, and another for others', () => {
    expect(noise(colour, 5)).toEqual(noise(colour, 5));
    expect(noise(colour, 5)).not.toEqual(noise(colour, 6));
  });
});
