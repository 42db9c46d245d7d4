import { isClauseEnd } from '../text/tokens.ts';

const BEFORE_WORDS = 6;
const AFTER_WORDS = 4;

/** What is said before a "but" is not said of what follows it. */
const BUT = new Set('but though however yet pero aber mais mas sondern sino'.split(' '));

/** The words of the same clause before a place. */
export function clauseBefore(words: readonly string[], start: number, reach = BEFORE_WORDS): readonly string[] {
  const near = words.slice(Math.max(0, start - reach), start);
  return near.slice(near.findLastIndex((word) => isClauseEnd(word) || BUT.has(word)) + 1);
}

/** The words of the same clause from a place on. */
export function clauseAfter(words: readonly string[], end: number): readonly string[] {
  const near = words.slice(end, end + AFTER_WORDS);
  const stop = near.findIndex(isClauseEnd);
  return stop < 0 ? near : near.slice(0, stop);
}
