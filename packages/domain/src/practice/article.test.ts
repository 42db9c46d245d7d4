import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArticleBlock, articleBlocks, FALLBACK_ARTICLE, wordCount } from '../index.ts';

const plain = (text: string) => ({ text, isBold: false });
const bold = (text: string) => ({ text, isBold: true });
const paragraph = (...lines: string[]) => ({ is: 'paragraph', texts: lines.map(plain) });
const textOf = (block: ArticleBlock) =>
  (block.is === 'bullets' ? block.items.flat() : block.texts).map(({ text }) => text).join('');
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

const word = fc.string({ unit: fc.constantFrom('a', 'é', 'Z', '9', '漢', 'я'), minLength: 1, maxLength: 6 });
const scrap = fc.oneof(
  word,
  fc.constantFrom('#', '## ', '*', '**', '• ', '- ', '\n', '\n\n', '\r\n', '\n \t\n', ' ', '\u2028'),
  fc.string({ unit: 'binary' }),
);
const anyContent = fc.array(scrap, { maxLength: 40 }).map((scraps) => scraps.join(''));

describe('the blocks of an article', () => {
  it.each(['One.\n\nTwo.', 'One.\n\n\n\nTwo.', 'One.\n \t\nTwo.', '\n\nOne.\n\nTwo.\n\n', 'One.\r\n\r\nTwo.'])(
    '[ART-14] are parted by blank lines: %j',
    (content) => {
      expect(articleBlocks(content)).toEqual([paragraph('One.'), paragraph('Two.')]);
    },
  );

  it('[ART-14] are not parted by a single line break', () => {
    expect(articleBlocks('One\ntwo.').map(textOf)).toEqual(['One two.']);
  });

  it.each([
    { content: '# A title', level: 1 },
    { content: '## A title', level: 2 },
    { content: '###### A title', level: 6 },
    { content: '#A title', level: 1 },
    { content: '  # A title', level: 1 },
  ])('[ART-15] are headings where they begin with #: $content', ({ content, level }) => {
    expect(articleBlocks(content)).toEqual([{ is: 'heading', level, texts: [plain('A title')] }]);
  });

  it('[ART-15] are a heading and a paragraph where text follows in the next line', () => {
    expect(articleBlocks('# A title\nAnd its text.').map(({ is }) => is)).toEqual(['heading', 'paragraph']);
  });

  it('[ART-15] are no headings for a # inside a line', () => {
    expect(articleBlocks('We are #1.')).toEqual([paragraph('We are #1.')]);
  });

  it.each(['• ', '•', '‣ ', '◦ ', '▪ ', '● ', '- ', '* ', '  - '])('[ART-16] are a list of lines led by %j', (mark) => {
    expect(articleBlocks(`${mark}One\n${mark}Two`)).toEqual([
      { is: 'bullets', items: [[plain('One')], [plain('Two')]] },
    ]);
  });

  it('[ART-16] keep a list apart from the lines around it', () => {
    const blocks = articleBlocks('Before:\n- One\n- Two\nAfter.');
    expect(blocks.map(({ is }) => is)).toEqual(['paragraph', 'bullets', 'paragraph']);
  });

  it.each(['-5 degrees', 'well-known', '*ish'])('[ART-16] are no list for %j', (content) => {
    expect(articleBlocks(content)).toEqual([paragraph(content)]);
  });

  it.each([
    { content: '**All**', texts: [bold('All')] },
    { content: 'In **the middle** of it', texts: [plain('In '), bold('the middle'), plain(' of it')] },
    { content: '**One** and **two**', texts: [bold('One'), plain(' and '), bold('two')] },
    { content: 'Half **open', texts: [plain('Half **open')] },
    { content: 'Just *one*', texts: [plain('Just *one*')] },
  ])('[ART-17] are bold between double asterisks: $content', ({ content, texts }) => {
    expect(articleBlocks(content)).toEqual([{ is: 'paragraph', texts }]);
  });

  it('[ART-17] are bold in headings and in bullets too', () => {
    expect(articleBlocks('# A **b**')).toEqual([{ is: 'heading', level: 1, texts: [plain('A '), bold('b')] }]);
    expect(articleBlocks('* **b** c')).toEqual([{ is: 'bullets', items: [[bold('b'), plain(' c')]] }]);
  });

  it.each(['', '\n\n', ' \t '])('are none in %j', (content) => {
    expect(articleBlocks(content)).toEqual([]);
  });

  it('keep every letter and digit in its order, whatever the marks around it', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        expect(lettersOf(articleBlocks(content).map(textOf).join(''))).toBe(lettersOf(content));
      }),
      { numRuns: 500 },
    );
  });
});

describe('the word count', () => {
  it.each([
    { content: '', words: 0 },
    { content: 'One two three', words: 3 },
    { content: '# One\n\n- two\n- three', words: 3 },
    { content: 'One **two three** four', words: 4 },
    { content: 'It isn’t well-known — at all.', words: 5 },
    { content: 'Un**believ**able', words: 1 },
    { content: '“Quoted” (aside) €5', words: 3 },
    { content: '# •\n\n**', words: 0 },
  ])('[PRAC-10] of "$content" is $words', ({ content, words }) => {
    expect(wordCount(content)).toBe(words);
  });

  it('[PRAC-10] is the number of words that were put in, however they are parted and marked', () => {
    const parted = fc.record({ text: word, before: fc.constantFrom(' ', '\n', '\n\n', '\n\n# ', '\n- ', ' — ') });
    fc.assert(
      fc.property(fc.array(parted), (parts) => {
        expect(wordCount(parts.map(({ before, text }) => before + text).join(''))).toBe(parts.length);
      }),
    );
  });

  it('[PRAC-10] of the fallback article is what a plain count of its words gives', () => {
    const words = FALLBACK_ARTICLE.content.split(/\s+/);
    expect(wordCount(FALLBACK_ARTICLE.content)).toBe(words.length);
  });

  it('never fails and never exceeds the letters there are', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        expect(wordCount(content)).toBeLessThanOrEqual(lettersOf(content).length);
      }),
    );
  });
});
