import { openPage, type PageOptions } from './browser.ts';

/** A page of prose, as a person reads it. */
export interface Policy {
  readonly title: string;
  /** Everything that is shown, with single spaces. */
  readonly text: string;
  /** What stands under each heading of the second level, up to the next. */
  readonly parts: Readonly<Record<string, string>>;
  /** What carries the mark for legal review. */
  readonly underReview: readonly string[];
  readonly links: readonly string[];
  /** Whatever was asked for while the page was opened and read to its end, as method and address. */
  readonly requests: readonly string[];
}

export async function readPolicy(path: string, options: PageOptions = {}): Promise<Policy> {
  const { page, finish } = await openPage(options);
  const requests: string[] = [];
  page.context().on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(300);
  const read = await page.evaluate(() => {
    const main = document.querySelector('main');
    const textOf = (element: Element | null): string =>
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not said, and blocks stand apart.
      (element instanceof HTMLElement ? element.innerText : '').replace(/\s+/g, ' ').trim();
    const parts: Record<string, string> = {};
    for (const heading of main?.querySelectorAll('h2') ?? []) {
      const words: string[] = [];
      for (
        let next = heading.nextElementSibling;
        next !== null && next.tagName !== 'H2';
        next = next.nextElementSibling
      ) {
        words.push(textOf(next));
      }
      parts[textOf(heading)] = words.join(' ');
    }
    return {
      title: textOf(main?.querySelector('h1') ?? null),
      text: textOf(main),
      parts,
      underReview: [...(main?.querySelectorAll('[data-legal-review]') ?? [])].map(textOf),
      links: [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? ''),
    };
  });
  await finish();
  return { ...read, requests };
}
