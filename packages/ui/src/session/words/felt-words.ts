import type { Feeling } from '@vayl/session';

export const FELT_WORDS = {
  open: 'The light felt wrong',
  title: 'The light is off',
  blocked:
    'It will not flicker again until you allow it in the light questions. Start again and there is sound and a still tint.',
  rest: 'Look away from the screen for a while. If it does not pass, ask a doctor.',
  question: 'What did you feel?',
  note: 'In your own words',
  stays: 'This note stays on this device, for you alone.',
  save: 'Keep this note',
  notes: 'What you noted',
} as const;

export const FEELING_TEXT: Readonly<Record<Feeling, string>> = {
  headache: 'Headache',
  nausea: 'Nausea',
  dizziness: 'Dizziness',
  'eye strain': 'Eye strain',
  twitching: 'Twitching',
  unease: 'Unease',
  'something else': 'Something else',
};
