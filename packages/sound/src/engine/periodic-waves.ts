import type { Waveform } from '@vayl/domain';
import { heardHarmonics, smoothedAmplitude } from '../plan/smoothed-amplitude.ts';

export interface WaveStart {
  readonly waveform: Waveform;
  /** Where in its cycle it begins, so that a new oscillator can take over from a running one. */
  readonly phaseCycles: number;
  /** The rate against the low-pass that rounds its edges. */
  readonly ratePerCutoff: number;
}

/** A waveform whose edges are rounded as a low-pass would, harmonic by harmonic. */
export function smoothedWave(
  context: BaseAudioContext,
  { waveform, phaseCycles, ratePerCutoff }: WaveStart,
): PeriodicWave {
  const harmonics = heardHarmonics(ratePerCutoff);
  const real = new Float32Array(harmonics + 1);
  const imag = new Float32Array(harmonics + 1);
  for (let harmonic = 1; harmonic <= harmonics; harmonic += 1) {
    const ratio = waveform === 'Sine' ? 0 : harmonic * ratePerCutoff;
    const amplitude = smoothedAmplitude(waveform, harmonic, ratePerCutoff);
    const turn = 2 * Math.PI * (((harmonic * phaseCycles) % 1) - lagCycles(ratio));
    real[harmonic] = amplitude * Math.sin(turn);
    imag[harmonic] = amplitude * Math.cos(turn);
  }
  return new PeriodicWave(context, { real, imag, disableNormalization: true });
}

/** By how much a second-order Butterworth delays what is this many times its cut-off. */
export function lagCycles(perCutoff: number): number {
  return Math.atan2(Math.SQRT2 * perCutoff, 1 - perCutoff * perCutoff) / (2 * Math.PI);
}
