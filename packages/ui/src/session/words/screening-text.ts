import { flickerPermission, type ScreeningAnswers } from '@vayl/session';

export const SCREENING_WORDS = {
  title: 'Light questions',
  open: 'Open the light questions',
  intro: 'Flickering light is not for everybody. It starts only after four times no.',
  stays: 'Your answers stay on this device. We ask again after a year.',
  save: 'Save my answers',
  lift: 'Let the light flicker again',
} as const;

/** What will come of the answers, before they are given. */
export function outcomeText(mayFlicker: boolean): string {
  return mayFlicker ? 'With these answers the light may flicker.' : 'So far: sound and a still tint, no flicker.';
}

/** The session decides; its answer for these four alone, given just now, is asked here. */
export function isFourTimesNo(answers: ScreeningAnswers): boolean {
  const facts = { block: undefined, prefersReducedMotion: false, hasOptedIn: false, wallNowMs: 0 };
  return flickerPermission({ ...facts, screening: { answers, answeredAtMs: 0 } }).is === 'allowed';
}
