import type { Match } from '../text/matcher.ts';
import { isClauseEnd, type ReadText } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';

/** How much a found word still says, given the words around it: 0 where it is denied, less than 1 where it is over. */
export type Standing = number;

const DENIED: Standing = 0;
const OVER: Standing = 0.3;
const LATER: Standing = 0.6;
const FULL: Standing = 1;

const REACH_WORDS = 5;

const DENIERS = wordSet(
  'not no never without dont doesnt didnt isnt arent wasnt wont avoid avoiding ' +
    'sin no nunca jamas tampoco nicht kein keine keinen nie ohne statt pas sans jamais ni nao nem nunca sem',
);
/** These deny with a second word: "instead of", "rather than", "done with". */
const PAIRED_DENIERS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['instead', wordSet('of')],
  ['rather', wordSet('than')],
  ['done', wordSet('with')],
  ['finished', wordSet('with')],
  ['sick', wordSet('of')],
  ['tired', wordSet('of')],
  ['away', wordSet('from')],
  ['en', wordSet('vez lugar')],
  ['au', wordSet('lieu')],
  ['em', wordSet('vez')],
]);
/** "Not only", "no more than": here the word does not deny what follows. */
const HARMLESS_AFTER_DENIER = wordSet(
  'only just sure matter problem idea need longer one time rush hurry pressure nonsense',
);
const PAST = wordSet('after since finished despues tras depois nach apres yesterday earlier ayer gestern hier ontem');
const FUTURE = wordSet('before until antes vor bevor avant tomorrow manana morgen demain amanha later');
const TURNS = wordSet('but just instead pero sino aber sondern mais mas now i id im ich je eu');
/** "I cannot sleep" asks for sleep: what somebody is unable to do is not denied. */
const ABILITY = wordSet('can could able manage puedo logro consigo kann konnte arrive peux peut');

const DENIED_BEFORE_PART = /(?:不想|不要|不用|不是|不再|没有|沒有|别|別|无需|नहीं|मत|बिना).{0,3}$/u;
const DENIED_AFTER_PART = /^.{0,4}(?:じゃな|ではな|たくな|しな(?:い|く)|せずに|以外|やめ|नहीं|मत|के बजाय)/u;
const PAST_AFTER_PART = /^.{0,3}(?:のあと|の後|した後|が終わ|之后|之後|以后|完了?之?后|के बाद)/u;
const PART_CONTEXT = 12;

export function standingOf<Meaning>(match: Match<Meaning>, text: ReadText): Standing {
  return match.isPart ? standingOfPart(match, text.normal) : standingOfWords(match, text.words);
}

/** "Sixty essays marked", "the deck is done". Who still wants to get it done has it before them. */
const DONE_AFTER =
  /^(?:(?:is|are|was|were|all|now|already|finally) ){0,2}(?:done|over|finished|marked|submitted|handed in|behind me|in the bag)\b(?! by\b| with\b)/u;
const TO_BE_DONE = wordSet('get gets getting got need needs want wants must have has should to be before until till');
const AFTER_WORDS = 5;

function isDone({ start, end }: Place, words: readonly string[]): boolean {
  const before = words.slice(Math.max(0, start - REACH_WORDS), start);
  return DONE_AFTER.test(words.slice(end, end + AFTER_WORDS).join(' ')) && !before.some((word) => TO_BE_DONE.has(word));
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function standingOfWords({ start, end }: Place, words: readonly string[]): Standing {
  if (isDone({ start, end }, words)) return OVER;
  for (let place = start - 1; place >= Math.max(0, start - REACH_WORDS); place -= 1) {
    const word = words[place] ?? '';
    if (isClauseEnd(word)) return FULL;
    if (isDenier(words, place)) return DENIED;
    if (PAST.has(word)) return OVER;
    if (FUTURE.has(word)) return LATER;
    if (TURNS.has(word)) return FULL;
  }
  return FULL;
}

function isDenier(words: readonly string[], place: number): boolean {
  const word = words[place] ?? '';
  const next = words[place + 1] ?? '';
  const isInability = words.slice(Math.max(0, place - 2), place + 3).some((near) => ABILITY.has(near));
  if (DENIERS.has(word)) return !HARMLESS_AFTER_DENIER.has(next) && !isInability;
  return PAIRED_DENIERS.get(word)?.has(next) ?? false;
}

function standingOfPart({ start, end }: { readonly start: number; readonly end: number }, normal: string): Standing {
  const before = normal.slice(Math.max(0, start - PART_CONTEXT), start);
  const after = normal.slice(end, end + PART_CONTEXT);
  if (DENIED_BEFORE_PART.test(before) || DENIED_AFTER_PART.test(after)) return DENIED;
  return PAST_AFTER_PART.test(after) ? OVER : FULL;
}
