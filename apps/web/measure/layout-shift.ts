import type { Browser } from 'playwright';
import type { Section } from '../../../tools/measure/measurement.ts';
import { WIDTHS } from '../pictures/open-state.ts';
import { PAGE_LIST } from '../src/site/pages.ts';
import { type Bench, PATIENT_MS, tell } from './bench.ts';

const MOST_SHIFT = 0.02;
/** One page of each layout. */
const QUICK_PATHS = ['/', '/signup', '/download', '/account', '/research', '/science/perceptual-load-theory'];
/** Where lines break depends on the width: a third one, which is that of Lighthouse's phone. */
const OTHER_PHONE_WIDTH = 412;
/** As Lighthouse thinks of a slow phone: what comes late is what moves a page. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const SETTLE_MS = 1500;

const WATCH = `window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (!hadRecentInput) window.shifts.push({ value, what: sources.map(({ node }) => node?.className || node?.nodeName).join(', ') });
  }
}).observe({ type: 'layout-shift', buffered: true });`;

/** How far things move by themselves while a page loads over a slow line and is read to its end. */
export async function measureLayoutShift({ browser, sites, isQuick }: Bench): Promise<Section> {
  const paths = PAGE_LIST.map(({ path }) => path).filter((path) => !isQuick || QUICK_PATHS.includes(path));
  const measured: { readonly name: string; readonly shift: number }[] = [];
  for (const path of paths) {
    for (const width of isQuick ? Object.values(WIDTHS) : [...Object.values(WIDTHS), OTHER_PHONE_WIDTH]) {
      const name = `${path} at ${width}`;
      measured.push({ name, shift: await shiftOf(browser, sites.released.site + path, width, name) });
    }
  }
  const worst = measured.toSorted((a, b) => b.shift - a.shift)[0] ?? { name: 'no page', shift: 0 };
  return {
    title: 'Layout shift',
    figures: [
      { name: 'pages loaded over a slow line and scrolled', measured: String(measured.length) },
      {
        name: `worst (${worst.name})`,
        measured: worst.shift.toFixed(4),
        bar: `at most ${MOST_SHIFT}`,
        isReached: worst.shift <= MOST_SHIFT,
      },
    ],
  };
}

async function shiftOf(browser: Browser, address: string, width: number, name: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  context.setDefaultTimeout(PATIENT_MS);
  const page = await context.newPage();
  await page.addInitScript({ content: WATCH });
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', SLOW);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.waitForTimeout(SETTLE_MS);
  const shifts = await page.evaluate<{ value: number; what: string }[]>('window.shifts');
  await context.close();
  tell(shifts.filter(({ value }) => value > 0.001).map(({ value, what }) => `${name}: ${value.toFixed(4)} ${what}`));
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
