import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from '../harness/browser.ts';
import { ROUTES } from '../harness/routes.ts';
import { released } from '../harness/stack.ts';
import { type Visit, visit } from '../harness/visit.ts';

const PATHS = ROUTES.map(({ path }) => path);
/** What the specification lists (RTE), without our own account pages, which a person visits to be asked. */
const SPECIFIED = [
  '/',
  '/signup',
  '/download',
  '/memecoin-bailout',
  '/checkout-success',
  '/auth/success',
  '/product-booklet',
];
const MOST_VISITS_MS = 240_000;

let visits: readonly Visit[] = [];

function which(isWrong: (visit: Visit) => boolean): readonly string[] {
  return visits.filter(isWrong).map(({ path }) => path);
}

beforeAll(async () => {
  const seen: Visit[] = [];
  for (const path of PATHS) seen.push(await visit(path));
  visits = seen;
}, MOST_VISITS_MS);

describe('every page, for a visitor', () => {
  it('[FREE-07] can be viewed, at its own address', () => {
    expect(visits.map(({ endPath, status, headings }) => [endPath, status, headings.length])).toEqual(
      PATHS.map((path) => [path, 200, 1]),
    );
  });

  it('[RTE-25] of the specification asks nobody to sign in', () => {
    const asking = which(({ hasPasswordField }) => hasPasswordField);
    expect(SPECIFIED.filter((path) => asking.includes(path))).toEqual([]);
  });

  it('[MISC-02] [MISC-27] asks nobody else for anything while no other service is configured', () => {
    expect(visits.flatMap(({ path, foreignOrigins }) => foreignOrigins.map((origin) => `${path}: ${origin}`))).toEqual(
      [],
    );
  });

  it('[MISC-03] [RD-74] says that the product is a productivity tool and not a medical device', () => {
    expect(which(({ hasStatement }) => !hasStatement)).toEqual([]);
  });

  it('[MISC-03] says so on a phone too, on the pages that fill the screen', async () => {
    for (const path of ['/product-booklet', '/auth/success', '/checkout-success']) {
      expect(await visit(path, PHONE)).toMatchObject({ path, hasStatement: true });
    }
  });

  it('goes through without an error, a missing file or a refusal by its content policy', () => {
    const found = visits.flatMap(({ path, problems }) => problems.map((problem) => `${path}: ${problem}`));
    // A page for signed-in people has to ask who is there, and is told that nobody is.
    const isQuestion = (problem: string): boolean =>
      /^\/(?!signup|download)[a-z-]+: answered: 401 GET .*\/api\/me$/.test(problem);
    expect(found.filter((problem) => !isQuestion(problem))).toEqual([]);
  });

  it('has a title and a description that no other page has', () => {
    for (const words of [visits.map(({ title }) => title), visits.map(({ description }) => description)]) {
      expect(new Set(words).size).toBe(PATHS.length);
      expect(words.filter((word) => word.trim() === '')).toEqual([]);
    }
  });

  it('is listed by search engines under its own address, or not at all', () => {
    expect(visits.map(({ canonicalPath }) => canonicalPath)).toEqual(PATHS);
    expect(which(({ robots }) => robots !== 'noindex')).toEqual(
      ROUTES.filter(({ isIndexed }) => isIndexed).map(({ path }) => path),
    );
  });

  it('has a picture of 1200 × 630 for where it is shared', async () => {
    for (const picture of new Set(visits.map(({ sharePicture }) => sharePicture))) {
      const response = await fetch(new URL(picture, released.site));
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.subarray(1, 4).toString('latin1'), picture).toBe('PNG');
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([1200, 630]);
    }
  });

  it('links only to pages, files and places on pages that are there', async () => {
    const own = visits.flatMap(({ path, links }) => links.map((href) => ({ path, url: new URL(href) })));
    const addresses = new Map(
      own.filter(({ url }) => url.origin === released.site).map((link) => [link.url.href, link]),
    );
    expect(addresses.size).toBeGreaterThan(5);
    const broken: string[] = [];
    for (const { path, url } of addresses.values()) {
      if (!(await resolves(url))) broken.push(`${path} → ${url.pathname}${url.hash}`);
    }
    expect(broken).toEqual([]);
  });
});

/** Whether an address leads to its own page, and its hash to a place there. The page for unknown addresses is none. */
async function resolves(url: URL): Promise<boolean> {
  const response = await fetch(url);
  await response.body?.cancel();
  const { pathname } = new URL(response.url);
  if (!response.ok) return false;
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return true;
  const page = visits.find(({ path }) => path === pathname);
  const id = decodeURIComponent(url.hash.slice(1));
  return page !== undefined && (id === '' || page.ids.includes(id));
}
