import type { Waveform } from '@vayl/domain';
import { amplitudeAt, decibels, envelopeOf, planSound } from '../../src/index.ts';
import { largestStep, peakOf, RATE_HZ, render, seconds, TONE } from './render.ts';

export interface ToneFigures {
  readonly carrierErrorHz: number;
  readonly levelErrorDb: number;
  /** Against the carrier, at once, twice, … five times the gate's rate above it. */
  readonly sidebandsDb: readonly number[];
  readonly directCurrent: number;
  /** The largest step of a sample, against the steepest of a full sine at this pitch. */
  readonly stepRatio: number;
  readonly envelope: { readonly depth: number; readonly lowest: number; readonly highest: number };
}

/** One waveform at one pitch, over a time in which everything has a whole number of cycles. */
export async function measureTone(waveform: Waveform, pitchHz: number, length: number): Promise<ToneFigures> {
  const gateHz = Math.min(12, pitchHz / 4);
  const settings = { ...TONE, waveform, isochronicPitch: pitchHz, centerModulationHz: gateHz };
  const plan = planSound(settings);
  const samples = seconds(await render(length + 3, settings), 2, 2 + length);
  const carrier = amplitudeAt(samples, RATE_HZ, pitchHz);
  const expected = plan.toneGain * plan.gate.restGain;
  const steepest = (2 * Math.PI * pitchHz) / RATE_HZ;
  return {
    carrierErrorHz: strongestNear(samples, pitchHz) - pitchHz,
    levelErrorDb: decibels(carrier / expected),
    sidebandsDb: [1, 2, 3, 4, 5].map((n) => decibels(amplitudeAt(samples, RATE_HZ, pitchHz + n * gateHz) / carrier)),
    directCurrent: Math.abs(samples.reduce((sum, value) => sum + value, 0) / samples.length),
    stepRatio: largestStep(samples) / (steepest * peakOf(samples)),
    envelope: envelopeFigures(seconds(samples, 0, 4), gateHz, plan.toneGain),
  };
}

function strongestNear(samples: Float32Array, hz: number): number {
  const short = samples.subarray(0, 4 * RATE_HZ);
  let best = { hz, amplitude: -1 };
  for (let step = -20; step <= 20; step += 1) {
    const tried = hz + step / 50;
    const amplitude = amplitudeAt(short, RATE_HZ, tried);
    if (amplitude > best.amplitude) best = { hz: tried, amplitude };
  }
  return best.hz;
}

/** The outline away from the ends, where a transform of a piece knows it best. */
function envelopeFigures(samples: Float32Array, gateHz: number, level: number) {
  const cycles = Math.floor(2 * gateHz);
  const outline = envelopeOf(samples).subarray(RATE_HZ, RATE_HZ + Math.round((cycles / gateHz) * RATE_HZ));
  const mean = outline.reduce((sum, value) => sum + value, 0) / outline.length;
  const depth = rectangularAmplitude(outline, gateHz) / mean;
  return { depth, lowest: Math.min(...outline) / level, highest: Math.max(...outline) / level };
}

/** Over whole cycles no window is needed. */
function rectangularAmplitude(values: Float64Array, hz: number): number {
  let re = 0;
  let im = 0;
  for (const [index, value] of values.entries()) {
    re += value * Math.cos((2 * Math.PI * hz * index) / RATE_HZ);
    im += value * Math.sin((2 * Math.PI * hz * index) / RATE_HZ);
  }
  return (2 * Math.hypot(re, im)) / values.length;
}
