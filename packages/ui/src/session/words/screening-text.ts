export const SCREENING_WORDS = {
  title: 'Light questions',
  open: 'Open the light questions',
  before: 'Before light may flicker',
  again: 'Answer again',
  intro: 'Flickering light is not for everybody. It starts only after four times no.',
  stays: 'Your answers stay on this device. We ask again after a year.',
  save: 'Save my answers',
  lift: 'Let the light flicker again',
} as const;

/** What will come of the answers, before they are given. */
export function outcomeText(mayFlicker: boolean): string {
  return mayFlicker ? 'With these answers the light may flicker.' : 'So far: sound and a still tint, no flicker.';
}
