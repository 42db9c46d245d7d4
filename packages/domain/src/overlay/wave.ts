import { clamp, type Hertz, type Share } from '../number/number.ts';
import { assertNever } from '../result/assert-never.ts';
import type { Waveform } from '../session/waveform.ts';

/** Above this share of the refresh rate a display beats or aliases, so no harmonic goes there. */
export const DRAWABLE_SHARE_OF_REFRESH = 0.45;

// More would sharpen an edge that no eye resolves, and cost time in every frame.
const MOST_HARMONICS = 64;
const SAMPLES_PER_HARMONIC = 32;

/** A waveform as the harmonics that fit a display: nothing in it can alias. */
export interface DisplayWave {
  readonly waveform: Waveform;
  /** The amplitude of sin(2πnφ) for n = 1, 2, …, scaled so that the sum runs from −1 to 1. */
  readonly amplitudes: readonly number[];
}

/** How many harmonics of a rate lie strictly below 0.45 × refresh; none for a rate the display cannot show. */
export function harmonicsThatFit(hz: Hertz, refreshHz: Hertz): number {
  if (!(hz > 0) || !(refreshHz > 0) || !Number.isFinite(refreshHz)) return 0;
  return Math.max(0, Math.ceil((DRAWABLE_SHARE_OF_REFRESH * refreshHz) / hz) - 1);
}

export interface WaveQuestion {
  readonly waveform: Waveform;
  readonly hz: Hertz;
  readonly refreshHz: Hertz;
  /** Fewer than would fit, where an edge must be gentler than the display allows. */
  readonly mostHarmonics?: number;
}

export function displayWave({ waveform, hz, refreshHz, mostHarmonics = MOST_HARMONICS }: WaveQuestion): DisplayWave {
  const wanted = waveform === 'Sine' ? 1 : Math.min(mostHarmonics, MOST_HARMONICS);
  const count = Math.min(harmonicsThatFit(hz, refreshHz), wanted);
  return { waveform, amplitudes: amplitudesOf(waveform, count) };
}

// There are few different waves and finding a peak takes long, so each is made once.
const AMPLITUDES = new Map<string, readonly number[]>();

function amplitudesOf(waveform: Waveform, count: number): readonly number[] {
  const key = `${waveform} ${count}`;
  const known = AMPLITUDES.get(key);
  if (known !== undefined) return known;
  const weighted = Array.from({ length: count }, (_, index) => {
    const harmonic = index + 1;
    return fourierAmplitude(waveform, harmonic) * lanczosWeight(harmonic, count);
  });
  const peak = peakOf(weighted);
  const amplitudes = weighted.map((amplitude) => amplitude / peak);
  AMPLITUDES.set(key, amplitudes);
  return amplitudes;
}

/** The wave from 0 to 1 at a phase in cycles. A wave with no harmonics rests at its mean. */
export function waveAt({ amplitudes }: DisplayWave, phaseCycles: number): Share {
  return clamp(0.5 + 0.5 * sumAt(amplitudes, phaseCycles), 0, 1);
}

/** The sine series of a waveform, as the audio oscillators of these names have it: light and sound rise together. */
export function fourierAmplitude(waveform: Waveform, harmonic: number): number {
  const isOdd = harmonic % 2 === 1;
  switch (waveform) {
    case 'Sine':
      return harmonic === 1 ? 1 : 0;
    case 'Square':
      return isOdd ? 4 / (Math.PI * harmonic) : 0;
    case 'Triangle':
      return isOdd ? (8 * Math.sin((Math.PI * harmonic) / 2)) / (Math.PI * harmonic) ** 2 : 0;
    case 'Sawtooth':
      return ((isOdd ? 1 : -1) * 2) / (Math.PI * harmonic);
    default:
      return assertNever(waveform);
  }
}

/** Lanczos' sigma factor: it takes the ringing out of a cut-off series. */
function lanczosWeight(harmonic: number, count: number): number {
  const x = (Math.PI * harmonic) / (count + 1);
  return Math.sin(x) / x;
}

function peakOf(amplitudes: readonly number[]): number {
  const steps = amplitudes.length * SAMPLES_PER_HARMONIC;
  let peak = 0;
  for (let step = 0; step < steps; step += 1) peak = Math.max(peak, Math.abs(sumAt(amplitudes, step / steps)));
  return peak;
}

/**
 * The sum of amplitude × sin(n × turn), once a frame: each sine follows from the two before it, and a plain loop makes
 * no garbage.
 */
function sumAt(amplitudes: readonly number[], phaseCycles: number): number {
  const turn = 2 * Math.PI * (phaseCycles - Math.floor(phaseCycles));
  const twiceCosine = 2 * Math.cos(turn);
  let before = 0;
  let sine = Math.sin(turn);
  let sum = 0;
  for (let index = 0; index < amplitudes.length; index += 1) {
    sum += (amplitudes[index] ?? 0) * sine;
    const next = twiceCosine * sine - before;
    before = sine;
    sine = next;
  }
  return sum;
}
