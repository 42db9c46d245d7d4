import { PAGES, type SitePage } from './pages.ts';

/** A route whose page is for reading exports this as its `handle`: `{ scripts: 'prose' }`. */
export function isProse(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === 'prose';
}

/** A page for reading is loaded whole: the scripts that would change the page in place are not on it. */
export function isProsePath(path: string): boolean {
  const pages: Readonly<Record<string, SitePage>> = PAGES;
  return Object.hasOwn(pages, path) && pages[path]?.isProse === true;
}
