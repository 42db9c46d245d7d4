import { describe, expect, it } from 'vitest';
import { feed } from './feed.ts';
import { plainText } from './plain-text.ts';

describe('the plain text of a paper', () => {
  const long = Array.from({ length: 40 }, (_, word) => `word${word}`).join(' ');
  const text = plainText({
    blocks: [
      { is: 'title', text: 'A paper' },
      { is: 'meta', text: 'About something' },
      { is: 'heading', text: '1  The question' },
      { is: 'paragraph', text: long },
      { is: 'item', text: 'one' },
      { is: 'item', text: 'two' },
      { is: 'row', text: 'Asked | Shown' },
      { is: 'row', text: '40 Hz | 20 Hz' },
      { is: 'reference', text: '[1] A title. https://doi.org/10.1/x' },
    ],
    address: 'https://vayl.example/science/x',
    statement: 'Not a medical device.',
  });

  it('underlines title and headings', () => {
    expect(text).toMatch(/^A paper\n=======\n\nAbout something\n\n\n1 {2}The question\n-{15}\n/);
  });

  it('wraps at 78 characters and loses no word', () => {
    expect(text.split('\n').every((line) => line.length <= 78)).toBe(true);
    expect(text.replace(/\s+/g, ' ')).toContain(long);
  });

  it('keeps rows and items together, and ends with statement and address', () => {
    expect(text).toContain('- one\n- two\n\n  Asked | Shown\n  40 Hz | 20 Hz\n\n[1] A title.');
    expect(text).toMatch(/\n\nNot a medical device\. https:\/\/vayl\.example\/science\/x\n$/);
  });
});

describe('the feed of the papers', () => {
  const page = {
    path: '/science/perceptual-load-theory',
    title: 'Load & more — Vayl',
    description: '',
    surface: 'paper',
    isIndexed: true,
  } as const;
  const change = { path: '/science/perceptual-load-theory', date: '2026-11-15', text: 'First <version>.' } as const;

  it('names each change with its page, day and reason', () => {
    const xml = feed({ siteUrl: 'https://vayl.example', changes: [change], pages: [page] });
    expect(xml).toContain('<updated>2026-11-15T00:00:00Z</updated>');
    expect(xml).toContain('<title>Load &amp; more</title>');
    expect(xml).toContain('<summary>First &lt;version>.</summary>');
    expect(xml).toContain('href="https://vayl.example/science/perceptual-load-theory"');
  });

  it('refuses a change to a page that there is not', () => {
    expect(() => feed({ siteUrl: '', changes: [change], pages: [] })).toThrow(/no page/);
  });
});
