import type { Share } from '../number/number.ts';
import type { BlockKind } from './block-plan.ts';

/** What somebody thinks a block was. */
export const GUESSES = ['setting', 'sham', 'no-idea'] as const;
export type Guess = (typeof GUESSES)[number];

export interface GuessedBlock {
  readonly kind: BlockKind;
  readonly guess: Guess;
}

/** How often guesses were right, and what lies in the range of such a count. */
export interface GuessRate {
  readonly right: number;
  /** Whoever had no idea has guessed nothing. */
  readonly guessed: number;
  readonly noIdea: number;
  readonly share: Share;
  readonly low: Share;
  readonly high: Share;
  /** More often right than a coin: what was expected may then be part of what was found. */
  readonly couldTell: boolean;
}

const NORMAL_975 = 1.959964;
const COIN: Share = 0.5;

export function guessRate(blocks: readonly GuessedBlock[]): GuessRate | undefined {
  const guessed = blocks.filter(({ guess }) => guess !== 'no-idea');
  if (guessed.length === 0) return undefined;
  const right = guessed.filter(({ kind, guess }) => kind === guess).length;
  const { low, high } = wilsonInterval(right, guessed.length);
  return {
    right,
    guessed: guessed.length,
    noIdea: blocks.length - guessed.length,
    share: right / guessed.length,
    low,
    high,
    couldTell: low > COIN,
  };
}

/** Wilson's, which stays within 0 and 1 and holds for few. */
export function wilsonInterval(right: number, of: number): { readonly low: Share; readonly high: Share } {
  const z2 = NORMAL_975 ** 2;
  const share = right / of;
  const middle = (share + z2 / (2 * of)) / (1 + z2 / of);
  const half = (NORMAL_975 / (1 + z2 / of)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
