import type { Section } from '../../../tools/measure/measurement.ts';
import { progressOf } from '../../../tools/measure/progress.ts';
import { FLASH_RULES, Governor } from '../src/index.ts';
import { randomSimulation } from '../src/test-helpers/random-veils.ts';
import { ungovernedMaker } from '../src/test-helpers/ungoverned-maker.ts';
import { type FrameMaker, simulate } from '../src/test-helpers/veil-simulation.ts';

interface Tally {
  general: number;
  red: number;
  strictLegacyRed: number;
  strictCases: number;
}

/** Constant settings on random displays and backgrounds, with frames that come late and frames that never come. */
export function measureSettings(cases: number): Section {
  const governed = tally(cases, () => new Governor());
  const ungoverned = tally(cases, ungovernedMaker);
  const failedWithout = ungoverned.general + ungoverned.red;
  const leastWithout = Math.ceil((500 * cases) / 20_000);
  return {
    title: `Governor: ${cases} random settings × displays × backgrounds, jitter and dropped frames`,
    figures: [
      zero('general flashes', governed.general),
      zero('red flashes', governed.red),
      zero(`older red flashes in strict mode (${governed.strictCases} cases)`, governed.strictLegacyRed),
      {
        name: 'failures of the same run without the governor',
        measured: `${failedWithout}`,
        bar: `over ${leastWithout}`,
        isReached: failedWithout > leastWithout,
      },
    ],
  };
}

const zero = (name: string, count: number) => ({ name, measured: `${count}`, bar: '0', isReached: count === 0 });

function tally(cases: number, makerOf: () => FrameMaker): Tally {
  const sum: Tally = { general: 0, red: 0, strictLegacyRed: 0, strictCases: 0 };
  const progress = progressOf('settings', cases);
  for (let seed = 0; seed < cases; seed += 1) {
    progress.advance();
    const { request, ...simulation } = randomSimulation(seed);
    const { verdict } = simulate({ ...simulation, requestAt: () => request, maker: makerOf() });
    const { general, red, legacyRed } = verdict;
    if (general.transitions >= FLASH_RULES.failingTransitions) sum.general += 1;
    if (red.transitions >= FLASH_RULES.failingTransitions) sum.red += 1;
    if (request.isStrict) sum.strictCases += 1;
    if (request.isStrict && legacyRed.transitions >= FLASH_RULES.failingTransitions) sum.strictLegacyRed += 1;
  }
  progress.end();
  return sum;
}
