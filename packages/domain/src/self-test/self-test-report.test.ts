import { describe, expect, it } from 'vitest';
import {
  blocksForHalfWidth,
  type DoneBlock,
  expectedHalfWidth,
  guessRate,
  planBlocks,
  seededChance,
  selfTestReport,
} from '../index.ts';

interface Made {
  readonly count?: number;
  readonly planned?: number;
  /** What the setting multiplies reaction times by. */
  readonly times?: number;
  readonly scatter?: number;
}

function blocksOf({ count = 20, planned = count, times = 1, scatter = 0.05 }: Made): DoneBlock[] {
  const chance = seededChance(77);
  return planBlocks(planned, 5)
    .slice(0, count)
    .map((kind) => ({
      kind,
      score: {
        medianMs: 350 * (kind === 'setting' ? times : 1) * Math.exp(scatter * (chance() - 0.5) * 3.46),
        lapses: kind === 'setting' ? 1 : 3,
        goes: 72,
        wrongPresses: 2,
        noGoes: 18,
        falseStarts: 0,
        reactionsMs: [],
      },
      rating: kind === 'setting' ? 4 : 3,
      guess: kind,
    }));
}

const verdictFor = (made: Made) => selfTestReport(blocksOf(made), made.planned ?? made.count ?? 20).verdict;

describe('the verdict', () => {
  it.each([
    ['quicker', { times: 0.8 }],
    ['slower', { times: 1.25 }],
    ['no-clear-difference', { times: 1, scatter: 0.1 }],
    ['no-difference-of-note', { times: 1, scatter: 0.02 }],
    ['too-few', { count: 8, planned: 20, times: 0.5 }],
  ])('is %s', (code, made) => {
    expect(verdictFor(made).code).toBe(code);
  });

  it('has the change in per cent with its interval', () => {
    const { change, chancePercent } = verdictFor({ times: 0.8, scatter: 0.01 });
    expect(change?.change).toBeCloseTo(-20, 0);
    expect(change?.low).toBeLessThan(change?.change ?? 0);
    expect(change?.high).toBeGreaterThan(change?.change ?? 0);
    expect(chancePercent).toBeCloseTo((100 * 2) / 6 ** 5);
  });

  it('says how many more blocks would narrow it, and to what', () => {
    const { more, change } = verdictFor({ times: 1, scatter: 0.1 });
    expect(more?.blocks).toBeGreaterThanOrEqual(4);
    expect((more?.blocks ?? 1) % 4).toBe(0);
    expect(more?.halfWidthPercent).toBeLessThanOrEqual(5);
    expect(more?.halfWidthPercent).toBeLessThan(((change?.high ?? 0) - (change?.low ?? 0)) / 2);
    expect(verdictFor({ times: 0.8 }).more).toBeUndefined();
  });

  it('asks nobody for hundreds of blocks: then it says what twice as many would do', () => {
    const { more } = verdictFor({ times: 1, scatter: 0.5 });
    expect(more?.blocks).toBe(20);
    expect(more?.halfWidthPercent).toBeGreaterThan(5);
  });

  it('says that a test was ended early', () => {
    expect(verdictFor({ count: 14, planned: 20 })).toMatchObject({ isEndedEarly: true, doneBlocks: 14 });
    expect(verdictFor({ count: 20 })).toMatchObject({ isEndedEarly: false, plannedBlocks: 20 });
  });
});

describe('the report', () => {
  it('puts both kinds side by side, ratings and guesses too', () => {
    const { setting, sham, rating, guesses } = selfTestReport(blocksOf({ times: 0.9 }), 20);
    expect(setting).toMatchObject({ blocks: 10, lapses: 1, rating: 4, wrongPresses: 2 });
    expect(sham).toMatchObject({ blocks: 10, lapses: 3, rating: 3 });
    expect(setting?.medianMs).toBeLessThan(sham?.medianMs ?? 0);
    expect(rating?.difference).toBeCloseTo(1);
    expect(guesses).toMatchObject({ right: 20, guessed: 20, noIdea: 0, couldTell: true });
  });

  it('of nothing says nothing', () => {
    expect(selfTestReport([], 12)).toMatchObject({ setting: undefined, sham: undefined, guesses: undefined });
  });
});

describe('guesses', () => {
  const made = (right: number, wrong: number, noIdea: number) => [
    ...Array.from({ length: right }, () => ({ kind: 'sham', guess: 'sham' }) as const),
    ...Array.from({ length: wrong }, () => ({ kind: 'sham', guess: 'setting' }) as const),
    ...Array.from({ length: noIdea }, () => ({ kind: 'sham', guess: 'no-idea' }) as const),
  ];

  it('have the share that was right, of those that were made, with an interval', () => {
    expect(guessRate(made(8, 2, 5))).toMatchObject({ right: 8, guessed: 10, noIdea: 5, share: 0.8 });
    // Wilson's interval for 8 of 10.
    expect(guessRate(made(8, 2, 0))?.low).toBeCloseTo(0.4902, 3);
    expect(guessRate(made(8, 2, 0))?.high).toBeCloseTo(0.9433, 3);
  });

  it.each([
    [15, 5, true],
    [11, 9, false],
    [2, 18, false],
  ])('%d right and %d wrong: could tell is %s', (right, wrong, couldTell) => {
    expect(guessRate(made(right, wrong, 0))?.couldTell).toBe(couldTell);
  });

  it('that nobody made have no rate', () => {
    expect(guessRate(made(0, 0, 4))).toBeUndefined();
  });
});

describe('how wide an interval will be', () => {
  it.each([
    // Student's t for 2, 8, 14 and 23 degrees: 4.303, 2.306, 2.145, 2.069.
    [4, 4.303],
    [12, 2.306],
    [20, 2.145],
    [32, 2.069],
  ])('follows Student’s t: %d blocks', (blocks, t) => {
    expect((expectedHalfWidth(1, blocks) * Math.sqrt(blocks)) / 2 / t).toBeCloseTo(1, blocks === 4 ? 1 : 2);
  });

  it('is met by the fewest blocks that do', () => {
    const blocks = blocksForHalfWidth(0.07, 0.05) ?? 0;
    expect(expectedHalfWidth(0.07, blocks)).toBeLessThanOrEqual(0.05);
    expect(expectedHalfWidth(0.07, blocks - 4)).toBeGreaterThan(0.05);
    expect(blocksForHalfWidth(1, 0.01)).toBeUndefined();
  });
});
