import { inverse, zeros } from '../signal/fourier.ts';

export type NoiseColour = 'pink' | 'brown';

export interface NoiseQuestion {
  readonly colour: NoiseColour;
  readonly samples: number;
  readonly sampleRateHz: number;
  /** Draws between 0 and 1; a seeded one makes the same noise again. */
  readonly chance: () => number;
}

/** Amplitude falls by this power of the frequency: power by 3 dB an octave for pink, 6 dB for brown. */
const FALL: Readonly<Record<NoiseColour, number>> = { pink: 0.5, brown: 1 };
/** Nothing below what is heard, and no direct current. */
const LOWEST_HZ = 20;
const LEVEL_RMS = 10 ** (-20 / 20);

/**
 * A loop of noise, made from its spectrum on the loop's own length: it is periodic by construction, so it has no seam.
 * Every line has exactly its height and only its phase is drawn, so the slope is exact in every band, and thousands of
 * lines with drawn phases are as normal as noise can be. Filtered noise would have to be cut, and the common leaky integrator is not brown.
 */
export function spectralNoise({ colour, samples, sampleRateHz, chance }: NoiseQuestion): Float32Array<ArrayBuffer> {
  const spectrum = zeros(samples);
  for (let bin = 1; bin < samples / 2; bin += 1) {
    const hz = (bin * sampleRateHz) / samples;
    if (hz < LOWEST_HZ) continue;
    const amplitude = hz ** -FALL[colour];
    const turn = 2 * Math.PI * chance();
    const re = amplitude * Math.cos(turn);
    const im = amplitude * Math.sin(turn);
    spectrum.re[bin] = re;
    spectrum.im[bin] = im;
    spectrum.re[samples - bin] = re;
    spectrum.im[samples - bin] = -im;
  }
  const { re: wave } = inverse(spectrum);
  const rms = Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / samples);
  return Float32Array.from(wave, (value) => (value / rms) * LEVEL_RMS);
}
