import { SESSION_DEFAULTS } from '@vayl/domain';
import { amplitudeAt, decibels, planSound, spectrumOf, strongestHz } from '@vayl/sound';
import type { Sample } from './sine-fit.ts';

/** Sound as a card played it, in one channel. */
export interface Recording {
  readonly samples: Float32Array;
  readonly sampleRateHz: number;
  /** When its first sample was played. */
  readonly startMs: number;
}

export interface HeardTone {
  readonly pitchErrorHz: number;
  /** Both sidebands of each modulation against the carrier, from what the plan says; the farther of the two. */
  readonly gateErrorDb: number;
  readonly swellErrorDb: number;
}

const SPECTRUM_SECONDS = 4;

/** The tone of a session at its defaults, against its plan. */
export function judgeDefaultTone({ samples, sampleRateHz }: Recording): HeardTone {
  const { pitchHz, gate, swell } = planSound({ ...SESSION_DEFAULTS, isOn: true });
  const exact = Float64Array.from(samples);
  const heardHz = strongestHz(spectrumOf(exact.subarray(0, SPECTRUM_SECONDS * sampleRateHz), sampleRateHz));
  const carrier = amplitudeAt(exact, sampleRateHz, heardHz);
  const errorDb = ({ hz, depthGain, restGain }: typeof gate) => {
    const wantedDb = decibels(depthGain / (2 * restGain));
    const heardDb = [heardHz - hz, heardHz + hz].map((at) => decibels(amplitudeAt(exact, sampleRateHz, at) / carrier));
    return heardDb.map((db) => db - wantedDb).reduce((one, other) => (Math.abs(other) > Math.abs(one) ? other : one));
  };
  return { pitchErrorHz: heardHz - pitchHz, gateErrorDb: errorDb(gate), swellErrorDb: errorDb(swell) };
}

const BLOCK_SECONDS = 0.01;

/** How loud a recording is, block by block. */
export function loudnessOf({ samples, sampleRateHz, startMs }: Recording): readonly Sample[] {
  const block = Math.round(BLOCK_SECONDS * sampleRateHz);
  return Array.from({ length: Math.floor(samples.length / block) }, (_, index) => {
    const part = samples.subarray(index * block, (index + 1) * block);
    const value = Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / block);
    return { atMs: startMs + (1000 * (index + 0.5) * block) / sampleRateHz, value };
  });
}
