import { fourierAmplitude } from '@vayl/domain';
import type { SoundPlan } from '../../src/index.ts';
import { RATE_HZ } from './render.ts';

const HARMONICS = 64;
const BUTTERWORTH_Q = Math.SQRT1_2;

/** The tone as it is specified, reckoned in double precision without Web Audio: a carrier under a smoothed gate. */
export function idealTone({ pitchHz, gate, toneGain }: SoundPlan, length: number): Float64Array {
  const count = gate.waveform === 'Sine' ? 1 : HARMONICS;
  const harmonics = Array.from({ length: count }, (_, index) => {
    const hz = (index + 1) * gate.hz;
    const passed = gate.waveform === 'Sine' ? { gain: 1, turn: 0 } : lowPassAt(hz, gate.cutoffHz);
    return { hz, turn: passed.turn, amplitude: fourierAmplitude(gate.waveform, index + 1) * passed.gain };
  });
  return Float64Array.from({ length: length * RATE_HZ }, (_, index) => {
    const turn = (2 * Math.PI * index) / RATE_HZ;
    let wave = 0;
    for (const harmonic of harmonics) wave += harmonic.amplitude * Math.sin(harmonic.hz * turn + harmonic.turn);
    return toneGain * (gate.restGain + gate.depthGain * wave) * Math.sin(pitchHz * turn);
  });
}

/** The digital low-pass of the Web Audio specification, at one frequency. */
function lowPassAt(hz: number, cutoffHz: number): { readonly gain: number; readonly turn: number } {
  const cutoff = (2 * Math.PI * cutoffHz) / RATE_HZ;
  const alpha = Math.sin(cutoff) / (2 * BUTTERWORTH_Q);
  const b1 = 1 - Math.cos(cutoff);
  const above = evaluate([b1 / 2, b1, b1 / 2], hz);
  const below = evaluate([1 + alpha, -2 * Math.cos(cutoff), 1 - alpha], hz);
  return { gain: above.size / below.size, turn: above.turn - below.turn };
}

function evaluate(taps: readonly number[], hz: number): { readonly size: number; readonly turn: number } {
  const step = (-2 * Math.PI * hz) / RATE_HZ;
  const re = taps.reduce((sum, tap, index) => sum + tap * Math.cos(step * index), 0);
  const im = taps.reduce((sum, tap, index) => sum + tap * Math.sin(step * index), 0);
  return { size: Math.hypot(re, im), turn: Math.atan2(im, re) };
}
