import type { DeclineReason } from '../reply.ts';
import { type Match, PhraseTable } from '../text/matcher.ts';
import { type Inflection, readPatterns } from '../text/pattern.ts';
import { nearWord } from '../text/spelling.ts';
import type { ReadText } from '../text/tokens.ts';
import { isChildElsewhere } from './children-elsewhere.ts';
import { isDenied, isFoundWell } from './denial.ts';
import { isImageOfLight, isPerhapsNotDone } from './done-now.ts';
import { isAboutSomethingElse, isPerhapsAboutSomethingElse } from './exceptions.ts';
import { isHarmlessCaution } from './harmless-cautions.ts';
import { isMedicineToLearn } from './learnt-medicines.ts';
import { isLikeMedicine } from './medicine-names.ts';
import type { SafetyWords } from './safety-words.ts';
import { isPerhapsOfAMachine } from './things-that-twitch.ts';
import { ASKS_ONLY, EN_ASKS_ONLY } from './words/asks-only.ts';
import { BESIDE_HARMLESS, EN_BESIDE_HARMLESS } from './words/beside-harmless.ts';
import { COMPOUNDS, EN_COMPOUNDS } from './words/compounds.ts';
import { DE_SAFETY } from './words/de.ts';
import { EN_SAFETY } from './words/en.ts';
import { EN_INDIRECT_SAFETY } from './words/en-indirect.ts';
import { EN_WIDER_SAFETY } from './words/en-wider.ts';
import { ES_SAFETY } from './words/es.ts';
import { EN_EYES_AND_OTHERS, EYES_AND_OTHERS } from './words/eyes-and-others.ts';
import { FR_SAFETY } from './words/fr.ts';
import { HI_SAFETY } from './words/hi.ts';
import { JA_SAFETY } from './words/ja.ts';
import { EN_NO_REASON_TO_STAY, NO_REASON_TO_STAY } from './words/no-reason-to-stay.ts';
import { EN_NOT_GOING_ON, NOT_GOING_ON } from './words/not-going-on.ts';
import { INDIRECT_SAFETY } from './words/others-indirect.ts';
import { WIDER_CAUTIONS } from './words/others-wider.ts';
import { PT_SAFETY } from './words/pt.ts';
import { ZH_SAFETY } from './words/zh.ts';

type SafetyReason = Exclude<DeclineReason, 'medical'>;

export type GateAnswer =
  | { readonly is: 'declined'; readonly reason: SafetyReason }
  | { readonly is: 'doubtful'; readonly about: 'health' | 'flicker' | 'light' }
  | { readonly is: 'clear' };

/** Where several reasons are found, the first of these is the one to speak about. */
const REASONS: readonly SafetyReason[] = [
  'crisis',
  'harm',
  'photosensitivity',
  'head_injury',
  'adverse_symptom',
  'infant',
  'driving',
];

const WORDS: readonly { readonly words: SafetyWords; readonly inflection: Inflection }[] = [
  { words: EN_SAFETY, inflection: 'english' },
  { words: EN_WIDER_SAFETY, inflection: 'english' },
  { words: EN_INDIRECT_SAFETY, inflection: 'english' },
  { words: EN_NOT_GOING_ON, inflection: 'english' },
  { words: EN_NO_REASON_TO_STAY, inflection: 'english' },
  { words: EN_EYES_AND_OTHERS, inflection: 'english' },
  { words: EN_BESIDE_HARMLESS, inflection: 'english' },
  ...[
    ES_SAFETY,
    DE_SAFETY,
    FR_SAFETY,
    PT_SAFETY,
    ZH_SAFETY,
    JA_SAFETY,
    HI_SAFETY,
    ...WIDER_CAUTIONS,
    ...INDIRECT_SAFETY,
    ...NOT_GOING_ON,
    ...NO_REASON_TO_STAY,
    ...EYES_AND_OTHERS,
    ...BESIDE_HARMLESS,
  ].map((words) => ({ words, inflection: 'as-written' }) as const),
];

type SafetyMeaning = SafetyReason | 'caution' | 'flicker' | 'light' | 'harmless' | 'compound' | 'asks-only';

function safetyTable(): PhraseTable<SafetyMeaning> {
  const table = new PhraseTable<SafetyMeaning>();
  for (const { words, inflection } of WORDS) {
    for (const reason of REASONS) table.add(readPatterns(words.never[reason] ?? '', inflection), reason);
    table.add(readPatterns(words.caution, inflection), 'caution');
    table.add(readPatterns(words.aboutFlicker, inflection), 'flicker');
    table.add(readPatterns(words.aboutLight ?? '', inflection), 'light');
    table.add(readPatterns(words.harmless, inflection), 'harmless');
  }
  table.add(readPatterns(EN_COMPOUNDS, 'english'), 'compound');
  table.add(readPatterns(COMPOUNDS, 'as-written'), 'compound');
  table.add(readPatterns(EN_ASKS_ONLY, 'english'), 'asks-only');
  table.add(readPatterns(ASKS_ONLY, 'as-written'), 'asks-only');
  return table;
}

const TABLE = safetyTable();

/** Only these are guessed from a slip of the finger: near other words of the table lie harmless ones, as wedding by welding. */
const OFTEN_MISSPELT: ReadonlySet<string> = new Set([
  'epilepsy',
  'epileptic',
  'seizure',
  'seizures',
  'migraine',
  'migraines',
  'concussion',
  'photosensitive',
  'convulsions',
  'suicide',
  'suicidal',
]);

/** A slip keeps the first letter, so most words need not be looked at. */
const FIRST_LETTERS: ReadonlySet<string> = new Set([...OFTEN_MISSPELT].map((word) => word.charAt(0)));

function spelt(word: string): string {
  return nearWord(word, (candidate) => OFTEN_MISSPELT.has(candidate)) ?? word;
}

/**
 * Reads a text for anything that says light is not for this person now. Every language is read in every text: a
 * warning is not missed because a sentence mixes two. Only a denial, a harmless phrase, or a text about something else
 * takes a find back.
 */
export function askGate(text: ReadText): GateAnswer {
  const named = wordsOfDanger(text);
  const images = named.filter((match) => match.meaning === 'driving' && isImageOfLight(match, text));
  const standing = named
    .filter(
      (match) => !isTakenBack(match, text) && !isAboutSomethingElse(match, text) && !isMedicineToLearn(match, text),
    )
    .filter((match) => !isOnlyCautious(match.meaning) || !(isHarmlessCaution(match, text) || isCovered(match, images)))
    .filter((match) => !images.includes(match));
  const sure = standing.filter((match) => isGrave(match.meaning) || !isInDoubt(match, text));
  const reason = REASONS.find((asked) => sure.some(({ meaning }) => meaning === asked));
  if (reason !== undefined) return { is: 'declined', reason };
  if (standing.length === 0) return { is: 'clear' };
  if (standing.some(({ meaning }) => meaning !== 'flicker' && meaning !== 'light'))
    return { is: 'doubtful', about: 'health' };
  return { is: 'doubtful', about: standing.some(({ meaning }) => meaning === 'flicker') ? 'flicker' : 'light' };
}

/** Whether any word of danger or caution stands in a text, though something may take it back. */
export function namesDanger(text: ReadText): boolean {
  return wordsOfDanger(text).length > 0;
}

/** Whether one of the words that decline stands in a text, though something may take it back. */
export function namesReason(text: ReadText): boolean {
  return wordsOfDanger(text).some(({ meaning }) => REASONS.some((reason) => reason === meaning));
}

function wordsOfDanger(text: ReadText): readonly Match<SafetyMeaning>[] {
  const words = text.words.map((word) => (FIRST_LETTERS.has(word.charAt(0)) ? spelt(word) : word));
  const found = [...TABLE.find({ ...text, words }), ...medicinesIn(words)];
  const harmless = found.filter(({ meaning }) => meaning === 'harmless' || meaning === 'compound');
  const compounds = found.filter(({ meaning }) => meaning === 'compound');
  const asking = found.filter(({ meaning }) => meaning === 'asks-only');
  return found
    .filter(({ meaning }) => !['harmless', 'compound', 'asks-only'].includes(meaning))
    .filter((match) => !isCovered(match, harmless) && !isSaidOfLight(match, found))
    .map((match) => ({ ...match, meaning: meaningOf(match, words, { asking, compounds }) }));
}

/** "It's making me sleepy" speaks of the light, which may then be changed; "makes me" by itself may go on to anything. */
function isSaidOfLight({ meaning, start, end, isPart }: Match<SafetyMeaning>, found: readonly Match<SafetyMeaning>[]) {
  if (meaning !== 'caution' || isPart) return false;
  return found.some((outer) => outer.meaning === 'light' && !outer.isPart && outer.start < start && outer.end >= end);
}

function meaningOf(
  match: Match<SafetyMeaning>,
  words: readonly string[],
  { asking, compounds }: Record<'asking' | 'compounds', readonly Match<SafetyMeaning>[]>,
): SafetyMeaning {
  if (isCovered(match, asking) || isHeadExplained(match, compounds)) return 'caution';
  return isOfAVictim(match, words) ? 'photosensitivity' : match.meaning;
}

/** "It triggered a seizure" is told by who had one; only "to trigger a seizure" is a plan. */
function isOfAVictim({ meaning, start, isPart }: Match<SafetyMeaning>, words: readonly string[]): boolean {
  return meaning === 'harm' && !isPart && /^(?:trigger|cause|induce|provoke)(?:s|d|ed)$/u.test(words[start] ?? '');
}

/** "No reason to live" denies nothing: of what is grave, only the bare word for it can be denied. */
function isTakenBack(match: Match<SafetyMeaning>, text: ReadText): boolean {
  const found = match.isPart ? text.normal.slice(match.start, match.end) : (text.words[match.start] ?? '');
  return (match.meaning !== 'crisis' || BARE_WORD.test(found)) && isDenied(match, text);
}

const BARE_WORD = /^(?:suicid|suizid|selbstmord|自杀|自殺|आत्महत्या)/u;

/**
 * Where it is open who is meant, or when, asking is enough: nothing is applied until it is answered. A guess of that
 * kind never goes further, because the same words are said by who is in danger.
 */
function isInDoubt(match: Match<SafetyMeaning>, text: ReadText): boolean {
  if (match.meaning === 'driving' && isPerhapsNotDone(match, text)) return true;
  if (isPerhapsOfAMachine(match, text)) return true;
  if (match.meaning === 'infant' && isChildElsewhere(match, text)) return true;
  return isFoundWell(match, text) || isPerhapsAboutSomethingElse(match, text);
}

function isOnlyCautious(meaning: SafetyMeaning): boolean {
  return meaning === 'caution' || meaning === 'flicker' || meaning === 'light';
}

/** Of these, one word is enough: asking back would be the wrong answer. */
function isGrave(meaning: SafetyMeaning): boolean {
  return meaning === 'crisis' || meaning === 'harm';
}

function medicinesIn(words: readonly string[]): readonly Match<SafetyMeaning>[] {
  return words.flatMap((word, start) =>
    isLikeMedicine(word) ? [{ meaning: 'caution', start, end: start + 1, isPart: false } as const] : [],
  );
}

/** A harmless phrase takes back the words it contains, but not a longer phrase that contains it. */
function isCovered(match: Match<SafetyMeaning>, harmless: readonly Match<SafetyMeaning>[]): boolean {
  return harmless.some(({ start, end, isPart }) => isPart === match.isPart && start <= match.start && end >= match.end);
}

/** A skipping rope is one in any garage, as likely as not; but whatever goes beyond the compound may be meant as it is said. */
function isHeadExplained(match: Match<SafetyMeaning>, compounds: readonly Match<SafetyMeaning>[]): boolean {
  if (match.isPart) return false;
  return compounds.some(({ start, end, isPart }) => !isPart && start <= match.start && match.start < end);
}
