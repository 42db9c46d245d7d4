import type { Browser } from 'playwright';
import type { Section } from '../../../tools/measure/measurement.ts';
import { DOWNLOAD } from '../content/download.content.ts';
import { IDENTITY } from '../content/identity.content.ts';
import { PAGE_LIST, type SitePage } from '../src/site/pages.ts';
import { type Bench, inTwoLanes, PATIENT_MS, tell } from './bench.ts';

/** A dialog that opens by itself leads to what needs scripts, and a page that has one says that it does. */
const READ = ':is(h1, h2, p):not([role=dialog] *)';

/**
 * Whether whoever reads without scripts misses anything that others can read on a page as it comes, apart from what is
 * said about the computer that they are on.
 */
export async function measureWithoutScript({ browser, sites }: Bench): Promise<Section> {
  const { site } = sites.released;
  const open = PAGE_LIST.filter(isForEverybody);
  const personal = PAGE_LIST.filter((page) => !isForEverybody(page));
  const gaps: string[] = [];
  await inTwoLanes(open, async ({ path }) => {
    const without = await textsOf(browser, site + path, false);
    const withScript = await textsOf(browser, site + path, true);
    const missing = [...withScript].filter((text) => !without.has(text) && !text.includes(DOWNLOAD.elsewhere.title));
    gaps.push(...missing.map((text) => `${path}: ${text}`));
  });
  const silent: string[] = [];
  await inTwoLanes(personal, async ({ path }) => {
    const texts = await textsOf(browser, site + path, false);
    if (![...texts].some((text) => text.includes(IDENTITY.needsScript))) silent.push(path);
  });
  tell([...gaps.map((gap) => `missing without scripts: ${gap}`), ...silent.map((path) => `does not say so: ${path}`)]);
  return {
    title: 'Without scripts',
    figures: [
      { name: 'pages that say the same to everybody', measured: String(open.length) },
      {
        name: 'their headings and paragraphs that are missing',
        measured: String(gaps.length),
        bar: '0',
        isReached: gaps.length === 0,
      },
      { name: 'pages for one person', measured: String(personal.length) },
      {
        name: 'of these that do not say that they need scripts',
        measured: String(silent.length),
        bar: '0',
        isReached: silent.length === 0,
      },
    ],
  };
}

/** A page for one person cannot know that person before it has asked. */
function isForEverybody({ path, isIndexed }: SitePage): boolean {
  return isIndexed || path === '/checkout-success' || path === '/auth/success';
}

async function textsOf(browser: Browser, address: string, javaScriptEnabled: boolean): Promise<ReadonlySet<string>> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(PATIENT_MS);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: javaScriptEnabled ? 'networkidle' : 'load' });
  const texts = await page.locator(READ).allTextContents();
  await context.close();
  // What counts down has counted on in the meantime.
  const plain = texts.map((text) => text.replaceAll(/\s+/g, ' ').replaceAll(/\d+/g, '0').trim());
  return new Set(plain.filter((text) => text !== ''));
}
