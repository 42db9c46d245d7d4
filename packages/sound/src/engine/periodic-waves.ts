import { fourierAmplitude, type Waveform } from '@vayl/domain';

// The low-pass on a modulator lets little through beyond its fourth harmonic, so these are more than enough.
const HARMONICS = 32;

/** A waveform that begins in the middle of its cycle, so that a new oscillator can take over from a running one. */
export function waveFromPhase(context: BaseAudioContext, waveform: Waveform, phaseCycles: number): PeriodicWave {
  const real = new Float32Array(HARMONICS + 1);
  const imag = new Float32Array(HARMONICS + 1);
  for (let harmonic = 1; harmonic <= HARMONICS; harmonic += 1) {
    const amplitude = fourierAmplitude(waveform, harmonic);
    const turn = 2 * Math.PI * ((harmonic * phaseCycles) % 1);
    real[harmonic] = amplitude * Math.sin(turn);
    imag[harmonic] = amplitude * Math.cos(turn);
  }
  return new PeriodicWave(context, { real, imag, disableNormalization: true });
}
