import { fourierAmplitude, type Waveform } from '@vayl/domain';

/** Beyond this many times the cut-off the low-pass leaves a hundredth of a harmonic that is small already. */
const HEARD_CUTOFFS = 8;
const MOST_HARMONICS = 1024;

export function heardHarmonics(ratePerCutoff: number): number {
  return Math.min(Math.ceil(HEARD_CUTOFFS / ratePerCutoff), MOST_HARMONICS);
}

/** A harmonic of a waveform whose edges a low-pass rounds. A sine has no edges, so it is not smoothed. */
export function smoothedAmplitude(waveform: Waveform, harmonic: number, ratePerCutoff: number): number {
  const ratio = waveform === 'Sine' ? 0 : harmonic * ratePerCutoff;
  return fourierAmplitude(waveform, harmonic) / Math.hypot(1, ratio * ratio);
}

/** The mean of its square, over whole cycles. */
export function waveMeanSquare(waveform: Waveform, ratePerCutoff: number): number {
  let sum = 0;
  for (let harmonic = 1; harmonic <= heardHarmonics(ratePerCutoff); harmonic += 1) {
    sum += smoothedAmplitude(waveform, harmonic, ratePerCutoff) ** 2 / 2;
  }
  return sum;
}
