import type { Section } from '../../../../tools/measure/measurement.ts';
import { progressOf } from '../../../../tools/measure/progress.ts';
import { PAGE_STATES, REACHED_STATES } from '../../pictures/states.ts';
import { type Bench, tell } from '../bench.ts';
import { type Look, lookWithAxe } from '../look-with-axe.ts';

const DEMO_STATES = [...PAGE_STATES, ...REACHED_STATES].filter(({ path }) => path === '/demo');
/** What most people see: the page as it comes, in use, asking for a key, with the editor. */
const MAIN_STATES: readonly (string | undefined)[] = [undefined, 'on', 'api-key', 'code'];

/** What axe finds in every state of the demo, at both widths; the short form looks at the main ones on a desk. */
export async function measureAccessibility({ browser, sites, isQuick }: Bench): Promise<Section> {
  const looks = isQuick ? mainLooks() : everyLook();
  const found: string[] = [];
  const missed: string[] = [];
  const progress = progressOf('axe', looks.length);
  for (const look of looks) {
    await lookWithAxe(look, { browser, sites }, { found, missed });
    progress.advance();
  }
  progress.end();
  tell([...found, ...missed.map((line) => `not reached: ${line}`)]);
  const names = new Set(looks.map(({ state }) => state.name));
  return {
    title: 'What axe finds',
    figures: [
      {
        name: `states looked at (${[...names].map((name) => name ?? 'as it comes').join(', ')})`,
        measured: String(looks.length),
      },
      { name: 'of these not reached', measured: String(missed.length), bar: '0', isReached: missed.length === 0 },
      { name: 'problems found', measured: String(found.length), bar: '0', isReached: found.length === 0 },
    ],
  };
}

function everyLook(): readonly Look[] {
  return DEMO_STATES.flatMap((state) =>
    (['desktop', 'phone'] as const)
      .filter((width) => state.isPhoneOnly !== true || width === 'phone')
      .map((width) => ({ state, width })),
  );
}

function mainLooks(): readonly Look[] {
  return everyLook().filter(({ state, width }) => width === 'desktop' && MAIN_STATES.includes(state.name));
}
