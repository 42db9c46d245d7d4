import { selfTestReport } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { revealedBlocks } from './record/test-record.ts';
import { changeText, guessText, verdictText } from './report-words.ts';
import { madeTest } from './test-helpers/made-test.ts';

function textFor(made: Parameters<typeof madeTest>[0]) {
  const record = madeTest(made);
  return verdictText(selfTestReport(revealedBlocks(record), record.blockCount).verdict);
}

/** With a blank that may break. */
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

const COUNT = { right: 9, guessed: 16, noIdea: 0, share: 9 / 16, low: 0.33, high: 0.77, couldTell: false };

describe('a verdict in words', () => {
  it.each([
    [{ done: 20, times: 0.85, scatter: 0.02 }, /^Your reactions were quicker with the setting, by about 1[456]\s%$/],
    [{ done: 20, times: 1.2, scatter: 0.02 }, /^Your reactions were slower with the setting, by about (19|20|21)\s%$/],
    [{ done: 20, scatter: 0.1 }, /^No clear difference yet$/],
    [{ done: 20, scatter: 0.01 }, /^No difference of note$/],
    [{ done: 6, times: 0.5 }, /^Too few blocks to tell anything$/],
  ])('is what the figures say: %o', (made, title) => {
    expect(textFor(made).title).toMatch(title);
  });

  it('always has the range, and what chance would have done where it claims something', () => {
    const { lines } = textFor({ done: 20, times: 0.85, scatter: 0.02 });
    expect(lines[0]).toMatch(/^The true change could well lie anywhere from .*\s% quicker to .*\s% quicker\.$/);
    expect(lines[1]).toBe('Chance alone would have found as much in fewer than 1 of 100 such tests.');
  });

  it('says how many more blocks would narrow it, and that they belong to a new test', () => {
    expect(textFor({ done: 20, scatter: 0.1 }).lines[1]).toMatch(
      /^\d+ more blocks would narrow it to about ±\d\s%\. Plan them as a new test/,
    );
  });

  it('says that a test was ended early', () => {
    expect(textFor({ done: 14 }).lines.at(-1)).toBe('The test was ended early, after 14 of 20 blocks.');
  });

  it('promises nothing and heals nobody', () => {
    const all = [0.8, 0.95, 1, 1.2].flatMap((times) => {
      const { title, lines } = textFor({ done: 20, times });
      return [title, ...lines];
    });
    expect(all.join(' ')).not.toMatch(/boost|improve|focus better|treat|cure|health|proven|significant|safe|!/i);
  });
});

describe('a change in words', () => {
  it.each([
    [-10.04, '10 % quicker'],
    [3.46, '3.5 % slower'],
    [0.04, '0 %'],
    [-0.04, '0 %'],
  ])('%d is %s', (percent, words) => {
    expect(plain(changeText(percent))).toBe(words);
  });
});

describe('guesses in words', () => {
  it('are as often right as a coin, or more often, which may explain what was found', () => {
    expect(guessText(COUNT).map(plain)).toEqual([
      'Your guess was right 9 of 16 times (56 %; 33 % to 77 % fit that).',
      'That is what a coin might have done.',
    ]);
    const told = guessText({ ...COUNT, right: 15, noIdea: 4, couldTell: true });
    expect(told[0]).toContain('4 times you had no idea.');
    expect(told[1]).toContain('What you expected may be part of what was found.');
  });

  it('that were not made are not counted as wrong', () => {
    expect(guessText(undefined)).toEqual(['You guessed at no block, so nothing is known of what you could tell.']);
  });
});
