import { assertNever } from '@vayl/domain';
import { normalise } from './normalise.ts';
import { isFoundAsPart, wordsOf } from './tokens.ts';
import { comparedForms, englishForms } from './word-forms.ts';

/** One place in a phrase: the words it may be, a beginning it must have, or a gap of a few words. */
export type Term =
  | { readonly is: 'words'; readonly words: ReadonlySet<string> }
  | { readonly is: 'beginning'; readonly beginning: string }
  | { readonly is: 'gap' };

export type Pattern =
  | { readonly is: 'phrase'; readonly terms: readonly Term[]; readonly first: Term }
  | { readonly is: 'part'; readonly parts: readonly string[] };

export type Inflection = 'english' | 'compared' | 'as-written';

const GAP = '~';

/**
 * Reads a list of phrases, one after each comma or line. `seiz*` is a beginning, `fit|turn` a choice, `~` a gap of up
 * to four words. Scripts without spaces are looked for as parts of the text, with the same gap.
 */
export function readPatterns(list: string, inflection: Inflection): readonly Pattern[] {
  return list
    .split(/[,\n]/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map((phrase) => readPattern(phrase, inflection));
}

function readPattern(phrase: string, inflection: Inflection): Pattern {
  if (isFoundAsPart(phrase)) {
    return { is: 'part', parts: phrase.split(GAP).map((part) => normalise(part)) };
  }
  const terms = phrase.split(' ').flatMap((piece) => readTerms(piece, inflection));
  const [first] = terms;
  if (first === undefined || first.is === 'gap') throw new Error(`a phrase begins with a word: ${phrase}`);
  return { is: 'phrase', terms, first };
}

function readTerms(piece: string, inflection: Inflection): readonly Term[] {
  if (piece === GAP) return [{ is: 'gap' }];
  if (piece.endsWith('*')) return [{ is: 'beginning', beginning: normalise(piece.slice(0, -1)) }];
  if (piece.includes('|')) {
    const words = piece
      .split('|')
      .flatMap((choice) => wordsOf(normalise(choice)).flatMap((word) => formsOf(word, inflection)));
    return [{ is: 'words', words: new Set(words) }];
  }
  return wordsOf(normalise(piece)).map((word) => ({ is: 'words', words: new Set(formsOf(word, inflection)) }));
}

function formsOf(word: string, inflection: Inflection): readonly string[] {
  switch (inflection) {
    case 'english':
      return englishForms(word);
    case 'compared':
      return comparedForms(word);
    case 'as-written':
      return [word];
    default:
      return assertNever(inflection);
  }
}
