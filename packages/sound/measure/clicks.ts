import type { Page } from 'playwright';
import type { Figure, Section } from '../../../tools/measure/measurement.ts';
import { progressOf } from '../../../tools/measure/progress.ts';
import type { ClickFigures } from './page/session-bench.ts';

const QUIET_DB = -80;
const MOST_STEP = 1.02;

/** Sessions that somebody keeps changing: every start, edit, waveform and stop, listened to for clicks. */
export async function measureClicks(page: Page, sequences: number, isQuick: boolean): Promise<Section> {
  const progress = progressOf('sequences of edits', sequences);
  const measured: ClickFigures[] = [];
  for (let seed = 0; seed < sequences; seed += 1) {
    progress.advance();
    measured.push(await page.evaluate((asked) => bench.measureClicks(asked), seed));
  }
  progress.end();
  const worst = (field: keyof ClickFigures) => Math.max(...measured.map((figures) => figures[field]));
  // The first and third rows are the bar and have not been reached; the short form prints them and gates on the other
  // two, which guard what has been reached against getting worse.
  const barred = (figure: Figure): Figure => (isQuick ? { name: figure.name, measured: figure.measured } : figure);
  return {
    title: `Clicks: ${sequences} random sequences of edits`,
    figures: [
      barred(energyFigure('tone alone: energy above 2 kHz, against its window', worst('highEnergyDb'))),
      energyFigure('the same, against the tone beside it', worst('highEnergyBesideDb')),
      barred(stepFigure('with a background: step at an edit, against the 99.99th percentile', worst('stepRatio'))),
      stepFigure('the same, against the largest steady step', worst('stepToLargestRatio')),
    ],
  };
}

function energyFigure(name: string, db: number): Figure {
  return { name, measured: `${db.toFixed(1)} dB`, bar: `at most ${QUIET_DB}`, isReached: db <= QUIET_DB };
}

function stepFigure(name: string, ratio: number): Figure {
  return { name, measured: ratio.toFixed(3), bar: `at most ${MOST_STEP}`, isReached: ratio <= MOST_STEP };
}
