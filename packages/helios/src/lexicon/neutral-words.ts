import { englishForms } from '../text/word-forms.ts';
import { DE_NEUTRAL } from './neutral/de.ts';
import { EN_NEUTRAL_COMMON } from './neutral/en-common.ts';
import { EN_NEUTRAL_OBJECTS } from './neutral/en-objects.ts';
import { ES_NEUTRAL } from './neutral/es.ts';
import { FR_NEUTRAL } from './neutral/fr.ts';
import { PT_NEUTRAL } from './neutral/pt.ts';

/** Words that belong to no task and to no danger either. */
const NEUTRAL_WORDS: ReadonlySet<string> = new Set([
  ...wordsIn(`${EN_NEUTRAL_COMMON} ${EN_NEUTRAL_OBJECTS}`).flatMap((word) => englishForms(word)),
  ...wordsIn(`${ES_NEUTRAL} ${DE_NEUTRAL} ${FR_NEUTRAL} ${PT_NEUTRAL}`),
]);

/** Endings of plural, gender and case. What is left must still be a word, so short ones are left whole. */
const ENDING = /(?:s|es|n|en|e|er|em|a|as|os|inha|inho|ita|ito|chen)$/u;
const SHORTEST_STEM = 4;

export function isNeutralWord(word: string): boolean {
  if (NEUTRAL_WORDS.has(word)) return true;
  const stem = word.replace(ENDING, '');
  if (stem.length < SHORTEST_STEM || stem === word) return false;
  return ['', 'o', 'a', 'e'].some((ending) => NEUTRAL_WORDS.has(stem + ending));
}

function wordsIn(list: string): readonly string[] {
  return list.split(/\s+/u).filter((word) => word !== '');
}
