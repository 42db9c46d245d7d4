import type { Waveform } from '@vayl/domain';
import { largestStep } from '../../../../tools/measure/samples.ts';
import { amplitudeAt, decibels, planSound, type SoundPlan, spectrumOf, strongestHz } from '../../src/index.ts';
import { idealTone } from './ideal-tone.ts';
import { outlineFigures } from './outline.ts';
import { peakOf, RATE_HZ, render, seconds, TONE } from './render.ts';

export interface ToneFigures {
  readonly carrierErrorHz: number;
  readonly levelErrorDb: number;
  /** Against the carrier, at once, twice, … five times the gate's rate above it. */
  readonly sidebandsDb: readonly number[];
  readonly directCurrent: number;
  /** The largest step of a sample, against the steepest of a full sine at this pitch. */
  readonly stepRatio: number;
  readonly outline: { readonly depth: number; readonly lowest: number; readonly highest: number };
}

export interface ToneQuestion {
  readonly waveform: Waveform;
  readonly pitchHz: number;
  readonly length: number;
}

/** One waveform at one pitch, over a time in which everything has a whole number of cycles. */
export async function measureTone({ waveform, pitchHz, length }: ToneQuestion): Promise<ToneFigures> {
  const settings = settingsOf(waveform, pitchHz);
  const samples = seconds(await render(length + 3, settings), 2, 2 + length);
  return figuresOf(Float64Array.from(samples), planSound(settings));
}

/** The same figures of the specified signal itself. */
export function measureIdealTone({ waveform, pitchHz, length }: ToneQuestion): ToneFigures {
  const plan = planSound(settingsOf(waveform, pitchHz));
  return figuresOf(idealTone(plan, length), plan);
}

const settingsOf = (waveform: Waveform, pitchHz: number) => ({
  ...TONE,
  waveform,
  isochronicPitch: pitchHz,
  centerModulationHz: Math.min(12, pitchHz / 4),
});

function figuresOf(samples: Float64Array, plan: SoundPlan): ToneFigures {
  const { pitchHz, gate, toneGain } = plan;
  const carrier = amplitudeAt(samples, RATE_HZ, pitchHz);
  const steepest = (2 * Math.PI * pitchHz) / RATE_HZ;
  return {
    carrierErrorHz: strongestIn(samples) - pitchHz,
    levelErrorDb: decibels(carrier / (toneGain * gate.restGain)),
    sidebandsDb: [1, 2, 3, 4, 5].map((n) => decibels(amplitudeAt(samples, RATE_HZ, pitchHz + n * gate.hz) / carrier)),
    directCurrent: Math.abs(samples.reduce((sum, value) => sum + value, 0) / samples.length),
    stepRatio: largestStep(samples) / (steepest * peakOf(samples)),
    outline: outlineFigures(samples.subarray(0, outlineSeconds(pitchHz) * RATE_HZ), plan),
  };
}

/** A transform takes what it is given for one period, so the tone must have whole cycles in it: 136.1 Hz in 10 s. */
const outlineSeconds = (pitchHz: number): number => (Number.isInteger(pitchHz) ? 4 : 10);

/** The highest of a second's spectrum, so that a wrong octave would be seen, too. */
const strongestIn = (samples: Float64Array): number => strongestHz(spectrumOf(samples.subarray(0, RATE_HZ), RATE_HZ));
