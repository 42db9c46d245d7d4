import { understand } from '../lexicon/decide.ts';
import { taskMatches } from '../lexicon/score.ts';
import { LANGUAGES, type Language, languagesOf } from '../text/language.ts';
import { isClauseEnd, isFoundAsPart, type ReadText } from '../text/tokens.ts';
import { type AskedDials, askedDials } from './asked-dials.ts';
import { askedHue, type HueAsk } from './asked-hue.ts';
import { type Found, type FoundWords, foundIn, foundWords, has } from './found-words.ts';
import { isSmallCharacter, SMALL_WORDS } from './small-words.ts';
import { soundsWeary } from './weary-words.ts';

export type StepSize = 'small' | 'usual' | 'large' | 'twofold';

export interface AskedChange {
  readonly is: 'change';
  readonly dials: AskedDials;
  readonly hue: HueAsk | undefined;
  readonly size: StepSize;
}

export type Refinement = { readonly is: 'keep' } | { readonly is: 'undo' } | AskedChange;

/** Whether a change only takes something away from the light. */
export function isGentler(refinement: Refinement): boolean {
  if (refinement.is !== 'change' || refinement.dials.size === 0) return false;
  return [...refinement.dials.values()].every((direction) => direction === -1);
}

const MOST_WORDS = 20;
const MOST_CHARACTERS_UNSPACED = 28;
const MOST_CHARACTERS_HINDI = 40;
const HINDI = /\p{Script=Devanagari}/u;

/** A change is asked for shortly. Signs hold more than letters do, so that fewer of them are short. */
function isShort({ normal, words }: ReadText): boolean {
  if (!isFoundAsPart(normal)) return words.length <= MOST_WORDS;
  return normal.length <= (HINDI.test(normal) ? MOST_CHARACTERS_HINDI : MOST_CHARACTERS_UNSPACED);
}

/** Reads "a bit calmer", "less blue": a change to what is there now. A text that names a task is none. */
export function parseRefinement(text: ReadText, hint: string | undefined): Refinement | undefined {
  if (!isShort(text) || soundsWeary(text)) return undefined;
  const whole = readingOf(text, hint);
  if (whole !== undefined) return whole;
  // "It drowns in my wallpaper, bolder please": one clause asks, the other only says why.
  const clauses = clauseTexts(text);
  const asked = clauses.map((clause) => readingOf(clause, hint)).find((reading) => reading?.is === 'change');
  if (asked === undefined || namesTask(foundWords(text, []), hint)) return undefined;
  return clauses.every((clause) => isExplained(clause)) ? asked : undefined;
}

function readingOf(text: ReadText, hint: string | undefined): Refinement | undefined {
  const isAlone = understand(text, hint) === undefined;
  const readings = languagesReading(text).flatMap((language) => readIn({ language, text, hint, isAlone }) ?? []);
  // The language that explains most of the words is the one that is spoken; words like "intense" belong to several.
  return readings.toSorted((one, other) => other.explained - one.explained)[0]?.refinement;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A text in Chinese characters alone is read as Chinese, where the same signs name other things: 薰衣草 is no grass. */
function languagesReading({ normal }: ReadText): readonly Language[] {
  if (!isFoundAsPart(normal)) return LANGUAGES;
  return LANGUAGES.filter((language) => language !== (KANA.test(normal) ? 'zh' : 'ja'));
}

/** What else is said may be why light is not for somebody, so all but a word or two of it must be known. */
function isExplained(clause: ReadText): boolean {
  return LANGUAGES.some((language) => leftOver(foundIn(language, clause)) <= MOST_UNEXPLAINED);
}

const MOST_UNEXPLAINED = 1;

function clauseTexts({ words }: ReadText): readonly ReadText[] {
  const clauses: string[][] = [[]];
  for (const word of words) {
    if (isClauseEnd(word)) clauses.push([]);
    else clauses.at(-1)?.push(word);
  }
  return clauses.length < 2 ? [] : clauses.map((clause) => ({ normal: clause.join(' '), words: clause }));
}

interface LanguageReading {
  readonly refinement: Refinement;
  readonly explained: number;
}

/** A comparison, or a word for a part of the light, makes up for one more word that nobody knows. */
const MOST_LEFT_OVER = { plain: 1, compared: 2 } as const;

interface ReadingQuestion {
  readonly language: Language;
  readonly text: ReadText;
  readonly hint: string | undefined;
  /** Whether no task is understood in the text, so that a state in it is said of what is there. */
  readonly isAlone: boolean;
}

function readIn({ language, text, hint, isAlone }: ReadingQuestion): LanguageReading | undefined {
  const words = foundIn(language, text);
  const isComparing = has(words.all, 'opposite') || has(words.asking, 'dial') || has(words.asking, 'complaint');
  const mostLeftOver = isComparing || isCompared(words) ? MOST_LEFT_OVER.compared : MOST_LEFT_OVER.plain;
  const refinement = askedFor(words, isAlone);
  if (refinement === undefined || leftOver(words) > mostLeftOver || namesTask(words, hint)) return undefined;
  return { refinement, explained: new Set(words.all.map(({ start }) => start)).size };
}

/** "Milder", "icier": a comparative is said of something that is there. */
function isCompared({ asking, text }: FoundWords): boolean {
  return asking.some(
    ({ meaning, end, isPart }) =>
      (meaning.is === 'quality' || meaning.is === 'hue') && !isPart && (text.words[end - 1]?.endsWith('er') ?? false),
  );
}

function askedFor(words: FoundWords, isAlone: boolean): Refinement | undefined {
  const dials = askedDials(words, isAlone);
  const hue = isPraise(words) ? undefined : askedHue(words);
  if (dials.size > 0 || hue !== undefined) return { is: 'change', dials, hue, size: sizeOf(words) };
  if (has(words.asking, 'undo')) return { is: 'undo' };
  return has(words.asking, 'keep') ? { is: 'keep' } : undefined;
}

const PRAISE: ReadonlySet<string> = new Set('cool sweet gold golden mint peachy'.split(' '));

/** "Cool, keep going": a word for a colour that stands by itself, before leave to go on. */
function isPraise({ asking, text: { words } }: FoundWords): boolean {
  const hues = asking.filter(({ meaning }) => meaning.is === 'hue');
  if (hues.length === 0 || !has(asking, 'keep')) return false;
  return hues.every(({ start }) => start === 0 && PRAISE.has(words[0] ?? '') && isClauseEnd(words[1]));
}

function sizeOf({ all }: FoundWords): StepSize {
  if (has(all, 'small')) return 'small';
  // "Half asleep" says nothing about half of anything.
  const complaints = all.filter(({ meaning }) => meaning.is === 'complaint');
  const isPlain = ({ start, end }: Found) => !complaints.some((outer) => outer.start <= start && outer.end > end);
  if (all.some((found) => found.meaning.is === 'twofold' && isPlain(found))) return 'twofold';
  return has(all, 'large') ? 'large' : 'usual';
}

const CHARACTERS_PER_WORD = 2;

/** How many words the words of changing and small words do not explain. In unspaced text two characters are one. */
function leftOver({ all, text }: FoundWords): number {
  const isTaken = (place: number, inParts: boolean) =>
    all.some(({ start, end, isPart }) => isPart === inParts && place >= start && place < end);
  if (isFoundAsPart(text.normal)) {
    const rest = text.normal.split('').filter((unit, place) => !isTaken(place, true) && !isSmallCharacter(unit));
    return rest.length / CHARACTERS_PER_WORD;
  }
  return text.words.filter((word, place) => !isTaken(place, false) && !SMALL_WORDS.has(word)).length;
}

/** Whether what is left is a task, once the words of changing and the small ones are taken out. */
function namesTask({ text, asking }: FoundWords, hint: string | undefined): boolean {
  if (isSaidOfTask(text, asking, hint)) return true;
  const isTaken = (place: number) => asking.some(({ start, end, isPart }) => !isPart && place >= start && place < end);
  const words = text.words.map((word, place) => (isTaken(place) || SMALL_WORDS.has(word) ? ',' : word));
  const normal = asking
    .filter(({ isPart }) => isPart)
    .reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text.normal);
  return understand({ normal, words }, hint, { score: 3, margin: 0 }) !== undefined;
}

/** "Drop off" and "on fire" are phrases of a task, whatever "drop" and "fire" say about the light. */
function isSaidOfTask(text: ReadText, asking: FoundWords['asking'], hint: string | undefined): boolean {
  const phrases = [...languagesOf(text, hint)]
    .flatMap((language) => taskMatches(language, text))
    .filter(({ meaning, start, end, isPart }) => meaning.kind === 'sure' && !isPart && end - start > 1);
  return asking.some((inner) =>
    phrases.some(
      ({ start, end }) =>
        !inner.isPart && start <= inner.start && end >= inner.end && end - start > inner.end - inner.start,
    ),
  );
}
