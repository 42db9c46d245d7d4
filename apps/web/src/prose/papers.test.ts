import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicationOf, REF_1_TO_13, type Stance } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { PAPER_CHANGES } from '../../content/paper-changes.content.ts';
import { frontMatterOf } from '../../prose/front-matter.ts';
import { proseCompiler } from '../../prose/mdx.ts';
import { PAGE_LIST } from '../site/pages.ts';
import { dateText } from './date-text.ts';
import { readPercent } from './enhance/scroll.ts';

const PROSE = join(import.meta.dirname, '../../content/prose');
const PAGES = join(import.meta.dirname, '../pages');
const PAPERS = {
  '/science/audiovisual-stimulation-whitepaper': 'audiovisual-whitepaper.mdx',
  '/science/perceptual-load-theory': 'perceptual-load-whitepaper.mdx',
} as const;
const SOURCES = Object.entries(PAPERS).map(([path, file]) => [path, readFileSync(join(PROSE, file), 'utf8')] as const);

describe.each(SOURCES)('the paper at %s', (path, source) => {
  const chapters = source.split(/^## /m).slice(1);

  it('has at least 3000 words of its own', async () => {
    const code = (await proseCompiler().transform(source, 'paper.mdx'))?.code ?? '';
    expect(Number(/words = (\d+)/.exec(code)?.[1])).toBeGreaterThanOrEqual(3000);
  });

  it('asks, says what is known, what is disputed and what we do, in every chapter between first and last', () => {
    expect(chapters.length).toBeGreaterThan(5);
    for (const chapter of chapters.slice(1, -1)) {
      expect([...chapter.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading)).toEqual([
        'What is known',
        'What is disputed',
        'What we do',
      ]);
      expect(chapter.split('\n')[0]).toMatch(/\?$/);
    }
  });

  it('ends with what would change our mind', () => {
    expect(chapters.at(-1)).toMatch(/^What would change our mind\n/);
  });

  it('promises nothing', () => {
    expect(source).not.toMatch(/\bproven?\b|\bproves\b|guarantee|clinically|safe for|supercharge|\bboost/i);
    expect(source).not.toMatch(/!(?!\[)/);
  });

  it('has its last change in the feed', () => {
    const change = PAPER_CHANGES.find((one) => one.path === path);
    expect(change?.date).toBe(frontMatterOf(source).updated);
  });
});

describe('the paper on light and sound', () => {
  it('counts its references by stance as they are', () => {
    const count = (stance: Stance) => REF_1_TO_13.filter((id) => publicationOf(id).stance === stance).length;
    expect([count('supports'), count('contradicts'), count('safety')]).toEqual([4, 8, 1]);
    expect(SOURCES[0]?.[1]).toContain(
      'Four of them support something that we would like to say; eight speak against it; one is about harm.',
    );
  });
});

describe('pages of prose', () => {
  it('are the same in the table and by their routes', () => {
    const handled = readdirSync(PAGES).filter((file) =>
      readFileSync(join(PAGES, file), 'utf8').includes("handle = { scripts: 'prose' }"),
    );
    expect(PAGE_LIST.filter((page) => page.isProse === true)).toHaveLength(handled.length);
  });

  it.each([
    [0, 0],
    [500, 50],
    [1000, 100],
    [1200, 100],
    [-40, 0],
  ])('[WP-02] at %d of 1000 px are read to %d percent', (scrolledPx, percent) => {
    expect(readPercent(scrolledPx, 1800, 800)).toBe(percent);
  });

  it('[WP-02] that fit the window are read to the end', () => {
    expect(readPercent(0, 700, 800)).toBe(100);
  });

  it('write a day the same on every machine', () => {
    expect(dateText('2026-11-05')).toBe('5 November 2026');
  });
});
