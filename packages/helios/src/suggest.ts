import type { Hertz } from '@vayl/domain';
import { isPromptInjection } from './claims/injection.ts';
import { isMedicalClaim } from './claims/medical-claim.ts';
import { BARS, type Bars, understand } from './lexicon/decide.ts';
import { hasUnreadPart } from './lexicon/unread-part.ts';
import { refinementNarrative } from './narrative/refinement-narrative.ts';
import { taskNarrative } from './narrative/task-narrative.ts';
import type { Doubt } from './narrative/unclear-narrative.ts';
import { applyRefinement, type PresentSettings } from './refine/apply-refinement.ts';
import { isGentler, parseRefinement, type Refinement } from './refine/parse-refinement.ts';
import { declinedReply, settingsReply, type UnclearIntent, unclearReply } from './replies.ts';
import type { HeliosReply } from './reply.ts';
import { askGate, namesDanger, namesReason } from './safety/gate.ts';
import { highestOfferedHz } from './settings/clamp.ts';
import { type Mood, settingsForTask, type TaskQuestion } from './settings/task-settings.ts';
import { asksToStop } from './stop/asks-to-stop.ts';
import { type ReadText, readText } from './text/tokens.ts';

export interface SuggestQuestion {
  readonly query: string;
  readonly currentSettings: PresentSettings;
  readonly displayRefreshHz?: Hertz | undefined;
  readonly localHour?: number | undefined;
  readonly language?: string | undefined;
}

/**
 * From a sentence to a reply, without a network. Safety is asked first and always; then what this product must not
 * claim, what only speaks to the machine, a change to what is there, and at last the task. Whoever asks a provider
 * does so between `answerBeforeTask` and the task.
 */
export function suggest(question: SuggestQuestion, bars: Bars = BARS): HeliosReply {
  return answerBeforeTask(question) ?? answerTask(question, bars);
}

/** What is answered here whoever else could answer: declines, doubts about health, instructions, refinements. */
export function answerBeforeTask(question: SuggestQuestion): HeliosReply | undefined {
  const text = readText(question.query);
  const gate = askGate(text);
  if (gate.is === 'declined') return declinedReply(gate.reason, 'safety');
  if (isMedicalClaim(text)) return declinedReply('medical', 'safety');
  if (isPromptInjection(text)) return unclear('prompt_injection', 'instructions');
  if (asksToStop(text)) return unclear('off_topic_unclear', 'stop');
  const refinement = parseRefinement(text, question.language);
  if (gate.is === 'doubtful' && !mayChange(gate.about, refinement)) return unclear('off_topic_unclear', 'health');
  return refinement === undefined ? undefined : refinementReply(question, refinement);
}

/** Whether a question may be sent to a provider. One that names a danger, though only to deny it, is answered here. */
export function mayTravel({ query }: Pick<SuggestQuestion, 'query'>): boolean {
  return !namesDanger(readText(query));
}

/** Talk of the light lets it be changed, talk of flicker lets it become gentler. Any other doubt leaves it as it is. */
function mayChange(about: 'health' | 'flicker' | 'light', refinement: Refinement | undefined): boolean {
  if (refinement === undefined || about === 'health') return false;
  return about === 'light' || isGentler(refinement);
}

function refinementReply({ currentSettings, displayRefreshHz }: SuggestQuestion, refinement: Refinement): HeliosReply {
  const result = applyRefinement(refinement, currentSettings, displayRefreshHz);
  return settingsReply({
    intent: 'refinement',
    source: 'fallback',
    settings: result.settings,
    narrativeExplanation: refinementNarrative(refinement, currentSettings, result),
  });
}

function answerTask({ query, displayRefreshHz, localHour, language }: SuggestQuestion, bars: Bars): HeliosReply {
  const text = readText(query);
  const understood = understand(text, language, bars);
  if (understood === undefined) return unclear('off_topic_unclear', doubtIn(text, 'task'));
  const { intent, mood } = understood;
  if (hasUnreadPart({ query, text, intent, hint: language }))
    return unclear('off_topic_unclear', doubtIn(text, 'part'));
  const settings = settingsForTask({ intent, mood, displayRefreshHz, localHour });
  return settingsReply({
    intent,
    source: 'fallback',
    settings,
    narrativeExplanation: taskNarrative(intent, settings, ...whatToTell({ intent, mood, displayRefreshHz, localHour })),
  });
}

/** A danger that was taken back, in a text that is not understood, is still a doubt about health. */
function doubtIn(text: ReadText, otherwise: Doubt): Doubt {
  return namesReason(text) ? 'health' : otherwise;
}

/** A mood is told where it moved the rate, and a display where it held the rate down. */
function whatToTell(question: TaskQuestion): [mood: Mood, displayLimitHz: Hertz | undefined] {
  const { centerModulationHz: center } = settingsForTask(question);
  const isMoved = center !== settingsForTask({ ...question, mood: 'none' }).centerModulationHz;
  const isHeldDown = center < settingsForTask({ ...question, displayRefreshHz: undefined }).centerModulationHz;
  return [isMoved ? question.mood : 'none', isHeldDown ? highestOfferedHz(question.displayRefreshHz) : undefined];
}

function unclear(intent: UnclearIntent, why: Doubt): HeliosReply {
  return unclearReply({ intent, source: 'fallback', why });
}
