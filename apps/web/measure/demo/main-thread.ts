import type { Browser, Page } from 'playwright';
import { z } from 'zod';
import type { Section } from '../../../../tools/measure/measurement.ts';
import { median } from '../../../../tools/measure/median.ts';
import { until } from '../../../../tools/waiting/until.ts';
import { type Bench, PATIENT_MS } from '../bench.ts';

const RUNS = 5;
const MOST_ATTEMPTS = 3;
const MOST_WORK_MS = 2000;
/** Lighthouse's telephone, and how many times slower it reckons it than this machine. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'no-preference',
} as const;
const SLOWDOWN = 4;
const START = 'Start Demo Experience';
const LIT = 'demo-is-lit';
/** Looking is work, too. */
const PATIENTLY = { mostMs: PATIENT_MS, everyMs: 300 };
/** As few as tell what is asked here: every event that is written down is work of the same thread. */
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** In the page: says when the veil is drawn for the first time. */
const WATCH = `{
  const { drawArrays } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawArrays = function (...how) {
    WebGL2RenderingContext.prototype.drawArrays = drawArrays;
    performance.mark('${LIT}');
    return drawArrays.apply(this, how);
  };
}`;

const START_BUTTON = `[...document.querySelectorAll('[role=dialog] button')].find((button) => button.textContent === '${START}')`;
const IS_TAKEN_OVER = `Object.keys(${START_BUTTON} ?? {}).some((key) => key.startsWith('__reactProps'))`;
/** Four times no, and the focus on the button that begins it. */
const ANSWER_AND_GO_TO_START = `{
  for (const group of document.querySelectorAll('[role=dialog] [role=radiogroup]'))
    [...group.querySelectorAll('input')].at(-1).click();
  ${START_BUTTON}.focus();
}`;

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ts: z.number(),
      pid: z.number(),
      tid: z.number(),
      /** Of the processor, in microseconds. */
      tdur: z.number().optional(),
    }),
  ),
});
type TraceEvent = z.infer<typeof Trace>['traceEvents'][number];

/**
 * What the page asks of a slow telephone from a cold load until the light is on: the processor's time in tasks of the
 * main thread, as many times as the telephone is slower. What else this machine does meanwhile is not counted.
 */
export async function measureMainThread({ browser, sites }: Bench): Promise<Section> {
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(SLOWDOWN * workMs(await traceStart(browser, sites.released.site)));
  const middle = median(runs);
  return {
    title: `From cold load to light on, median of ${RUNS}`,
    figures: [
      {
        name: `main-thread work, ${SLOWDOWN} times that of this machine`,
        measured: `${middle.toFixed(0)} ms (${runs.map((ms) => ms.toFixed(0)).join(', ')})`,
        bar: `under ${MOST_WORK_MS} ms`,
        isReached: middle < MOST_WORK_MS,
      },
    ],
  };
}

/** A machine that is busy elsewhere may hold a page up for so long that its session takes it for asleep. */
async function traceStart(browser: Browser, site: string): Promise<readonly TraceEvent[]> {
  for (let attempt = 1; ; attempt += 1) {
    const context = await browser.newContext({ ...PHONE, baseURL: site });
    context.setDefaultTimeout(PATIENT_MS);
    const page = await context.newPage();
    await browser.startTracing(page, { categories: CATEGORIES });
    try {
      await lightUp(page);
      const trace = await browser.stopTracing();
      return Trace.parse(JSON.parse(trace.toString('utf8'))).traceEvents;
    } catch (cause) {
      await browser.stopTracing();
      if (attempt === MOST_ATTEMPTS) throw cause;
    } finally {
      await context.close();
    }
  }
}

/** By the bare wire: what playwright brings into a page to look around there is work of the same thread. */
async function lightUp(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  const isTrue = async (expression: string): Promise<boolean> => {
    const { result } = await wire.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value === true;
  };
  await page.addInitScript({ content: WATCH });
  await page.goto('/demo', { waitUntil: 'networkidle' });
  // What is pressed before React has taken the page over is lost.
  await until('the page to be taken over', () => isTrue(IS_TAKEN_OVER), PATIENTLY);
  // Answers are given by the page's own buttons; the start is a real press, since sound needs one.
  await isTrue(ANSWER_AND_GO_TO_START);
  await page.keyboard.press('Enter');
  await until('the light', () => isTrue(`performance.getEntriesByName('${LIT}').length > 0`), PATIENTLY);
}

/** The top-level tasks of the thread on which the light was lit, from the navigation until then. */
function workMs(events: readonly TraceEvent[]): number {
  const lit = events.find(({ name }) => name === LIT);
  if (lit === undefined) throw new Error('the light was never lit');
  const own = events.filter(({ pid, tid }) => pid === lit.pid && tid === lit.tid);
  const starts = own.filter(({ name, ts }) => name === 'navigationStart' && ts < lit.ts).map(({ ts }) => ts);
  const fromUs = Math.max(...starts);
  const tasks = own.filter(({ name, ts }) => name === 'RunTask' && ts >= fromUs && ts < lit.ts);
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}
