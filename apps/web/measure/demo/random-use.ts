import { createHash } from 'node:crypto';
import type { Figure, Section } from '../../../../tools/measure/measurement.ts';
import { type Bench, tell } from '../bench.ts';
import { flashFigures } from './light/flashes.ts';
import { ScreenshotCheck } from './light/screenshots.ts';
import { MemoryWatch } from './memory.ts';
import { clickFigures } from './sound/clicks.ts';
import { recordingOf } from './sound/recording.ts';
import { Chance } from './visit/chance.ts';
import { FRAMES_PER_SECOND } from './visit/held-visit.ts';
import { type Done, type Played, playSession } from './visit/play-session.ts';

const SEED = 10;
const FULL = { seconds: 600, screenshots: 600, mostActsAgain: Number.POSITIVE_INFINITY } as const;
const QUICK = { seconds: 40, screenshots: 20, mostActsAgain: 26 } as const;

/** Somebody who tries everything, in an order drawn from a seed, in a page whose clock is in our hands. */
export async function measureRandomUse({ browser, sites, isQuick }: Bench): Promise<Section> {
  const { seconds, screenshots, mostActsAgain } = isQuick ? QUICK : FULL;
  const run = { browser, site: sites.released.site, seed: SEED, frames: seconds * FRAMES_PER_SECOND };
  const check = new ScreenshotCheck();
  const first = await playSession({ ...run, marks: screenshotMarks(check, run.frames, screenshots) });
  const figures = [problemsFigure(first), ...(await lightAndSound(first, check))];
  await first.visit.close();
  const memory = new MemoryWatch();
  const again = await playSession({ ...run, marks: memory.marks(run.frames), mostActs: mostActsAgain });
  await again.visit.close();
  return {
    title: `${seconds} s of random use, seed ${SEED}`,
    figures: [...figures, ...memory.figures(), sameFigure(first.done, again.done)],
  };
}

/** At instants of their own, whatever is being done then. */
function screenshotMarks(check: ScreenshotCheck, frames: number, count: number) {
  const chance = new Chance(SEED + 1);
  return Array.from({ length: count }, () => ({
    frame: chance.whole(1, frames),
    act: (visit: Played['visit']) => check.take(visit),
  }));
}

async function lightAndSound({ visit, done }: Played, check: ScreenshotCheck): Promise<readonly Figure[]> {
  const draws = await visit.page.evaluate(() => held.draws);
  const samples = await recordingOf(visit);
  return [...flashFigures(visit.shown, draws), ...check.figures(), ...clickFigures(samples, done)];
}

function problemsFigure({ visit, done }: Played): Figure {
  tell(visit.problems);
  const kinds = new Set(done.map(({ name }) => name.split(':')[0]));
  return {
    name: `exceptions and logged errors in ${done.length} acts of ${kinds.size} kinds`,
    measured: String(visit.problems.length),
    bar: '0',
    isReached: visit.problems.length === 0,
  };
}

/** The second run is without screenshots: taking one must not change anything either. */
function sameFigure(first: readonly Done[], again: readonly Done[]): Figure {
  const compared = Math.min(first.length, again.length);
  const differs = again.findIndex(
    ({ name, line }, index) => name !== first[index]?.name || line !== first[index]?.line,
  );
  if (differs >= 0) tell([`differs at act ${differs}`, ...[first, again].map((run) => lineOf(run[differs]))]);
  const isSame = differs < 0 && compared > 1;
  const hash = createHash('sha256').update(again.map(lineOf).join('\n')).digest('hex').slice(0, 12);
  return {
    name: `settings after each of ${compared} acts, the same seed twice`,
    measured: isSame ? `the same (${hash})` : `differ at act ${differs}`,
    bar: 'the same',
    isReached: isSame,
  };
}

function lineOf(done: Done | undefined): string {
  return `${done?.name} ${done?.line}`;
}
