import type { Section } from '../../../tools/measure/measurement.ts';
import { progressOf } from '../../../tools/measure/progress.ts';
import type { PageState } from '../pictures/state.ts';
import { PAGE_STATES, REACHED_STATES } from '../pictures/states.ts';
import { type Bench, inTwoLanes, tell } from './bench.ts';
import { type Look, lookWithAxe } from './look-with-axe.ts';

/**
 * What axe finds on every page, at both widths and in both motion settings, and in what opens and fails there. The short
 * form looks at the pages alone, as they are on a phone: the rest takes a quarter of an hour.
 */
export async function measureAccessibility({ browser, sites, isQuick }: Bench): Promise<Section> {
  const pages = isQuick
    ? looks(PAGE_STATES, [false]).filter(({ width }) => width === 'phone')
    : looks(PAGE_STATES, [false, true]);
  const reached = isQuick ? [] : looks(REACHED_STATES, [false]);
  const found: string[] = [];
  const missed: string[] = [];
  const progress = progressOf('axe', pages.length + reached.length);
  await inTwoLanes([...pages, ...reached], async (look) => {
    await lookWithAxe(look, { browser, sites }, { found, missed });
    progress.advance();
  });
  progress.end();
  tell([...found, ...missed.map((line) => `not reached: ${line}`)]);
  return {
    title: 'What axe finds',
    figures: [
      { name: `pages looked at (${PAGE_STATES.length}, widths, motion settings)`, measured: String(pages.length) },
      { name: 'open, wrong and waiting states looked at', measured: String(reached.length) },
      { name: 'of these not reached', measured: String(missed.length), bar: '0', isReached: missed.length === 0 },
      { name: 'problems found', measured: String(found.length), bar: '0', isReached: found.length === 0 },
    ],
  };
}

function looks(states: readonly PageState[], motions: readonly boolean[]): Look[] {
  return states.flatMap((state) =>
    (['desktop', 'phone'] as const)
      .filter((width) => state.isPhoneOnly !== true || width === 'phone')
      .flatMap((width) => motions.map((isMotionReduced) => ({ state, width, isMotionReduced }))),
  );
}
