import { NOISE_BUFFER_SECONDS } from '@vayl/domain';
import { type NoiseColour, spectralNoise } from '../noise/spectral-noise.ts';

/** Two loops whose lengths share no short multiple: together they do not repeat within an hour. */
const LOOP_SECONDS = [NOISE_BUFFER_SECONDS, 1.618];
const CHANNELS = 2;
/** Each loop 3 dB lower, so that both together are as loud as one. */
const LOOP_GAIN = Math.SQRT1_2;

/** Endless noise, in stereo, as nodes that are started and stopped together. */
export class NoiseSource {
  readonly output: GainNode;
  readonly #sources: readonly AudioBufferSourceNode[];

  constructor(context: BaseAudioContext, colour: NoiseColour, chance: () => number) {
    this.output = new GainNode(context, { gain: LOOP_GAIN });
    this.#sources = LOOP_SECONDS.map((seconds) => {
      const buffer = noiseBuffer(context, colour, seconds, chance);
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

function noiseBuffer(
  context: BaseAudioContext,
  colour: NoiseColour,
  seconds: number,
  chance: () => number,
): AudioBuffer {
  const { sampleRate } = context;
  const samples = Math.round(seconds * sampleRate);
  const buffer = new AudioBuffer({ length: samples, sampleRate, numberOfChannels: CHANNELS });
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    buffer.copyToChannel(spectralNoise({ colour, samples, sampleRateHz: sampleRate, chance }), channel);
  }
  return buffer;
}
