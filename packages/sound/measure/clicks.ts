import type { Page } from 'playwright';
import type { Section } from '../../../tools/measure/measurement.ts';
import { progressOf } from '../../../tools/measure/progress.ts';

/** Sessions that somebody keeps changing: every start, edit, waveform, mute and stop, listened to for clicks. */
export async function measureClicks(page: Page, sequences: number): Promise<Section> {
  const progress = progressOf('sequences of edits', sequences);
  let highEnergyDb = Number.NEGATIVE_INFINITY;
  let stepRatio = 0;
  for (let seed = 0; seed < sequences; seed += 1) {
    progress.advance();
    const figures = await page.evaluate((asked) => bench.measureClicks(asked), seed);
    highEnergyDb = Math.max(highEnergyDb, figures.highEnergyDb);
    stepRatio = Math.max(stepRatio, figures.stepRatio);
  }
  progress.end();
  return {
    title: `Clicks: ${sequences} random sequences of edits`,
    figures: [
      {
        name: 'tone alone: energy above 2 kHz around an edit',
        measured: `${highEnergyDb.toFixed(1)} dB`,
        bar: 'at most −80',
        isReached: highEnergyDb <= -80,
      },
      {
        name: 'with a background: largest step at an edit against the steady sound beside it',
        measured: stepRatio.toFixed(3),
        bar: 'at most 1.02',
        isReached: stepRatio <= 1.02,
      },
    ],
  };
}
