import { inverse, zeros } from '../signal/fourier.ts';

export type NoiseColour = 'pink' | 'brown';

type Loop = Float32Array<ArrayBuffer>;

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
 * A loop of noise in two independent channels, made from its spectrum on the loop's own length: it is periodic by
 * construction, so it has no seam. Every line has exactly its height and only its phase is drawn, so the slope is exact
 * in every band, and thousands of lines with drawn phases are as normal as noise can be. Filtered noise would have to be
 * cut, and the common leaky integrator is not brown.
 */
export function spectralNoise(question: NoiseQuestion): readonly [left: Loop, right: Loop] {
  const { samples, sampleRateHz } = question;
  const spectrum = zeros(samples);
  for (let bin = 1; bin < samples / 2; bin += 1) {
    const hz = (bin * sampleRateHz) / samples;
    if (hz < LOWEST_HZ) continue;
    const left = drawnLine(question, hz);
    const right = drawnLine(question, hz);
    // The right channel is turned by a quarter, so that one transform brings both: they come back as its two parts.
    spectrum.re[bin] = left.re - right.im;
    spectrum.im[bin] = left.im + right.re;
    spectrum.re[samples - bin] = left.re + right.im;
    spectrum.im[samples - bin] = right.re - left.im;
  }
  const { re, im } = inverse(spectrum);
  return [atLevel(re), atLevel(im)];
}

function drawnLine({ colour, chance }: NoiseQuestion, hz: number): { readonly re: number; readonly im: number } {
  const amplitude = hz ** -FALL[colour];
  const turn = 2 * Math.PI * chance();
  return { re: amplitude * Math.cos(turn), im: amplitude * Math.sin(turn) };
}

function atLevel(wave: Float64Array): Loop {
  const rms = Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / wave.length);
  return Float32Array.from(wave, (value) => (value / rms) * LEVEL_RMS);
}
