import { STATE_INTENTS, TASK_INTENTS, type TaskIntent } from '../intents.ts';
import { type Language, languagesOf } from '../text/language.ts';
import type { Match } from '../text/matcher.ts';
import type { ReadText } from '../text/tokens.ts';
import { standingOf } from './negation.ts';
import { type Kind, type TaskWord, taskTable } from './tables.ts';

export type Scores = ReadonlyMap<TaskIntent, number>;

const WEIGHTS: Readonly<Record<Exclude<Kind, 'mood'>, number>> = { sure: 3, likely: 1.5, hint: 0.5 };
const MOST_FROM_HINTS = 1;
/** A mood speaks where nothing else does; beside a task it only shades. */
const MOOD_ALONE = 2.5;
const MOOD_BESIDE_TASK = 0.4;
const TASK_IS_NAMED = 1.5;
const READ_ALONG = 0.6;

/** States that only shade a task where one is surely named: coffee beside the drawing board, nerves before the numbers. */
const SHADES: ReadonlySet<TaskIntent> = new Set(['energy_wakeup', 'stress_relief']);
const BESIDE_SURE_TASK = 0.4;

interface Evidence {
  readonly intent: TaskIntent;
  readonly kind: Kind;
  readonly standing: number;
}

export interface Reading {
  readonly scores: Scores;
  readonly moods: ReadonlySet<TaskIntent>;
}

export function readTask(text: ReadText, hint: string | undefined): Reading {
  const byLanguage = [...languagesOf(text, hint)].map((language, place) => ({
    evidence: evidenceIn(language, text),
    // English that is only read along says less: "logo" is Portuguese for "soon".
    weight: language === 'en' && place > 0 ? READ_ALONG : 1,
  }));
  // A word that several languages share is still said once.
  const mostOf = (intent: TaskIntent) =>
    Math.max(...byLanguage.map(({ evidence, weight }) => weight * sumOf(evidence, intent)));
  const named = TASK_INTENTS.map((intent) => [intent, mostOf(intent)] as const);
  const evidence = byLanguage.flatMap((one) => one.evidence);
  const isTaskNamed = named.some(([intent, score]) => !STATE_INTENTS.has(intent) && score >= TASK_IS_NAMED);
  const moods = evidence.filter(({ kind, standing }) => kind === 'mood' && standing > 0);
  const moodIntents = new Set(moods.map(({ intent }) => intent));
  const moodWeight = isTaskNamed ? MOOD_BESIDE_TASK : MOOD_ALONE;
  const isTaskSure = named.some(([intent, score]) => !STATE_INTENTS.has(intent) && score >= WEIGHTS.sure);
  const scores = new Map(
    named.map(([intent, score]) => {
      const shaded = isTaskSure && SHADES.has(intent) ? score * BESIDE_SURE_TASK : score;
      return [intent, shaded + (moodIntents.has(intent) ? moodWeight : 0)];
    }),
  );
  return { scores, moods: moodIntents };
}

function evidenceIn(language: Language, text: ReadText): readonly Evidence[] {
  return withoutInner(taskMatches(language, text)).map((match) => ({
    ...match.meaning,
    standing: standingOf(match, text),
  }));
}

const matchesOf = new WeakMap<ReadText, Map<Language, readonly Match<TaskWord>[]>>();

/** The words of tasks in a text. Several questions are asked about the same ones, so they are looked for once. */
export function taskMatches(language: Language, text: ReadText): readonly Match<TaskWord>[] {
  const known = matchesOf.get(text) ?? new Map<Language, readonly Match<TaskWord>[]>();
  matchesOf.set(text, known);
  const matches = known.get(language) ?? findMatches(language, text);
  known.set(language, matches);
  return matches;
}

function findMatches(language: Language, text: ReadText): readonly Match<TaskWord>[] {
  const table = taskTable(language);
  // Only English is corrected: the lists of the others hold beginnings, which forgive endings anyway.
  const words = language === 'en' ? text.words.map((word) => table.corrected(word)) : text.words;
  return table.find({ ...text, words });
}

/** A phrase explains the words inside it: "wind down" says nothing about wind. A mood outranks a task in one place. */
function withoutInner(matches: readonly Match<TaskWord>[]): readonly Match<TaskWord>[] {
  return matches.filter((inner, innerPlace) =>
    matches.every((outer, place) => !isInside(inner, outer) && !isRepeated(inner, outer, innerPlace > place)),
  );
}

function isInside(inner: Match<TaskWord>, outer: Match<TaskWord>): boolean {
  const isLonger = outer.end - outer.start > inner.end - inner.start;
  return isLonger && inner.isPart === outer.isPart && inner.start >= outer.start && inner.end <= outer.end;
}

/** One place speaks for an intent once, with its strongest word. */
function isRepeated(one: Match<TaskWord>, other: Match<TaskWord>, isLater: boolean): boolean {
  if (one === other || one.meaning.intent !== other.meaning.intent) return false;
  if (one.isPart !== other.isPart || one.start !== other.start || one.end !== other.end) return false;
  const lead = RANK[other.meaning.kind] - RANK[one.meaning.kind];
  return lead > 0 || (lead === 0 && isLater);
}

const RANK: Readonly<Record<Kind, number>> = { mood: 4, sure: 3, likely: 2, hint: 1 };

function sumOf(evidence: readonly Evidence[], intent: TaskIntent): number {
  let sum = 0;
  let fromHints = 0;
  for (const { intent: about, kind, standing } of evidence) {
    if (about !== intent || kind === 'mood') continue;
    if (kind === 'hint') fromHints += WEIGHTS.hint * standing;
    else sum += WEIGHTS[kind] * standing;
  }
  return sum + Math.min(fromHints, MOST_FROM_HINTS);
}
