// pnpm pictures                     every page and state, at 1440 and 390 px, into .reports/pictures
// pnpm pictures /signup /download   only those pages
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ROOT } from '../../../tools/repository/files.ts';
import { CHROMIUM } from '../../../tools/site/chromium.ts';
import { startSites } from '../../../tools/site/start-sites.ts';
import { WIDTHS, type WidthName, withState } from './open-state.ts';
import { type PageState, stateName } from './state.ts';
import { PAGE_STATES, REACHED_STATES } from './states.ts';

const FOLDER = join(ROOT, '.reports/pictures');

const asked = process.argv.slice(2);
const all = [...PAGE_STATES, ...REACHED_STATES];
const unknown = asked.filter((path) => !all.some((state) => state.path === path));
if (unknown.length > 0) {
  process.stderr.write(
    `pictures: no page ${unknown.join(', ')}; there are ${PAGE_STATES.map(({ path }) => path).join(', ')}\n`,
  );
  process.exit(2);
}
const states = all.filter(({ path }) => asked.length === 0 || asked.includes(path));

if (asked.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const { sites, stop } = await startSites();
const browser = await chromium.launch(CHROMIUM);
const failed: string[] = [];
for (const state of states) {
  for (const width of Object.keys(WIDTHS).filter(isWidth)) {
    if (state.isPhoneOnly !== true || width === 'phone') await take(state, width);
  }
}
await browser.close();
await stop();
process.stdout.write(`pictures: ${states.length} states in ${FOLDER}\n`);
for (const line of failed) process.stderr.write(`pictures: not reached: ${line}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function take(state: PageState, width: WidthName): Promise<void> {
  const path = join(FOLDER, `${stateName(state)}--${WIDTHS[width]}.png`);
  try {
    await withState(state, { browser, sites, width }, async (page) => {
      const isOneScreen = state.isOneScreen === true || (await page.getByRole('dialog').count()) > 0;
      await page.screenshot({ path, fullPage: !isOneScreen, animations: 'disabled' });
    });
    process.stdout.write(`${stateName(state)} ${WIDTHS[width]}\n`);
  } catch (cause) {
    failed.push(
      `${stateName(state)} at ${WIDTHS[width]}: ${cause instanceof Error ? cause.message.split('\n')[0] : String(cause)}`,
    );
  }
}

function isWidth(name: string): name is WidthName {
  return Object.hasOwn(WIDTHS, name);
}
