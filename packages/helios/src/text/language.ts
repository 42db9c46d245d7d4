import type { ReadText } from './tokens.ts';
import { wordSet } from './word-set.ts';

export const LANGUAGES = ['en', 'es', 'de', 'fr', 'pt', 'zh', 'ja', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

export type LatinLanguage = 'en' | 'es' | 'de' | 'fr' | 'pt';

/** The small words of each language that is written in Latin letters. Some belong to several: the most words win. */
const SMALL_WORDS: Readonly<Record<LatinLanguage, ReadonlySet<string>>> = {
  en: wordSet(
    'i im the a an me to of for and my is it this that with on at in need want some have be but not from until after by ' +
      'up between two help',
  ),
  es: wordSet(
    'el la los las un una y mi mis con para por quiero necesito estoy tengo que del muy hoy lo es algo antes voy a al toda ' +
      'todo todos me se si hay como desde sin puedo manana noche tarde una unos',
  ),
  de: wordSet(
    'ich der die das und ein eine einen mein meine meinen meinem mit fur zu muss will bin habe auf ist im nicht mich beim ' +
      'heute mir den dem vor nach wir uns gleich noch endlich kann zum zur von am',
  ),
  fr: wordSet(
    'je le la les un une et mon ma mes avec pour dois veux suis ai j du des au ce cette est pas me dans sur l d m a il faut ' +
      'nous apres avant chez qui que besoin',
  ),
  pt: wordSet(
    'eu o a os as um uma e meu minha meus minhas com para preciso quero estou tenho que do da dos das no na hoje pra em nao ' +
      'vou ao me se mais logo por antes depois',
  ),
};

/**
 * The languages whose words a text is read with. English is always among them, because its terms travel, and last
 * where another language is spoken.
 */
export function languagesOf(text: ReadText, hint: string | undefined): ReadonlySet<Language> {
  const languages = new Set<Language>();
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text.normal)) languages.add('ja');
  else if (/\p{Script=Han}/u.test(text.normal)) languages.add('zh').add('ja');
  if (/\p{Script=Devanagari}/u.test(text.normal)) languages.add('hi');
  const counts = FROM_LATIN.map((language) => ({ language, count: countOf(text.words, SMALL_WORDS[language]) }));
  const most = Math.max(...counts.map(({ count }) => count));
  // Spanish and Portuguese share half of their small words, so the second best is read too; English shares few.
  const isEnglishMost = counts.some(({ language, count }) => language === 'en' && count === most);
  for (const { language, count } of counts) {
    if (count === most || (!isEnglishMost && count > most / 2)) languages.add(language);
  }
  const hinted = LANGUAGES.find((language) => hint?.toLowerCase().startsWith(language));
  if (hinted !== undefined) languages.add(hinted);
  return languages.add('en');
}

/** The language that has most of its small words in a text of Latin letters. Where two have as many, nobody can tell. */
export function spokenLatin({ words }: ReadText): LatinLanguage | undefined {
  const counts = FROM_LATIN.map((language) => ({ language, count: countOf(words, SMALL_WORDS[language]) }));
  const [best, next] = counts.toSorted((one, other) => other.count - one.count);
  return best === undefined || best.count === next?.count ? undefined : best.language;
}

const FROM_LATIN: readonly LatinLanguage[] = ['en', 'es', 'de', 'fr', 'pt'];

function countOf(words: readonly string[], among: ReadonlySet<string>): number {
  return words.filter((word) => among.has(word)).length;
}
