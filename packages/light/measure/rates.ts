import { displayCapability, WAVEFORMS } from '@vayl/domain';
import type { Page } from 'playwright';
import type { Figure } from '../../../tools/measure/measurement.ts';
import type { LightRequest } from '../src/index.ts';
import { REFRESH_RATES_HZ } from '../src/test-helpers/random-veils.ts';
import { SPECIFIED_REQUEST } from '../src/test-helpers/specified-request.ts';

const SECONDS = 20;
const SETTLING_SECONDS = 3;
const RATES_HZ = [1, 4, 6, 8, 10, 12, 14.5, 20, 25, 40, 60];
const MOST_ERROR_HZ = 0.05;
const SEARCH_HZ = 0.5;

/** The rate of rendered pixels: is the strongest line near the asked rate where it was asked? */
export async function rateFigures(page: Page, isQuick: boolean): Promise<Figure[]> {
  const refreshRates = isQuick ? [60] : REFRESH_RATES_HZ;
  const waveforms = isQuick ? (['Sine'] as const) : WAVEFORMS;
  let largestErrorHz = 0;
  let measured = 0;
  for (const refreshHz of refreshRates) {
    for (const waveform of waveforms) {
      for (const hz of RATES_HZ.filter((rate) => !isQuick || rate === 8 || rate === 12)) {
        if (displayCapability(hz, refreshHz, waveform).grade === 'not-representable') continue;
        const samples = await recordCenter(page, refreshHz, { ...REQUEST, waveform, centerModulationHz: hz });
        largestErrorHz = Math.max(largestErrorHz, Math.abs(strongestNear(samples, refreshHz, hz) - hz));
        measured += 1;
      }
    }
  }
  return [
    {
      name: `largest distance of the rendered line from the asked rate (${measured} rates, waveforms and displays)`,
      measured: `${largestErrorHz.toFixed(3)} Hz`,
      bar: `at most ${MOST_ERROR_HZ} Hz`,
      isReached: largestErrorHz <= MOST_ERROR_HZ,
    },
  ];
}

const REQUEST: LightRequest = {
  ...SPECIFIED_REQUEST,
  globalModulationHz: 0.7,
  centerModulationHz: 8,
  globalModulationStrength: 1,
};

async function recordCenter(page: Page, refreshHz: number, request: LightRequest): Promise<Float64Array> {
  const { center } = await page.evaluate(
    ({ wanted, rate, settling, frames }) => {
      bench.open(rate);
      bench.set(wanted);
      bench.step(settling);
      return bench.record(frames);
    },
    { wanted: request, rate: refreshHz, settling: SETTLING_SECONDS * refreshHz, frames: SECONDS * refreshHz },
  );
  const mean = center.reduce((sum, value) => sum + value, 0) / center.length;
  return Float64Array.from(center, (value) => value - mean);
}

/** The rate of the strongest line around the asked one, in steps of a hundredth of a hertz. */
function strongestNear(samples: Float64Array, refreshHz: number, hz: number): number {
  let best = { hz: Number.NaN, power: -1 };
  for (let step = -SEARCH_HZ * 100; step <= SEARCH_HZ * 100; step += 1) {
    const tried = hz + step / 100;
    const power = powerAt(samples, (2 * Math.PI * tried) / refreshHz);
    if (power > best.power) best = { hz: tried, power };
  }
  return best.hz;
}

function powerAt(samples: Float64Array, turnPerFrame: number): number {
  let re = 0;
  let im = 0;
  for (const [frame, sample] of samples.entries()) {
    re += sample * Math.cos(turnPerFrame * frame);
    im += sample * Math.sin(turnPerFrame * frame);
  }
  return re * re + im * im;
}
