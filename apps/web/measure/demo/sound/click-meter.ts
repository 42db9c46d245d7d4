import { spectrumOf } from '@vayl/sound';
import { largestStep, rmsOf, usualStep } from '../../../../../tools/measure/samples.ts';
import { SAMPLE_RATE_HZ } from '../visit/held-visit.ts';
import type { Span } from './edits.ts';

const WINDOW_SECONDS = 0.1;
const HOP_SECONDS = 0.05;
/** A window that is quieter counts as this loud, or the floor of the arithmetic would be measured and no click. */
const QUIETEST_RMS = 10 ** (-70 / 20);

export function part(samples: Float32Array, { fromSeconds, toSeconds }: Span): Float32Array {
  return samples.subarray(
    Math.max(0, Math.round(fromSeconds * SAMPLE_RATE_HZ)),
    Math.round(toSeconds * SAMPLE_RATE_HZ),
  );
}

/** The most energy above a frequency that any tenth of a second in a span has, against all of its own, in decibels. */
export function highEnergyDb(samples: Float32Array, { fromSeconds, toSeconds }: Span, aboveHz: number): number {
  let worst = Number.NEGATIVE_INFINITY;
  for (let from = fromSeconds; from + WINDOW_SECONDS <= toSeconds; from += HOP_SECONDS) {
    const window = part(samples, { fromSeconds: from, toSeconds: from + WINDOW_SECONDS });
    worst = Math.max(worst, windowDb(window, aboveHz));
  }
  return worst;
}

function windowDb(window: Float32Array, aboveHz: number): number {
  const { amplitudes, hzPerBin } = spectrumOf(window, SAMPLE_RATE_HZ);
  const energy = (values: Float64Array) => values.reduce((sum, value) => sum + value * value, 0);
  const high = energy(amplitudes.subarray(Math.round(aboveHz / hzPerBin)));
  return 10 * Math.log10(Math.max(high, 1e-30) / Math.max(energy(amplitudes), 2 * QUIETEST_RMS ** 2));
}

/**
 * The largest step of a span against the usual one beside it, on the louder side; 0 in silence. A slow pulse may be
 * between two of its heights on both sides, so the step of its tone counts as usual, too.
 */
export function stepRatio(samples: Float32Array, span: Span, sides: readonly Span[], toneStep = 0): number {
  const own = part(samples, span);
  const usual = Math.max(toneStep, ...sides.map((side) => usualStep(part(samples, side))));
  return rmsOf(own) < QUIETEST_RMS || usual === 0 ? 0 : largestStep(own) / usual;
}
