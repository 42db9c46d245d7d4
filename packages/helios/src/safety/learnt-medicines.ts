import type { Match } from '../text/matcher.ts';
import { isClauseEnd, type ReadText } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { isLikeMedicine } from './medicine-names.ts';

const CARDS = wordSet(
  'flashcard flashcards anki quiz quizlet deck tarjetas fichas karteikarten lernkarten fiches cartoes pharmacology farmacologia pharmakologie pharmacologie',
);
/** What may stand between the cards and a name, or beside it: everything else may be about who takes it. */
const JOINING = wordSet(
  '. , of on for about with and the vs versus names name drug drugs medicine medicines anticonvulsants antiepileptics cards ' +
    'de del sobre con y los las nombres farmacos und mit zu uber von namen sur des du les et avec noms dos das nomes e com',
);
const OF_SEIZURES =
  /^(?:valpro|carbamaz|oxcarbaz|lamotrig|levetir|topiram|fenito|phenyto|phenito|fenobarb|phenobarb|ethosux|etosux|anticonvuls|antiepilep)/u;
const CARDS_PART = /单词卡|抽认卡|闪卡|記憶カード|単語カード|暗記カード|フラッシュカード|फ्लैशकार्ड|फ्लैश कार्ड/u;
const MEDICINE_PART =
  /^(?:丙戊酸|卡马西平|拉莫三嗪|左乙拉西坦|バルプロ酸|カルバマゼピン|ラモトリギン|वैल्प्रो|कार्बामा|लैमोट्रि)/u;
const TAKEN_PART = /我|吃|服|飲|私|使って|मैं|मुझे|मेरी|खा|ले रह/u;

/** "Flashcards: valproate, carbamazepine": names that are learnt and not taken. One word more, and they stand. */
export function isMedicineToLearn<Meaning>(
  { start, end, isPart }: Match<Meaning>,
  { normal, words }: ReadText,
): boolean {
  if (isPart)
    return MEDICINE_PART.test(normal.slice(start, end)) && CARDS_PART.test(normal) && !TAKEN_PART.test(normal);
  if (!words.slice(start, end).every(isMedicine)) return false;
  const rest = words.slice(end);
  const stop = rest.findIndex(isClauseEnd);
  const after = stop < 0 ? rest : rest.slice(0, stop);
  const cards = words.slice(0, start).findLastIndex((word) => CARDS.has(word));
  const isNamedBefore = cards >= 0 && words.slice(cards + 1, start).every(isOfList);
  const isNamedAfter = after.some((word) => CARDS.has(word)) && start === 0;
  return (isNamedBefore || isNamedAfter) && after.every(isOfList);
}

function isOfList(word: string): boolean {
  return isMedicine(word) || JOINING.has(word) || CARDS.has(word);
}

function isMedicine(word: string): boolean {
  return OF_SEIZURES.test(word) || isLikeMedicine(word);
}
