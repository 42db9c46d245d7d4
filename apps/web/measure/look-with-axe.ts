import { type Browser, chromium } from 'playwright';
import { CHROMIUM } from '../../../tools/site/chromium.ts';
import { WIDTHS, type WidthName, withState } from '../pictures/open-state.ts';
import { type PageState, stateName } from '../pictures/state.ts';
import { axeProblems } from './axe-problems.ts';
import type { Bench } from './bench.ts';

const MOST_ATTEMPTS = 3;

export interface Look {
  readonly state: PageState;
  readonly width: WidthName;
  readonly isMotionReduced?: boolean;
}

/** What was found in all looks, and which of them never came to their state. */
export interface Findings {
  readonly found: string[];
  readonly missed: string[];
}

/** Adds what axe finds in one state. A machine that is busy elsewhere, or a browser that hangs, gets another try. */
export async function lookWithAxe(
  look: Look,
  { browser, sites }: Pick<Bench, 'browser' | 'sites'>,
  { found, missed }: Findings,
): Promise<void> {
  const name = nameOf(look);
  let why = '';
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    try {
      const problems = await inBrowser(attempt === 0 ? browser : undefined, (own) =>
        withState(look.state, { browser: own, sites, ...look }, axeProblems),
      );
      found.push(...problems.map((problem) => `${name}: ${problem}`));
      return;
    } catch (cause) {
      why = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause);
    }
  }
  missed.push(`${name}: ${why}`);
}

/** A browser that failed once is not asked again: the next try has one of its own. */
async function inBrowser<Value>(
  shared: Browser | undefined,
  work: (browser: Browser) => Promise<Value>,
): Promise<Value> {
  if (shared !== undefined) return work(shared);
  const own = await chromium.launch(CHROMIUM);
  try {
    return await work(own);
  } finally {
    await own.close();
  }
}

function nameOf({ state, width, isMotionReduced }: Look): string {
  return `${stateName(state)} at ${WIDTHS[width]}${isMotionReduced === true ? ', less motion' : ''}`;
}
