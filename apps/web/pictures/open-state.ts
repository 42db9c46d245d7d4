import { randomInt } from 'node:crypto';
import type { Browser, Page } from 'playwright';
import type { Sites } from '../../../tools/site/start-sites.ts';
import type { PageState } from './state.ts';

export const WIDTHS = { desktop: 1440, phone: 390 } as const;
export type WidthName = keyof typeof WIDTHS;
const HEIGHTS = { desktop: 900, phone: 844 } as const;
const MOST_REACH_MS = 20_000;
/** Whatever a page does is over by then; a browser that does not answer any more must not hold everything else up. */
const MOST_LOOK_MS = 120_000;

/** In the page, what goes away by itself after a second or more stays until it has been looked at. */
const KEEP_MESSAGES = `for (const name of ['setTimeout', 'setInterval']) {
  const real = window[name].bind(window);
  window[name] = (work, delayMs = 0, ...rest) => real(work, delayMs >= 1000 ? delayMs * 1000 : delayMs, ...rest);
}`;

/** In the page: all of it is laid out, and not only what is near the view. */
const LAY_OUT_ALL = `{
  const all = new CSSStyleSheet();
  all.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(all);
}`;

export interface Looking {
  readonly browser: Browser;
  readonly sites: Sites;
  readonly width: WidthName;
  readonly isMotionReduced?: boolean;
}

/** Opens a page in a browser of its own and does what leads to the state; `look` is called once it is there. */
export async function withState<Value>(
  state: PageState,
  { browser, sites, width, isMotionReduced = false }: Looking,
  look: (page: Page) => Promise<Value>,
): Promise<Value> {
  const site = state.isUnreleased === true ? sites.unreleased : sites.released;
  const context = await browser.newContext({
    baseURL: site.site,
    viewport: { width: WIDTHS[width], height: HEIGHTS[width] },
    reducedMotion: isMotionReduced ? 'reduce' : 'no-preference',
    // Limits count by address; so many visits from one would look like somebody who tries too often.
    extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
    ...(state.userAgent === undefined ? {} : { userAgent: state.userAgent }),
  });
  context.setDefaultTimeout(MOST_REACH_MS);
  const reachAndLook = async (): Promise<Value> => {
    const page = await context.newPage();
    await page.addInitScript({ content: KEEP_MESSAGES });
    const visitor = { page, site };
    const address = `${state.path}${(await state.arrive?.(visitor)) ?? ''}`;
    await page.goto(address, { waitUntil: 'networkidle' });
    // What is pressed before React has taken the page over is lost; pages for reading have none.
    await page.waitForFunction(() => {
      const isTaken = Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps'));
      return isTaken || !('__reactRouterContext' in globalThis);
    });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
    await page.evaluate(LAY_OUT_ALL);
    await state.steps?.(visitor);
    if (state.shows !== undefined) await page.getByText(state.shows).filter({ visible: true }).first().waitFor();
    return look(page);
  };
  try {
    return await within(MOST_LOOK_MS, reachAndLook());
  } finally {
    await within(MOST_REACH_MS, context.close());
  }
}

function within<Value>(mostMs: number, work: Promise<Value>): Promise<Value> {
  const end = Promise.withResolvers<never>();
  const timer = setTimeout(() => end.reject(new Error(`no answer within ${mostMs} ms`)), mostMs);
  return Promise.race([work, end.promise]).finally(() => clearTimeout(timer));
}
