import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { inject, onTestFinished } from 'vitest';
import { newNetworkAddress } from './people.ts';
import { watchProblems } from './problems.ts';
import { released } from './stack.ts';

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly userAgent?: string;
  readonly reducedMotion?: boolean;
  readonly javaScript?: boolean;
  /** Which site; the one with something to download unless told otherwise. */
  readonly site?: { readonly site: string };
  /** Problems that this journey brings about on purpose. Whatever else goes wrong in the page fails the test. */
  readonly expects?: readonly RegExp[];
}

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

let connecting: Promise<Browser> | undefined;

/**
 * A page in a browser of its own: no cookies, an address on the network that nobody else has. It is closed with the
 * test, which fails if anything went wrong in it that the test did not expect.
 */
export async function newPage(options: PageOptions = {}): Promise<Page> {
  const { page, finish } = await openPage(options);
  onTestFinished(finish);
  return page;
}

interface OpenPage {
  readonly page: Page;
  /** What has gone wrong so far. */
  readonly problems: readonly string[];
  /** Closes it, and throws if something unexpected went wrong in it. */
  readonly finish: () => Promise<void>;
}

/** The same for a page that several tests of a file look at: open it in beforeAll, finish it in afterAll. */
export async function openPage(options: PageOptions = {}): Promise<OpenPage> {
  const { width = DESKTOP.width, height = DESKTOP.height, site = released, expects = [] } = options;
  connecting ??= chromium.connect(inject('browser'));
  const browser = await connecting;
  const context: BrowserContext = await browser.newContext({
    baseURL: site.site,
    viewport: { width, height },
    javaScriptEnabled: options.javaScript ?? true,
    reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
    extraHTTPHeaders: { 'x-forwarded-for': newNetworkAddress() },
    ...(options.userAgent === undefined ? {} : { userAgent: options.userAgent }),
  });
  const problems = watchProblems(context);
  const page = await context.newPage();
  return {
    page,
    problems,
    finish: async () => {
      await context.close();
      const unexpected = problems.filter((problem) => !expects.some((pattern) => pattern.test(problem)));
      if (unexpected.length > 0) throw new Error(`this went wrong in the page:\n${unexpected.join('\n')}`);
    },
  };
}
