import type { DemoSettings } from '@vayl/domain';
import { envelopeOf, planSound, SoundEngine } from '../../src/index.ts';
import { RATE_HZ, TONE } from './render.ts';

const FROM_SECONDS = 3;
const HEARD_SECONDS = 3;
const MOST_LAG_SAMPLES = 400;
const COARSE_SAMPLES = 20;

export interface PhaseQuestion {
  readonly settings: Partial<DemoSettings>;
  /** What it was before somebody changed it, a second or two earlier; undefined where it was always so. */
  readonly before?: Partial<DemoSettings>;
  readonly of: 'gate' | 'swell';
}

/** By how many samples the rendered outline comes after the phase that the light is told for the same instants. */
export async function measurePhases({ settings, before, of }: PhaseQuestion): Promise<number> {
  const length = FROM_SECONDS + HEARD_SECONDS + 1;
  const context = new OfflineAudioContext(1, length * RATE_HZ, RATE_HZ);
  const engine = new SoundEngine(context, { chance: () => 0.5, loadTrack: async () => undefined });
  const tone = { ...TONE, isochronicPitch: 1760 };
  engine.start(planSound({ ...tone, ...settings, ...before }), 0.1);
  if (before !== undefined) engine.apply(planSound({ ...tone, ...settings }), 1.234);
  const told = (seconds: number) =>
    (of === 'gate' ? engine.gatePhaseCyclesAt(seconds) : engine.swellPhaseCyclesAt(seconds)) ?? Number.NaN;
  const samples = (await context.startRendering()).getChannelData(0);
  const from = FROM_SECONDS * RATE_HZ;
  const outline = envelopeOf(samples.subarray(from - RATE_HZ, from + (HEARD_SECONDS + 1) * RATE_HZ));
  const heard = outline.subarray(RATE_HZ, RATE_HZ + HEARD_SECONDS * RATE_HZ);
  return peakLag(heard, (index) => Math.sin(2 * Math.PI * told((from + index) / RATE_HZ)));
}

/** Where the cross-correlation is highest, finer than a sample: it is smooth, so a coarse search finds its hill. */
function peakLag(heard: Float64Array, toldAt: (index: number) => number): number {
  const told = Float64Array.from({ length: heard.length + 2 * MOST_LAG_SAMPLES }, (_, index) =>
    toldAt(index - MOST_LAG_SAMPLES),
  );
  function alikeAt(lag: number): number {
    let sum = 0;
    for (let index = 0; index < heard.length; index += 1) {
      sum += (heard[index] ?? 0) * (told[index + MOST_LAG_SAMPLES - lag] ?? 0);
    }
    return sum;
  }
  const highest = (from: number, to: number, step: number) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
      .map((lag) => ({ lag, alike: alikeAt(lag) }))
      .reduce((a, b) => (b.alike > a.alike ? b : a));
  const hill = highest(COARSE_SAMPLES - MOST_LAG_SAMPLES, MOST_LAG_SAMPLES - COARSE_SAMPLES, COARSE_SAMPLES);
  const best = highest(hill.lag - COARSE_SAMPLES + 1, hill.lag + COARSE_SAMPLES - 1, 1);
  const [low, high] = [alikeAt(best.lag - 1), alikeAt(best.lag + 1)];
  return best.lag + (low - high) / (2 * (low - 2 * best.alike + high));
}
