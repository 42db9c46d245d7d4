import type { DeclineReason } from '../reply.ts';
import { type Match, PhraseTable } from '../text/matcher.ts';
import { type Inflection, readPatterns } from '../text/pattern.ts';
import { nearWord } from '../text/spelling.ts';
import type { ReadText } from '../text/tokens.ts';
import { isDenied } from './denial.ts';
import { isAboutSomethingElse, isPerhapsAboutSomethingElse } from './exceptions.ts';
import { isHarmlessCaution } from './harmless-cautions.ts';
import { isMedicineToLearn } from './learnt-medicines.ts';
import { isLikeMedicine } from './medicine-names.ts';
import type { SafetyWords } from './safety-words.ts';
import { ASKS_ONLY, EN_ASKS_ONLY } from './words/asks-only.ts';
import { DE_SAFETY } from './words/de.ts';
import { EN_SAFETY } from './words/en.ts';
import { EN_INDIRECT_SAFETY } from './words/en-indirect.ts';
import { EN_WIDER_SAFETY } from './words/en-wider.ts';
import { ES_SAFETY } from './words/es.ts';
import { EN_EYES_AND_OTHERS, EYES_AND_OTHERS } from './words/eyes-and-others.ts';
import { FR_SAFETY } from './words/fr.ts';
import { HI_SAFETY } from './words/hi.ts';
import { JA_SAFETY } from './words/ja.ts';
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
  { words: EN_EYES_AND_OTHERS, inflection: 'english' },
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
    ...EYES_AND_OTHERS,
  ].map((words) => ({ words, inflection: 'as-written' }) as const),
];

type SafetyMeaning = SafetyReason | 'caution' | 'flicker' | 'light' | 'harmless' | 'asks-only';

function safetyTable(): PhraseTable<SafetyMeaning> {
  const table = new PhraseTable<SafetyMeaning>();
  for (const { words, inflection } of WORDS) {
    for (const reason of REASONS) table.add(readPatterns(words.never[reason] ?? '', inflection), reason);
    table.add(readPatterns(words.caution, inflection), 'caution');
    table.add(readPatterns(words.aboutFlicker, inflection), 'flicker');
    table.add(readPatterns(words.aboutLight ?? '', inflection), 'light');
    table.add(readPatterns(words.harmless, inflection), 'harmless');
  }
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

/**
 * Reads a text for anything that says light is not for this person now. Every language is read in every text: a
 * warning is not missed because a sentence mixes two. Only a denial, a harmless phrase, or a text about something else
 * takes a find back.
 */
export function askGate(text: ReadText): GateAnswer {
  const standing = wordsOfDanger(text)
    .filter((match) => !isDenied(match, text) && !isAboutSomethingElse(match, text) && !isMedicineToLearn(match, text))
    .filter((match) => !isOnlyCautious(match.meaning) || !isHarmlessCaution(match, text));
  const sure = standing.filter((match) => isGrave(match.meaning) || !isPerhapsAboutSomethingElse(match, text));
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
  const words = text.words.map((word) => nearWord(word, (candidate) => OFTEN_MISSPELT.has(candidate)) ?? word);
  const found = [...TABLE.find({ ...text, words }), ...medicinesIn(words)];
  const harmless = found.filter(({ meaning }) => meaning === 'harmless');
  const asking = found.filter(({ meaning }) => meaning === 'asks-only');
  return found
    .filter((match) => !['harmless', 'asks-only'].includes(match.meaning) && !isCovered(match, harmless))
    .map((match) => ({ ...match, meaning: meaningOf(match, words, asking) }));
}

function meaningOf(
  match: Match<SafetyMeaning>,
  words: readonly string[],
  asking: readonly Match<SafetyMeaning>[],
): SafetyMeaning {
  if (isCovered(match, asking)) return 'caution';
  return isOfAVictim(match, words) ? 'photosensitivity' : match.meaning;
}

/** "It triggered a seizure" is told by who had one; only "to trigger a seizure" is a plan. */
function isOfAVictim({ meaning, start, isPart }: Match<SafetyMeaning>, words: readonly string[]): boolean {
  return meaning === 'harm' && !isPart && /^(?:trigger|cause|induce|provoke)(?:s|d|ed)$/u.test(words[start] ?? '');
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
