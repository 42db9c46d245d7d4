// node tools/oldest-safari/start/main.ts   starts the desktop's built pages in a browser from which everything newer
// than Safari 15.0 has been taken, and fails where one does not start or complains of something that it has otherwise
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { ROOT } from '../../repository/files.ts';
import { CHROMIUM } from '../../site/chromium.ts';
import { makeOlder } from './older-browser.ts';
import { addShell } from './stand-in-shell.ts';

const BUILD = join(ROOT, 'apps/desktop/dist');
const ADDRESS = 'http://localhost';
const START_WITHIN_MS = 20_000;
/** What a page does after its first beats is seen too. */
const WATCHED_MS = 1000;

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
let failures = 0;
try {
  for (const page of PAGES) {
    // The shell is not the real one, and a page may say so in any browser; only what age adds is a failure.
    const always = await complaintsOf(browser, page, 'as it is');
    for (const complaint of await complaintsOf(browser, page, 'older')) {
      if (always.includes(complaint)) continue;
      failures += 1;
      console.error(`oldest-safari: ${page.file}: ${complaint}`);
    }
  }
} finally {
  await browser.close();
}
console.log(`oldest-safari: ${PAGES.length} pages started without what is newer, ${failures} failures`);
process.exitCode = failures > 0 ? 1 : 0;

async function complaintsOf(
  started: Browser,
  { file, label, isStarted }: StartedPage,
  age: 'as it is' | 'older',
): Promise<string[]> {
  const context = await started.newContext({ viewport: { width: 420, height: 760 } });
  const complaints: string[] = [];
  await context.route(`${ADDRESS}/**`, async (route) => {
    const path = join(BUILD, decodeURIComponent(new URL(route.request().url()).pathname));
    await (existsSync(path) ? route.fulfill({ path }) : route.abort());
  });
  if (age === 'older') await makeOlder(context);
  await addShell(context, label);
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    // Without the places in the file, which say nothing here.
    const [first = ''] = message.text().split('\n');
    if (/Error\b/.test(first)) complaints.push(first);
  });
  await page.goto(`${ADDRESS}/${file}`);
  if (!(await comesTrue(page, isStarted))) complaints.push(`has not started in a browser ${age}`);
  await page.waitForTimeout(WATCHED_MS);
  await context.close();
  return complaints;
}

async function comesTrue(page: Page, condition: string): Promise<boolean> {
  const untilMs = performance.now() + START_WITHIN_MS;
  while (performance.now() < untilMs) {
    if (await page.evaluate<boolean>(condition)) return true;
    await page.waitForTimeout(100);
  }
  return false;
}
