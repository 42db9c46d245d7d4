import type { Pattern, Term } from './pattern.ts';
import { nearWord } from './spelling.ts';
import { isClauseEnd, isFoundAsPart, type ReadText } from './tokens.ts';

export interface Match<Meaning> {
  readonly meaning: Meaning;
  /** Words from here to before there; for a part of unspaced text, both are the place in `normal`, and `isPart` is set. */
  readonly start: number;
  readonly end: number;
  readonly isPart: boolean;
}

interface Entry<Meaning> {
  readonly pattern: Pattern & { readonly is: 'phrase' };
  readonly meaning: Meaning;
}

const LONGEST_GAP_WORDS = 4;
const LONGEST_GAP_CHARACTERS = 8;
const BEGINNING_KEY_LENGTH = 2;

/** Finds phrases of a table in a text. Phrases are kept by their first word, so that a long table costs little. */
export class PhraseTable<Meaning> {
  readonly #byWord = new Map<string, Entry<Meaning>[]>();
  readonly #byBeginning = new Map<string, Entry<Meaning>[]>();
  readonly #parts: { readonly parts: readonly string[]; readonly meaning: Meaning }[] = [];

  add(patterns: readonly Pattern[], meaning: Meaning): void {
    for (const pattern of patterns) {
      if (pattern.is === 'part') this.#parts.push({ parts: pattern.parts, meaning });
      else this.#addPhrase({ pattern, meaning });
    }
  }

  find(text: ReadText): readonly Match<Meaning>[] {
    const found: Match<Meaning>[] = [];
    text.words.forEach((word, start) => {
      for (const { pattern, meaning } of this.#candidates(word)) {
        const end = endOfPhrase(pattern.terms, text.words, start);
        if (end !== undefined) found.push({ meaning, start, end, isPart: false });
      }
    });
    if (!isFoundAsPart(text.normal)) return found;
    for (const { parts, meaning } of this.#parts) {
      const place = placeOfParts(parts, text.normal);
      if (place !== undefined) found.push({ meaning, ...place, isPart: true });
    }
    return found;
  }

  /** Whether a phrase of the table begins with this word. */
  knows(word: string): boolean {
    return this.#candidates(word).length > 0;
  }

  /** The word of the table that this one is a slip of the finger away from, if it is no word of the table itself. */
  corrected(word: string): string {
    if (this.knows(word)) return word;
    return nearWord(word, (candidate) => this.#byWord.has(candidate)) ?? word;
  }

  #candidates(word: string): readonly Entry<Meaning>[] {
    const exact = this.#byWord.get(word) ?? [];
    const beginnings = this.#byBeginning.get(word.slice(0, BEGINNING_KEY_LENGTH)) ?? [];
    return [...exact, ...beginnings.filter(({ pattern }) => fits(pattern.first, word))];
  }

  #addPhrase(entry: Entry<Meaning>): void {
    const { first } = entry.pattern;
    if (first.is === 'beginning') push(this.#byBeginning, first.beginning.slice(0, BEGINNING_KEY_LENGTH), entry);
    if (first.is === 'words') for (const word of first.words) push(this.#byWord, word, entry);
  }
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

function fits(term: Term, word: string | undefined): boolean {
  if (word === undefined) return false;
  if (term.is === 'words') return term.words.has(word);
  return term.is === 'beginning' && word.startsWith(term.beginning);
}

/** Where a phrase that starts here ends. Every word of a text is tried with many phrases, so nothing is copied on the way. */
function endOfPhrase(terms: readonly Term[], words: readonly string[], start: number, from = 0): number | undefined {
  const term = terms[from];
  if (term === undefined) return start;
  if (term.is !== 'gap') return fits(term, words[start]) ? endOfPhrase(terms, words, start + 1, from + 1) : undefined;
  for (let skipped = 0; skipped <= LONGEST_GAP_WORDS; skipped += 1) {
    const end = endOfPhrase(terms, words, start + skipped, from + 1);
    if (end !== undefined) return end;
    if (words[start + skipped] === '.' || isClauseEnd(words[start + skipped])) return undefined;
  }
  return undefined;
}

function placeOfParts(parts: readonly string[], normal: string): { start: number; end: number } | undefined {
  const [first = '', ...rest] = parts;
  for (let start = normal.indexOf(first); start >= 0; start = normal.indexOf(first, start + 1)) {
    const end = endOfParts(rest, normal, start + first.length);
    if (end !== undefined) return { start, end };
  }
  return undefined;
}

function endOfParts(parts: readonly string[], normal: string, from: number): number | undefined {
  let end = from;
  for (const part of parts) {
    const next = normal.indexOf(part, end);
    if (next < 0 || next - end > LONGEST_GAP_CHARACTERS) return undefined;
    end = next + part.length;
  }
  return end;
}
