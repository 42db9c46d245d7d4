import type { Language } from '../text/language.ts';

const ENDINGS: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?:ish|esque|like|ey|y|coloured|colored)$/u,
  de: /(?:farben|farbig|ton|artig)(?:e[nrsm]?)?$/u,
};
const SHORTEST_STEM = 3;

/** What a word that likens a colour to a thing may be made from: plummy, tealish; mandarinenfarben. Most do not exist. */
export function basesOfColourLike(language: Language, word: string): readonly string[] {
  const ending = ENDINGS[language];
  if (ending === undefined || !ending.test(word)) return [];
  const stem = word.replace(ending, '');
  if (stem.length < SHORTEST_STEM) return [];
  const undoubled = /(.)\1$/u.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...undoubled, ...(language === 'de' ? [stem.replace(/n$/u, '')] : [])];
}
