import { WAVEFORMS } from '@vayl/domain';
import type { Page } from 'playwright';
import type { Figure, Section } from '../../../tools/measure/measurement.ts';
import { OutputClock } from '../src/index.ts';
import type { PhaseQuestion } from './page/phase-bench.ts';
import { chanceOf } from './page/render.ts';

const MINUTES = 30;
const FRAME_MS = 1000 / 60;
const DRIFT = 50e-6;
const JITTER_MS = 4;
const RATES_HZ = [8, 12];

/** Light and sound: the phase that the light is told against what is rendered, and half an hour of drifting clocks. */
export async function measurePhase(page: Page, isQuick: boolean): Promise<Section> {
  const waveforms = isQuick ? (['Sine', 'Square'] as const) : WAVEFORMS;
  const steady = waveforms.flatMap((waveform) =>
    RATES_HZ.map((centerModulationHz): PhaseQuestion => ({ of: 'gate', settings: { waveform, centerModulationHz } })),
  );
  const changed = waveforms.map(
    (waveform): PhaseQuestion => ({
      of: 'gate',
      settings: { waveform, centerModulationHz: 12 },
      before: { waveform: waveform === 'Sine' ? 'Triangle' : 'Sine', centerModulationHz: 5 },
    }),
  );
  const swell: PhaseQuestion = { of: 'swell', settings: { globalModulationStrength: 1, globalModulationHz: 8 } };
  return {
    title: 'Light and sound in phase',
    figures: [
      await lagFigure(page, 'pulses', steady),
      await lagFigure(page, 'pulses after a change of rate and waveform', changed),
      await lagFigure(page, 'swell', [swell]),
      ...driftFigures(),
    ],
  };
}

/** The low-pass and the shaper are in what the light is told, so nothing of them may be left. */
async function lagFigure(page: Page, name: string, questions: readonly PhaseQuestion[]): Promise<Figure> {
  let farthest = 0;
  for (const question of questions) {
    const lag = await page.evaluate((asked) => bench.measurePhases(asked), question);
    if (!(Math.abs(lag) <= Math.abs(farthest))) farthest = lag;
  }
  return {
    name: `${name}: outline after the told phase, filters taken out`,
    measured: `${farthest.toFixed(2)} samples`,
    bar: 'within 1',
    isReached: Math.abs(farthest) <= 1,
  };
}

/** Half an hour on clocks that differ, told by timestamps that tremble. */
function driftFigures(): readonly Figure[] {
  const chance = chanceOf(3);
  const clock = new OutputClock();
  const heardSeconds = (performanceMs: number) => 2 + ((1 + DRIFT) * performanceMs) / 1000;
  let largestMs = 0;
  for (let nowMs = 1000; nowMs < MINUTES * 60_000; nowMs += FRAME_MS) {
    const readingMs = (chance() - 0.5) * 2 * JITTER_MS + (chance() < 0.001 ? 50 : 0);
    clock.push({ contextTime: heardSeconds(nowMs) + readingMs / 1000, performanceTime: nowMs });
    if (nowMs < 5000 || !clock.isKnown) continue;
    largestMs = Math.max(largestMs, Math.abs(clock.contextSecondsAt(nowMs) - heardSeconds(nowMs)) * 1000);
  }
  return RATES_HZ.map((hz) => {
    const cycles = (largestMs * hz) / 1000;
    return {
      name: `${MINUTES} minutes, clocks 50 ppm apart, jittered: largest error at ${hz} Hz`,
      measured: `${cycles.toFixed(4)} cycles (${largestMs.toFixed(2)} ms)`,
      bar: 'under 1/8 cycle',
      isReached: cycles < 1 / 8,
    };
  });
}
