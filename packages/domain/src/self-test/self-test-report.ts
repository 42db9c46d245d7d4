import type { BlockKind } from './block-plan.ts';
import { type Comparison, compareBlocks } from './compare-blocks.ts';
import { type Guess, type GuessRate, guessRate } from './guesses.ts';
import { meanOf, medianOf } from './median.ts';
import type { TaskScore } from './task-score.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** From 1, hardly, to 5, very well. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** A block that was done to its end. */
export interface DoneBlock {
  readonly kind: BlockKind;
  readonly score: TaskScore;
  readonly rating: Rating;
  readonly guess: Guess;
}

/** What the blocks of one kind came to. */
export interface KindSummary {
  readonly blocks: number;
  readonly medianMs: number;
  /** A task, on average. */
  readonly lapses: number;
  readonly wrongPresses: number;
  readonly rating: number;
}

export interface SelfTestReport {
  readonly verdict: Verdict;
  readonly setting: KindSummary | undefined;
  readonly sham: KindSummary | undefined;
  /** In points from 1 to 5. Printed beside the verdict, which rests on reaction time alone, as fixed beforehand. */
  readonly rating: Comparison | undefined;
  readonly guesses: GuessRate | undefined;
}

/** Everything that is said at the end, from the blocks in their order. */
export function selfTestReport(blocks: readonly DoneBlock[], plannedBlocks: number): SelfTestReport {
  const reactions = blocks.map(({ kind, score }) => ({ kind, value: Math.log(score.medianMs) }));
  const ratings = blocks.map(({ kind, rating }) => ({ kind, value: rating }));
  return {
    verdict: verdictOf({ comparison: compareBlocks(reactions), doneBlocks: blocks.length, plannedBlocks }),
    setting: summaryOf(blocks, 'setting'),
    sham: summaryOf(blocks, 'sham'),
    rating: compareBlocks(ratings),
    guesses: guessRate(blocks),
  };
}

function summaryOf(blocks: readonly DoneBlock[], wanted: BlockKind): KindSummary | undefined {
  const own = blocks.filter(({ kind }) => kind === wanted);
  if (own.length === 0) return undefined;
  return {
    blocks: own.length,
    medianMs: medianOf(own.map(({ score }) => score.medianMs)),
    lapses: meanOf(own.map(({ score }) => score.lapses)),
    wrongPresses: meanOf(own.map(({ score }) => score.wrongPresses)),
    rating: meanOf(own.map(({ rating }) => rating)),
  };
}
