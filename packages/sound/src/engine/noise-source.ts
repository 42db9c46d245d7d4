import { NOISE_BUFFER_SECONDS } from '@vayl/domain';
import { type NoiseColour, spectralNoise } from '../noise/spectral-noise.ts';

/** Two loops whose lengths share no short multiple: together they do not repeat within an hour. */
export const NOISE_LOOP_SECONDS = [NOISE_BUFFER_SECONDS, 1.618] as const;
/** Each loop 3 dB lower, so that both together are as loud as one. */
const LOOP_GAIN = Math.SQRT1_2;

/** Endless noise, in stereo, as nodes that are started and stopped together. */
export class NoiseSource {
  readonly output: GainNode;
  readonly #sources: readonly AudioBufferSourceNode[];

  constructor(context: BaseAudioContext, loops: readonly AudioBuffer[]) {
    this.output = new GainNode(context, { gain: LOOP_GAIN });
    this.#sources = loops.map((buffer) => {
      const source = new AudioBufferSourceNode(context, { buffer, loop: true });
      source.connect(this.output);
      return source;
    });
  }

  start(atSeconds: number): void {
    for (const source of this.#sources) source.start(atSeconds);
  }

  stop(atSeconds: number): void {
    for (const source of this.#sources) source.stop(atSeconds);
  }
}

/** Takes a good part of a second: whoever makes them keeps them. */
export function createNoiseLoops(
  { sampleRate }: BaseAudioContext,
  colour: NoiseColour,
  chance: () => number,
): readonly AudioBuffer[] {
  return NOISE_LOOP_SECONDS.map((seconds) => {
    const samples = Math.round(seconds * sampleRate);
    const channels = spectralNoise({ colour, samples, sampleRateHz: sampleRate, chance });
    const buffer = new AudioBuffer({ length: samples, sampleRate, numberOfChannels: channels.length });
    for (const [channel, loop] of channels.entries()) buffer.copyToChannel(loop, channel);
    return buffer;
  });
}
