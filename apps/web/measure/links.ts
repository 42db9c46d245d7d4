import type { Section } from '../../../tools/measure/measurement.ts';
import { PAGE_LIST } from '../src/site/pages.ts';
import { type Bench, tell } from './bench.ts';

const LINK = /<a\b[^>]*\shref="([^"]+)"/g;
const ID = /\sid="([^"]+)"/g;

/** Whether every link within the site leads to a page or file of its own; the page for unknown addresses is none. */
export async function measureLinks({ sites }: Bench): Promise<Section> {
  const { site } = sites.released;
  const pages = new Map<string, string>();
  for (const { path } of PAGE_LIST) pages.set(path, await (await fetch(site + path)).text());
  const links = [...pages].flatMap(([path, html]) =>
    [...html.matchAll(LINK)].map(([, href = '']) => ({
      path,
      url: new URL(href.replaceAll('&amp;', '&'), site + path),
    })),
  );
  const own = links.filter(({ url }) => url.origin === site);
  const broken: string[] = [];
  for (const { path, url } of own) {
    if (!(await resolves(url, pages))) broken.push(`${path} → ${url.pathname}${url.hash}`);
  }
  tell(broken.map((link) => `broken: ${link}`));
  return {
    title: 'Links within the site',
    figures: [
      { name: 'links on all pages', measured: String(own.length) },
      { name: 'that lead nowhere', measured: String(broken.length), bar: '0', isReached: broken.length === 0 },
    ],
  };
}

async function resolves(url: URL, pages: ReadonlyMap<string, string>): Promise<boolean> {
  const page = pages.get(url.pathname);
  if (page !== undefined) {
    const id = decodeURIComponent(url.hash.slice(1));
    return id === '' || [...page.matchAll(ID)].some(([, found]) => found === id);
  }
  const response = await fetch(url, { redirect: 'follow' });
  await response.body?.cancel();
  if (!response.ok) return false;
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  return !isPage || pages.has(new URL(response.url).pathname);
}
