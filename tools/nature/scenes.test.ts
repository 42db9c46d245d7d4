import { AMBIENT_TRACKS } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE_HZ } from './loop.ts';
import { mastered } from './master.ts';
import { rendered } from './render.ts';
import { SCENES } from './scenes.ts';

const SHORT_SECONDS = 3;
const LENGTH = SHORT_SECONDS * SAMPLE_RATE_HZ;
const SLOW_MS = 60_000;

function stepsOf(loop: Float32Array): Float32Array {
  return loop.map((sample, index) => Math.abs(sample - (loop.at(index - 1) ?? 0))).subarray(1);
}

describe('a short version', () => {
  it.each(AMBIENT_TRACKS)(
    'of %s is the same for its seed, closes, is finite and loud enough',
    (track) => {
      const loop = rendered(SCENES[track], LENGTH);
      expect(rendered(SCENES[track], LENGTH)).toEqual(loop);
      const { samples, loudnessLufs, truePeakDb } = mastered(loop);
      const steps = stepsOf(samples).sort();
      const largeStep = steps[Math.floor(steps.length * 0.999)] ?? 0;
      expect(Math.abs((samples.at(-1) ?? 0) - (samples[0] ?? 0))).toBeLessThanOrEqual(largeStep);
      expect(samples.every(Number.isFinite)).toBe(true);
      expect(Math.abs(loudnessLufs + 23)).toBeLessThanOrEqual(0.5);
      expect(truePeakDb).toBeLessThanOrEqual(-3);
    },
    SLOW_MS,
  );

  it(
    'is another for another seed',
    () => {
      const scene = SCENES['Serene Rain'];
      expect(rendered({ ...scene, seed: scene.seed + 1 }, LENGTH)).not.toEqual(rendered(scene, LENGTH));
    },
    SLOW_MS,
  );
});
