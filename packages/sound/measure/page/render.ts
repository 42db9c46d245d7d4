import { DEMO_DEFAULTS, type DemoSettings } from '@vayl/domain';
import { planSound, SoundEngine } from '../../src/index.ts';

export const RATE_HZ = 48_000;
export const START_SECONDS = 0.1;

/** A session at full volume whose swell stands still, so that one thing can be measured at a time. */
export const TONE: DemoSettings = {
  ...DEMO_DEFAULTS,
  isOn: true,
  masterAudioVolume: 1,
  globalModulationStrength: 0,
};

/** Draws that can be made again. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface Edit {
  readonly atSeconds: number;
  /** Undefined stops the sound. */
  readonly settings: DemoSettings | undefined;
}

/** A session rendered by the browser's own nodes, with edits at their instants. */
export async function render(
  seconds: number,
  settings: DemoSettings,
  edits: readonly Edit[] = [],
): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, Math.round(seconds * RATE_HZ), RATE_HZ);
  const engine = new SoundEngine(context, { chance: chanceOf(1), loadTrack: async () => undefined });
  engine.start(planSound(settings), START_SECONDS);
  for (const { atSeconds, settings: edited } of edits) {
    if (edited === undefined) engine.stop(atSeconds);
    else engine.apply(planSound(edited), atSeconds);
  }
  return (await context.startRendering()).getChannelData(0);
}

export const seconds = (samples: Float32Array, from: number, to: number): Float32Array =>
  samples.subarray(Math.round(from * RATE_HZ), Math.round(to * RATE_HZ));

export const peakOf = (samples: Float32Array): number =>
  samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

export const largestStep = (samples: Float32Array): number =>
  samples.reduce((most, value, index) => Math.max(most, Math.abs(value - (samples[index - 1] ?? value))), 0);

/** The step that all but one in ten thousand stay under. */
export function usualStep(samples: Float32Array): number {
  const steps = samples.map((value, index) => Math.abs(value - (samples[index - 1] ?? value))).toSorted();
  return steps[Math.floor(steps.length * 0.9999)] ?? 0;
}
