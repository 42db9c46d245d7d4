import { DEMO_DEFAULTS, type DemoSettings } from '@vayl/domain';
import { planSound, SoundEngine, type SoundSettings } from '../../src/index.ts';

export { largestStep, rmsOf } from '../../../../tools/measure/samples.ts';

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

type RenderedSettings = DemoSettings & Pick<SoundSettings, 'isSteady'>;

export interface Edit {
  readonly atSeconds: number;
  readonly act: 'start' | 'apply' | 'stop';
  readonly settings: RenderedSettings;
}

const tracks = new Map<string, AudioBuffer>();

/** Makes a nature track known to all later sessions. */
export async function keepTrack(name: string, base64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  tracks.set(name, await new OfflineAudioContext(1, 1, RATE_HZ).decodeAudioData(bytes.buffer));
}

/** A session rendered by the browser's own nodes, with edits at their instants; in stereo where it is asked for. */
export async function renderChannels(length: number, edits: readonly Edit[], channels = 1): Promise<Float32Array[]> {
  const context = new OfflineAudioContext(channels, Math.round(length * RATE_HZ), RATE_HZ);
  const engine = new SoundEngine(context, { chance: chanceOf(1), loadTrack: async (track) => tracks.get(track) });
  for (const { atSeconds, act, settings } of edits) {
    if (act === 'start') engine.start(planSound(settings), atSeconds);
    else if (act === 'apply') engine.apply(planSound(settings), atSeconds);
    else engine.stop(atSeconds);
    // A track comes a little later than it is asked for, and only the one that is still wanted is played.
    if (settings.backgroundSoundType === 'ambient') await new Promise((resolve) => setTimeout(resolve));
  }
  const rendered = await context.startRendering();
  return Array.from({ length: channels }, (_, channel) => rendered.getChannelData(channel));
}

export async function render(
  length: number,
  settings: RenderedSettings,
  edits: readonly Edit[] = [],
): Promise<Float32Array> {
  const start = { atSeconds: START_SECONDS, act: 'start', settings } as const;
  const [samples = new Float32Array()] = await renderChannels(length, [start, ...edits]);
  return samples;
}

export const seconds = (samples: Float32Array, from: number, to: number): Float32Array =>
  samples.subarray(Math.max(0, Math.round(from * RATE_HZ)), Math.round(to * RATE_HZ));

export function peakOf(samples: Float32Array | Float64Array): number {
  let peak = 0;
  for (const value of samples) peak = Math.max(peak, Math.abs(value));
  return peak;
}
