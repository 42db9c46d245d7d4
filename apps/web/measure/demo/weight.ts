import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import type { Figure, Section } from '../../../../tools/measure/measurement.ts';
import { type Bench, tell } from '../bench.ts';
import { MOST_DEMO_SCRIPT_KB } from '../weight.ts';

const SETTLE_MS = 1500;
const HEAVIEST = 10;
/** Only the editor draws lines of this class, and only the film lies in this folder. */
const EDITOR_MARK = 'cm-activeLine';
const FILM_FOLDER = '/video/';

interface Script {
  readonly address: string;
  readonly kB: number;
  readonly hasEditor: boolean;
}

/** What comes before anybody has touched the page, and what comes only with its tab. */
export async function measureWeight({ browser, sites }: Bench): Promise<Section> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  await page.goto(`${sites.released.site}/demo`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const before = await weigh(scriptsIn(asked));
  const hadFilm = hasFilm(asked);
  await leaveWelcome(page);
  const closed = await weigh(scriptsIn(asked));
  await openTab(page, 'Video Demo');
  const hasFilmNow = hasFilm(asked);
  await openTab(page, 'Code Editor');
  const after = await weigh(scriptsIn(asked));
  await page.close();
  return {
    title: 'What is loaded, and when',
    figures: [
      weightFigure(before),
      lazyFigure('editor', { before: closed.some(isEditor), after: after.some(isEditor) }),
      lazyFigure('film', { before: hadFilm, after: hasFilmNow }),
    ],
  };
}

const isEditor = ({ hasEditor }: Script): boolean => hasEditor;
const hasFilm = (asked: ReadonlySet<string>): boolean => [...asked].some((url) => isFilm(new URL(url).pathname));
/** A still picture stands in its place before it is asked for. */
const isFilm = (path: string): boolean => path.startsWith(FILM_FOLDER) && /[.](?:webm|mp4|vtt)$/.test(path);

function scriptsIn(asked: ReadonlySet<string>): readonly string[] {
  return [...asked].filter((url) => new URL(url).pathname.endsWith('.js'));
}

async function leaveWelcome(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
}

function weigh(addresses: readonly string[]): Promise<readonly Script[]> {
  return Promise.all(
    addresses.map(async (address) => {
      const packed = await packedBytes(address);
      return { address, kB: packed.length / 1000, hasEditor: gunzipSync(packed).includes(EDITOR_MARK) };
    }),
  );
}

/** The body as it is sent to somebody who reads gzip. */
function packedBytes(address: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const options = { agent: false, headers: { 'accept-encoding': 'gzip' } };
  get(address, options, (response) => {
    buffer(response).then(resolve, reject);
  }).on('error', reject);
  return promise;
}

function weightFigure(scripts: readonly Script[]): Figure {
  const kB = scripts.reduce((sum, script) => sum + script.kB, 0);
  const isReached = kB <= MOST_DEMO_SCRIPT_KB;
  if (!isReached) {
    const heaviest = scripts.toSorted((a, b) => b.kB - a.kB).slice(0, HEAVIEST);
    tell(heaviest.map((script) => `${script.kB.toFixed(1)} kB ${new URL(script.address).pathname}`));
  }
  return {
    name: 'JavaScript before any interaction, gzip',
    measured: `${kB.toFixed(1)} kB in ${scripts.length} files`,
    bar: `at most ${MOST_DEMO_SCRIPT_KB} kB`,
    isReached,
  };
}

function lazyFigure(what: string, { before, after }: { readonly before: boolean; readonly after: boolean }): Figure {
  const says = (isThere: boolean) => (isThere ? 'asked for' : 'not asked for');
  return {
    name: `the ${what}, before its tab is opened and after`,
    measured: `${says(before)}, ${says(after)}`,
    bar: `${says(false)}, ${says(true)}`,
    isReached: !before && after,
  };
}
