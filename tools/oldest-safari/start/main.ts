// node tools/oldest-safari/start/main.ts   starts the desktop's built pages in a browser from which everything newer
// than Safari 15.0 has been taken, and fails where one does not start or misses something
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { ROOT } from '../../repository/files.ts';
import { CHROMIUM } from '../../site/chromium.ts';
import { makeOlder } from './older-browser.ts';
import { addShell } from './stand-in-shell.ts';

const BUILD = join(ROOT, 'apps/desktop/dist');
const ADDRESS = 'http://localhost';
const MISSING = /(?:Type|Reference|Range|Syntax)Error|is not a (?:function|constructor)|is not defined/;
const START_WITHIN_MS = 20_000;

interface StartedPage {
  readonly file: string;
  readonly label: string;
  /** What is true of it in the page once it runs, as a condition that the page itself can read. */
  readonly isStarted: string;
}

const PAGES: readonly StartedPage[] = [
  {
    file: 'control.html',
    label: 'control',
    // The window is drawn, it answers the beat, and its accents have been worked out.
    isStarted: `document.querySelector('#root')?.childElementCount > 0
      && shellWasAsked.includes('answer_beat')
      && getComputedStyle(document.querySelector('[data-surface=night]')).getPropertyValue('--accent').startsWith('rgb')`,
  },
  { file: 'overlay.html', label: 'overlay-1', isStarted: `shellWasAsked.includes('answer_beat')` },
];

const browser = await chromium.launch({ ...CHROMIUM, args: [...CHROMIUM.args] });
const failures: string[] = [];
try {
  for (const page of PAGES) failures.push(...(await failuresOf(browser, page)));
} finally {
  await browser.close();
}
for (const failure of failures) console.error(`oldest-safari: ${failure}`);
console.log(`oldest-safari: ${PAGES.length} pages started without what is newer, ${failures.length} failures`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function failuresOf(started: Browser, { file, label, isStarted }: StartedPage): Promise<string[]> {
  const context = await started.newContext({ viewport: { width: 420, height: 760 } });
  const found: string[] = [];
  await context.route(`${ADDRESS}/**`, async (route) => {
    const path = join(BUILD, decodeURIComponent(new URL(route.request().url()).pathname));
    await (existsSync(path) ? route.fulfill({ path }) : route.abort());
  });
  await makeOlder(context);
  await addShell(context, label);
  const page = await context.newPage();
  page.on('pageerror', (error) => found.push(`${file}: ${error.message}`));
  page.on('console', (message) => {
    if (MISSING.test(message.text())) found.push(`${file}: ${message.text()}`);
  });
  await page.goto(`${ADDRESS}/${file}`);
  if (!(await comesTrue(page, isStarted))) found.push(`${file}: has not started`);
  await context.close();
  return found;
}

async function comesTrue(page: Page, condition: string): Promise<boolean> {
  const untilMs = performance.now() + START_WITHIN_MS;
  while (performance.now() < untilMs) {
    if (await page.evaluate<boolean>(condition)) return true;
    await page.waitForTimeout(100);
  }
  return false;
}
