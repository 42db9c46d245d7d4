import type { Language } from '../text/language.ts';
import type { Match } from '../text/matcher.ts';
import { isClauseEnd, type ReadText } from '../text/tokens.ts';
import { basesOfDiminutive } from '../text/word-forms.ts';
import { basesOfColourLike } from './colour-like.ts';
import { type RefineMeaning, refineTable } from './refine-table.ts';
import { SMALL_WORDS } from './small-words.ts';

export type Found = Match<RefineMeaning>;

/** What was found in one language: everything, and the words among it that ask for something. */
export interface FoundWords {
  readonly text: ReadText;
  readonly all: readonly Found[];
  readonly asking: readonly Found[];
}

const ASKING: ReadonlySet<RefineMeaning['is']> = new Set([
  'quality',
  'complaint',
  'dial',
  'move',
  'hue',
  'keep',
  'undo',
]);

export function foundWords(text: ReadText, all: readonly Found[]): FoundWords {
  const asking = all.filter(({ meaning }) => ASKING.has(meaning.is));
  // "Tired of this blue" is no complaint about being tired, and "a gentle nudge" asks for nothing gentle.
  const explaining = [...asking, ...all.filter(({ meaning }) => meaning.is === 'opposite' || meaning.is === 'small')];
  return { text, all, asking: asking.filter((inner) => explaining.every((outer) => !isExplainedBy(inner, outer))) };
}

const WITH_DIMINUTIVES: ReadonlySet<Language> = new Set(['es', 'pt']);

/** What one language finds in a text. A word that is not in its list is read as the one it is made from, if that is. */
export function foundIn(language: Language, text: ReadText): FoundWords {
  const table = refineTable(language);
  const basesOf = (word: string) => [
    ...(WITH_DIMINUTIVES.has(language) ? basesOfDiminutive(word) : []),
    ...basesOfColourLike(language, word),
  ];
  const plain = (word: string) =>
    SMALL_WORDS.has(word) || table.knows(word) ? word : (basesOf(word).find((base) => table.knows(base)) ?? word);
  const read = { ...text, words: text.words.map(plain) };
  return foundWords(read, table.find(read));
}

function isExplainedBy(inner: Found, outer: Found): boolean {
  // "Turn the brightness down" names its dial inside the move.
  if (outer.meaning.is === 'move' && inner.meaning.is !== 'move') return false;
  const isLonger = outer.end - outer.start > inner.end - inner.start;
  return isLonger && inner.isPart === outer.isPart && outer.start <= inner.start && outer.end >= inner.end;
}

export function has(found: readonly Found[], is: RefineMeaning['is']): boolean {
  return found.some(({ meaning }) => meaning.is === is);
}

const REACH_WORDS = 3;
export const REACH_CHARACTERS = 5;

const CLAUSE_END_UNSPACED = /\p{P}/u;

function isNearPart(normal: string, one: Pick<Found, 'start' | 'end'>, match: Found): boolean {
  if (one.start < match.start - REACH_CHARACTERS || one.start > match.end + REACH_CHARACTERS) return false;
  const between = one.start < match.start ? normal.slice(one.end, match.start) : normal.slice(match.end, one.start);
  return !CLAUSE_END_UNSPACED.test(between);
}

/** "Too fast", "less blue": a word near by that turns the meaning around. "Not fast enough" does not. */
export function isTurnedAround(match: Found, { all, text }: FoundWords): boolean {
  if (text.words.slice(match.end, match.end + 2).includes('enough')) return false;
  return all.some(({ meaning, start, end, isPart }) => {
    if (meaning.is !== 'opposite' || isPart !== match.isPart) return false;
    if (start >= match.start && end <= match.end) return false;
    if (isPart) return isNearPart(text.normal, { start, end }, match);
    const between = text.words.slice(end, match.start);
    return end <= match.start && between.length < REACH_WORDS && !between.some(isClauseEnd);
  });
}
