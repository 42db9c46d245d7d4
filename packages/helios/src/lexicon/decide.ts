import { type BandName, bandOf } from '@vayl/domain';
import { TASK_INTENTS, type TaskIntent } from '../intents.ts';
import { type Mood, settingsForTask } from '../settings/task-settings.ts';
import type { ReadText } from '../text/tokens.ts';
import { readTask, type Scores } from './score.ts';

export interface Understanding {
  readonly intent: TaskIntent;
  readonly mood: Mood;
}

/** Below either bar a text is unclear. The measure prints what other bars would give. */
export interface Bars {
  readonly score: number;
  /** How far the best band must be ahead of the next. */
  readonly margin: number;
}

export const BARS: Bars = { score: 1.5, margin: 0.5 };

const BAND_OF: ReadonlyMap<TaskIntent, BandName> = new Map(
  TASK_INTENTS.map((intent) => [intent, bandOf(settingsForTask({ intent, mood: 'none' }).centerModulationHz).name]),
);

export function bandOfTask(intent: TaskIntent): BandName | undefined {
  return BAND_OF.get(intent);
}

/**
 * What a text asks for, if that is clear. Intents of one band lead to nearly the same light, so they support each other
 * and doubt between them is none; only another band's claim counts against the best.
 */
export function understand(text: ReadText, hint: string | undefined, bars: Bars = BARS): Understanding | undefined {
  const { scores, moods } = readTask(text, hint);
  const bands = [...new Set(BAND_OF.values())].map((band) => standingOfBand(band, scores));
  const [best, next] = bands.toSorted((one, other) => other.score - one.score);
  if (best === undefined || best.score < bars.score) return undefined;
  if (best.score - (next?.score ?? 0) < bars.margin) return undefined;
  return { intent: best.intent, mood: moodOf(moods, best) };
}

interface BandStanding {
  readonly band: BandName;
  readonly intent: TaskIntent;
  readonly score: number;
}

/** What the others of a band add to its best intent. */
const SUPPORT_SHARE = 0.4;

function standingOfBand(band: BandName, scores: Scores): BandStanding {
  const scoreOf = (intent: TaskIntent) => scores.get(intent) ?? 0;
  const members = TASK_INTENTS.filter((intent) => BAND_OF.get(intent) === band);
  const intent = members.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one));
  const sum = members.reduce((total, member) => total + scoreOf(member), 0);
  return { band, intent, score: scoreOf(intent) + SUPPORT_SHARE * (sum - scoreOf(intent)) };
}

function moodOf(moods: ReadonlySet<TaskIntent>, { band, intent }: BandStanding): Mood {
  if (moods.has('stress_relief') && intent !== 'stress_relief') return 'tense';
  const isTired = moods.has('energy_wakeup') || moods.has('nap_recovery');
  return isTired && band === 'Beta' && intent !== 'energy_wakeup' ? 'tired' : 'none';
}
