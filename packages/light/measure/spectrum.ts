import { displayCapability, displayWave, WAVEFORMS, type Waveform, waveAt } from '@vayl/domain';
import type { Section } from '../../../tools/measure/measurement.ts';
import { REFRESH_RATES_HZ } from '../src/test-helpers/random-veils.ts';

const SECONDS = 20;
const MOST_STRAY = 0.02;
const RATES_HZ = [0.5, 1, 2, 4, 6, 7.5, 8, 10, 12, 14, 14.5, 20, 25, 26, 30, 33, 40, 50, 60];

/**
 * The waves as they are sampled by a display, before the governor scales them: is there power anywhere but at the
 * asked rate and its multiples? Every rate here has a whole number of cycles in twenty seconds, so that each line is
 * one bin and nothing leaks.
 */
export function measureSpectrum(): Section {
  const figures = WAVEFORMS.map((waveform) => {
    const strays = REFRESH_RATES_HZ.flatMap((refreshHz) =>
      RATES_HZ.filter((hz) => displayCapability(hz, refreshHz, waveform).grade !== 'not-representable').map((hz) =>
        strayLine(waveform, hz, refreshHz),
      ),
    );
    const worst = Math.max(...strays);
    return {
      name: `${waveform}: largest line that is no multiple, against the wanted one (${strays.length} rates)`,
      measured: worst.toExponential(1),
      bar: `under ${MOST_STRAY}`,
      isReached: worst < MOST_STRAY,
    };
  });
  return { title: 'Waves: spectrum at 60, 75, 120 and 144 Hz', figures };
}

function strayLine(waveform: Waveform, hz: number, refreshHz: number): number {
  const wave = displayWave({ waveform, hz, refreshHz });
  const count = SECONDS * refreshHz;
  const samples = Float64Array.from({ length: count }, (_, frame) => waveAt(wave, (hz * frame) / refreshHz));
  const wantedBin = Math.round(hz * SECONDS);
  const wanted = lineAt(samples, wantedBin);
  let stray = 0;
  for (let bin = 1; bin < count / 2; bin += 1) {
    if (bin % wantedBin !== 0) stray = Math.max(stray, lineAt(samples, bin));
  }
  return stray / wanted;
}

/** The amplitude of one bin, by Goertzel's recurrence. */
function lineAt(samples: Float64Array, bin: number): number {
  const coefficient = 2 * Math.cos((2 * Math.PI * bin) / samples.length);
  let last = 0;
  let before = 0;
  for (const sample of samples) {
    const next = sample + coefficient * last - before;
    before = last;
    last = next;
  }
  return (2 * Math.sqrt(Math.max(0, last * last + before * before - coefficient * last * before))) / samples.length;
}
