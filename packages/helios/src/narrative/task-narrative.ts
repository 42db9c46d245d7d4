import { bandOf, bandWithArticle, type Hertz } from '@vayl/domain';
import type { TaskIntent } from '../intents.ts';
import type { OfferedSettings } from '../settings/clamp.ts';
import type { Mood } from '../settings/task-settings.ts';
import { rateText } from './rate-text.ts';
import { TASK_TEXT } from './sentences.ts';

const MOOD_TEXT: Readonly<Record<Mood, string>> = {
  none: '',
  tired: ', a little quicker because you are tired',
  tense: ', a little slower because you are tense',
};

/** Numbers come from the settings that are sent and from nowhere else, so that words and light cannot disagree. */
export function taskNarrative(
  intent: TaskIntent,
  settings: OfferedSettings,
  mood: Mood,
  displayLimitHz?: Hertz,
): string {
  const { centerModulationHz: center, globalModulationHz: global } = settings;
  const { task, aim, advice } = TASK_TEXT[intent];
  const band = bandWithArticle(bandOf(center).name);
  const limit = displayLimitHz === undefined ? '' : `; your display shows at most ${rateText(displayLimitHz)}`;
  return [
    `For ${task} I set ${band} rhythm at ${rateText(center)} over a slower ${rateText(global)}${MOOD_TEXT[mood]}${limit}.`,
    `Some people find that it helps them ${aim}; the evidence is mixed.`,
    ...(advice === undefined ? [] : [advice]),
    'Stop if you feel unwell; Undo brings back what you had.',
  ].join(' ');
}
