import { openPage, type PageOptions } from './browser.ts';

export interface Visit {
  readonly path: string;
  readonly status: number;
  /** Where the visitor is in the end. */
  readonly endPath: string;
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  readonly canonicalPath: string;
  readonly sharePicture: string;
  readonly headings: readonly string[];
  /** Whether a person could read the product statement somewhere on the page. */
  readonly hasStatement: boolean;
  readonly hasPasswordField: boolean;
  readonly links: readonly string[];
  readonly ids: readonly string[];
  /** Whoever was asked for something, other than the site itself. */
  readonly foreignOrigins: readonly string[];
  readonly problems: readonly string[];
}

const STATEMENT = 'is a productivity tool, not a medical device.';

/** Looks at a page as a visitor who has never been here, down to its end, and says what there is. */
export async function visit(path: string, options: PageOptions = {}): Promise<Visit> {
  const { page, problems, finish } = await openPage({ ...options, expects: [/./] });
  const origins = new Set<string>();
  page.context().on('request', (request) => origins.add(new URL(request.url()).origin));
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  const hasStatement = await page.getByText(STATEMENT).first().isVisible();
  const facts = await page.evaluate(() => {
    const contentOf = (selector: string): string => document.querySelector(selector)?.getAttribute('content') ?? '';
    const pathOf = (address: string): string => (address === '' ? '' : new URL(address).pathname);
    return {
      endPath: location.pathname,
      title: document.title,
      description: contentOf('meta[name=description]'),
      robots: contentOf('meta[name=robots]'),
      canonicalPath: pathOf(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? ''),
      sharePicture: pathOf(contentOf('meta[property="og:image"]')),
      headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
      hasPasswordField: document.querySelector('input[type=password]') !== null,
      links: [...document.querySelectorAll('a')].map((link) => link.href).filter((href) => href !== ''),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    };
  });
  const { origin } = new URL(page.url());
  await finish();
  const foreignOrigins = [...origins].filter((asked) => asked !== origin && asked !== 'null');
  return { path, status: response?.status() ?? 0, ...facts, hasStatement, foreignOrigins, problems: [...problems] };
}
