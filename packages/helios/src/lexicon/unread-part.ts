import { STATE_INTENTS, type TaskIntent } from '../intents.ts';
import { languagesOf } from '../text/language.ts';
import { namesIn } from '../text/names.ts';
import { isClauseEnd, isFoundAsPart, type ReadText } from '../text/tokens.ts';
import { CONCERN_WORDS, INTAKE_WORDS, PERSON_WORDS } from './concern-words.ts';
import { bandOfTask } from './decide.ts';
import { isNeutralWord } from './neutral-words.ts';
import { taskMatches } from './score.ts';
import type { TaskWord } from './tables.ts';
import { hasUnreadUnspacedClause } from './unread-unspaced.ts';

/** From how many words that nobody knows a clause is worth asking about, by what else it speaks of. */
interface Bounds {
  readonly ofPerson: number;
  readonly ofConcern: number;
  readonly ofAnything: number;
  readonly fewestWords: number;
}

/** A clause that names the task may hold some words that nobody knows; one that does not may hold none. */
const BESIDE_TASK = {
  inTask: { ofPerson: 2, ofConcern: 1, ofAnything: 4, fewestWords: 1 },
  apart: { ofPerson: 1, ofConcern: 0, ofAnything: 1, fewestWords: 3 },
} as const satisfies Record<string, Bounds>;

/** "Wake me up" and "calm me" are short and fit any story, a driver's too. Where only a state is understood, less may stay unknown. */
const BESIDE_STATE = {
  inTask: { ofPerson: 2, ofConcern: 0, ofAnything: 3, fewestWords: 1 },
  apart: { ofPerson: 1, ofConcern: 0, ofAnything: 1, fewestWords: 2 },
} as const satisfies Record<string, Bounds>;

/** Moving the body is said as shortly as a state, and fits as many stories. */
const SHORTLY_SAID: ReadonlySet<TaskIntent> = new Set([...STATE_INTENTS, 'exercise_movement']);

const JOINING: ReadonlySet<string> = new Set(
  'but and still so because pero y porque aber und weil mais et car mas e'.split(' '),
);

export interface UnreadQuestion {
  readonly query: string;
  readonly text: ReadText;
  readonly intent: TaskIntent;
  readonly hint: string | undefined;
}

/**
 * Whether something is said beside the task that does not belong to it. It may be the reason why light is not for
 * somebody, told in words that the gate has not met; so the task alone is not enough to go by. Such reasons are told of
 * a person, a body, light, a road; talk of things, times, names and places is let through.
 */
export function hasUnreadPart({ query, text, intent, hint }: UnreadQuestion): boolean {
  if (isFoundAsPart(text.normal)) return hasUnreadUnspacedClause(text, hint);
  const known = placesOf(text, hint, () => true);
  const related = placesOf(text, hint, (word) => isRelated(word, intent));
  const names = namesIn(query);
  const bounds = SHORTLY_SAID.has(intent) ? BESIDE_STATE : BESIDE_TASK;
  return clausesOf(text.words).some((places) => {
    const left = places.filter((place) => !known.has(place)).map((place) => text.words[place] ?? '');
    const clause = { words: places.map((place) => text.words[place] ?? ''), left };
    return isUnread(clause, names, places.some((place) => related.has(place)) ? bounds.inTask : bounds.apart);
  });
}

interface Clause {
  readonly words: readonly string[];
  /** Those of them that no list of tasks knows. */
  readonly left: readonly string[];
}

function isUnread({ words, left }: Clause, names: ReadonlySet<string>, bounds: Bounds): boolean {
  if (words.length < bounds.fewestWords) return false;
  // What somebody takes is written like a name: "I take Xyzal".
  const isTaken = words.some((word) => INTAKE_WORDS.has(word));
  const unknown = left.filter((word) => isUnknownWord(word) && (isTaken || !names.has(word))).length;
  const isOfPerson = words.some((word) => PERSON_WORDS.has(word));
  if (unknown >= bounds.ofAnything || (isOfPerson && unknown >= bounds.ofPerson)) return true;
  const isOfConcern = left.some((word) => CONCERN_WORDS.has(word));
  return isOfConcern && (unknown > 0 || isOfPerson) && unknown >= bounds.ofConcern;
}

function isUnknownWord(word: string): boolean {
  return /^\p{L}{2,}/u.test(word) && !isNeutralWord(word);
}

/**
 * A mood, or a task of the same band; beside a state only another state, since work of the same band does not explain
 * it. A hint is too little to go by.
 */
function isRelated({ kind, intent: named }: TaskWord, intent: TaskIntent): boolean {
  if (kind === 'mood' || kind === 'hint') return kind === 'mood';
  return SHORTLY_SAID.has(intent) ? SHORTLY_SAID.has(named) : bandOfTask(named) === bandOfTask(intent);
}

function clausesOf(words: readonly string[]): readonly (readonly number[])[] {
  const clauses: number[][] = [[]];
  words.forEach((word, place) => {
    if (isClauseEnd(word) || JOINING.has(word)) clauses.push([]);
    else clauses.at(-1)?.push(place);
  });
  return clauses.filter((places) => places.length > 0);
}

function placesOf(text: ReadText, hint: string | undefined, isMeant: (word: TaskWord) => boolean): ReadonlySet<number> {
  const places = new Set<number>();
  for (const language of languagesOf(text, hint)) {
    for (const { start, end, isPart, meaning } of taskMatches(language, text)) {
      if (isPart || !isMeant(meaning)) continue;
      for (let place = start; place < end; place += 1) places.add(place);
    }
  }
  return places;
}
