import { normalise } from './normalise.ts';

/** A text as the matchers read it. `words` also holds `.` and `,` where a clause ends, so that a negation can end there. */
export interface ReadText {
  readonly normal: string;
  readonly words: readonly string[];
}

const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'+#]*|[.!?;:\n…]+|[,()—–]| - /gu;
const ELISION = /^(j|l|d|n|s|t|m|c|qu|jusqu|lorsqu|puisqu)'(.+)$/u;
const NUMBER_WITH_UNIT = /^(\d+)(hz|h|min|mins|am|pm|k|yo|x)$/u;

export function readText(text: string): ReadText {
  const normal = normalise(text);
  return { normal, words: wordsOf(normal) };
}

export function wordsOf(normal: string): readonly string[] {
  return [...normal.matchAll(WORD)].flatMap(([word]) => piecesOf(word.trim()));
}

function piecesOf(word: string): readonly string[] {
  if (/^[.!?;:…]/u.test(word)) return ['.'];
  if (/^[,()—–-]/u.test(word)) return [','];
  const unit = NUMBER_WITH_UNIT.exec(word);
  if (unit?.[1] !== undefined && unit[2] !== undefined) return [unit[1], unit[2]];
  const elided = ELISION.exec(word);
  if (elided?.[1] !== undefined && elided[2] !== undefined) return [elided[1], ...piecesOf(elided[2])];
  const bare = (word === "let's" ? word : word.replace(/'s$/u, '')).replaceAll("'", '');
  return bare === '' ? [] : [bare];
}

export function isClauseEnd(word: string | undefined): boolean {
  return word === '.' || word === ',';
}

const UNSPACED_OR_INDIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Devanagari}]/u;

/** Scripts whose words are found as parts of the text: two of them write no spaces, one inflects by gluing endings. */
export function isFoundAsPart(text: string): boolean {
  return UNSPACED_OR_INDIC.test(text);
}
