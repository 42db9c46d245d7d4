import { type NoiseColour, spectralNoise } from '../../src/index.ts';
import { chanceOf, RATE_HZ } from './render.ts';

/** How a loop joins itself, against its own steps: 1 is its 99.9th percentile. */
export function seamOf(loop: Float32Array): { readonly step: number; readonly bend: number } {
  const { length } = loop;
  const at = (index: number) => loop[(index + length) % length] ?? 0;
  const step = (index: number) => Math.abs(at(index) - at(index - 1));
  const bend = (index: number) => Math.abs(at(index) - 2 * at(index - 1) + at(index - 2));
  const usual = (figureAt: (index: number) => number) =>
    Float64Array.from({ length: length - 2 }, (_, index) => figureAt(index + 2)).toSorted()[
      Math.floor((length - 2) * 0.999)
    ] ?? 0;
  return { step: step(0) / usual(step), bend: Math.max(bend(0), bend(1)) / usual(bend) };
}

/** A noise loop as the browser plays it twice over: whether the second time is the first again, and how it joins. */
export async function measureLoop(colour: NoiseColour, loopSeconds: number, seed: number) {
  const samples = Math.round(loopSeconds * RATE_HZ);
  const [loop] = spectralNoise({ colour, samples, sampleRateHz: RATE_HZ, chance: chanceOf(seed) });
  const context = new OfflineAudioContext(1, 2 * samples, RATE_HZ);
  const buffer = new AudioBuffer({ length: samples, sampleRate: RATE_HZ, numberOfChannels: 1 });
  buffer.copyToChannel(loop, 0);
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  source.connect(context.destination);
  source.start();
  const played = (await context.startRendering()).getChannelData(0);
  const first = played.subarray(0, samples);
  const power = first.reduce((sum, value) => sum + value * value, 0);
  const alike = first.reduce((sum, value, index) => sum + value * (played[samples + index] ?? 0), 0);
  return { ...seamOf(first), autocorrelation: alike / power };
}
