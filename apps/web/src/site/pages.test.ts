import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import routes from '../routes.ts';
import { surfaceOfPath } from './page-surface.ts';
import { PAGE_LIST, PAGES, PRERENDERED_PATHS } from './pages.ts';

// A page may have no layout around it.
const rows = routes.flatMap((row) => row.children ?? [row]);

describe('the table of pages', () => {
  it('has a row for each route, and a route for each row', () => {
    const paths = rows.map(({ path, index }) => (index === true ? '/' : `/${path ?? ''}`));
    expect(paths.toSorted()).toEqual([...PAGE_LIST.map(({ path }) => path), '/*'].toSorted());
    expect(PRERENDERED_PATHS).toHaveLength(rows.length);
  });

  it('knows every page file', () => {
    const files = readdirSync(join(import.meta.dirname, '../pages'), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `pages/${name}`);
    expect(rows.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  });

  it('gives each page its own title and description', () => {
    for (const field of ['title', 'description'] as const) {
      const texts = PAGE_LIST.map((page) => page[field]);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it.each(Object.entries(PAGES))('names %s as it is keyed', (path, page) => {
    expect(page.path).toBe(path);
  });

  it.each([
    ['/account', 'paper'],
    ['/account/', 'paper'],
    ['/', 'night'],
    ['/nobody', 'night'],
    ['/constructor', 'night'],
  ])('draws %s on %s', (path, surface) => {
    expect(surfaceOfPath(path)).toBe(surface);
  });
});
