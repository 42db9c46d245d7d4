import type { Share } from '../number/number.ts';
import { shuffled } from './seeded-chance.ts';

/** A sign that asks for a press, or one that asks for none. */
export type TaskSign = 'go' | 'no-go';

/** Ninety seconds with a sign in every one of them. The times are fixed: every block is measured alike. */
export const ATTENTION_TASK = {
  signs: 90,
  everyMs: 1000,
  shownMs: 300,
  /** One sign in so many asks for no press. */
  signsPerNoGo: 5,
  /** Whoever presses sooner has not seen the sign yet. */
  soonestMs: 100,
  /** A press that comes later than this, or never, is a lapse. */
  lapseMs: 700,
  /** A sign that the computer showed later than this after its time is not counted. */
  latestShownMs: 50,
  /** A task with more such signs, or with more presses missing, is done again. */
  mostUncountedShare: 0.1,
  mostUnansweredShare: 0.4,
} as const;

export const TASK_SECONDS = (ATTENTION_TASK.signs * ATTENTION_TASK.everyMs) / 1000;

/** Which signs a task shows: one in five asks for no press, and the first never does. */
export function taskSigns(chance: () => Share): readonly TaskSign[] {
  const { signs, signsPerNoGo } = ATTENTION_TASK;
  const five: readonly TaskSign[] = Array.from({ length: signsPerNoGo }, (_, index) => (index === 0 ? 'no-go' : 'go'));
  const all = Array.from({ length: signs / signsPerNoGo }, () => shuffled(five, chance)).flat();
  const firstGo = all.indexOf('go');
  return [...all.slice(firstGo, firstGo + 1), ...all.slice(0, firstGo), ...all.slice(firstGo + 1)];
}
