import { get } from 'node:http';
import type { Browser } from 'playwright';
import type { Figure, Section } from '../../../tools/measure/measurement.ts';
import { PAGE_LIST } from '../src/site/pages.ts';
import { type Bench, tell } from './bench.ts';

const QUICK_PATHS = ['/', '/demo', '/signup', '/download', '/research', '/neuroscience'];
export const MOST_DEMO_SCRIPT_KB = 190;
const MOST_SCRIPT_KB: Readonly<Record<string, number>> = {
  '/': 150,
  '/demo': MOST_DEMO_SCRIPT_KB,
  '/signup': 140,
  '/download': 140,
  '/research': 155,
  '/research-dev': 155,
};
const MOST_PROSE_SCRIPT_KB = 125;
const MOST_FONT_KB = 120;
const SETTLE_MS = 1500;

interface Loaded {
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
}

/** What comes over the wire before anybody has touched anything, packed by gzip. */
export async function measureWeight({ browser, sites, isQuick }: Bench): Promise<Section> {
  const { site } = sites.released;
  const pages = PAGE_LIST.filter(({ path }) => !isQuick || QUICK_PATHS.includes(path));
  const figures: Figure[] = [];
  for (const { path, isProse } of pages) {
    const most = isProse === true ? MOST_PROSE_SCRIPT_KB : MOST_SCRIPT_KB[path];
    const { scripts, fonts } = await loadedBy(browser, site + path);
    const kB = await weightOf(scripts);
    figures.push(figure(`JavaScript on ${path}`, kB, most));
    if (path === '/') figures.push(figure('fonts on /', await weightOf(fonts), MOST_FONT_KB));
    if (kB > (most ?? Infinity)) await tellHeaviest(path, scripts);
  }
  return { title: 'What is loaded before any interaction', figures };
}

function figure(name: string, kB: number, most: number | undefined): Figure {
  const measured = `${kB.toFixed(1)} kB`;
  return most === undefined ? { name, measured } : { name, measured, bar: `at most ${most} kB`, isReached: kB <= most };
}

async function loadedBy(browser: Browser, address: string): Promise<Loaded> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const [scripts, fonts] = [new Set<string>(), new Set<string>()];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(request.url());
    // A script that is only fetched ahead is loaded all the same.
    if (request.resourceType() === 'script' || /[.]js$/.test(new URL(request.url()).pathname))
      scripts.add(request.url());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  await page.close();
  return { scripts: [...scripts], fonts: [...fonts] };
}

async function weightOf(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map(packedBytes));
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
}

/** The bytes of the body as it is sent to somebody who reads gzip. */
function packedBytes(address: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = get(address, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
    let bytes = 0;
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    response.on('end', () => resolve(bytes));
  });
  request.on('error', reject);
  return promise;
}

async function tellHeaviest(path: string, scripts: readonly string[]): Promise<void> {
  const weighed = await Promise.all(scripts.map(async (url) => ({ url, bytes: await packedBytes(url) })));
  const heaviest = weighed.toSorted((a, b) => b.bytes - a.bytes).slice(0, 10);
  tell(heaviest.map(({ url, bytes }) => `${path}: ${(bytes / 1000).toFixed(1)} kB ${new URL(url).pathname}`));
}
