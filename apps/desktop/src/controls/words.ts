import { FREE_MINUTES_PER_DAY } from '@vayl/domain';
import type { ViewName } from './views/view-name.ts';

export const WINDOW = {
  ways: 'Views',
  dock: 'Light',
  // The whole statement stands with the first questions.
  statement: 'Not a medical device',
} as const;

/** On the way to a view, and over it. */
export const VIEW_WAYS: Readonly<Record<ViewName, string>> = {
  session: 'Session',
  helios: 'Ask Helios',
  history: 'History',
  selfTest: 'Self-test',
  timing: 'Timing',
  settings: 'Settings',
  account: 'Account',
};

export const VIEW_TITLES: Readonly<Record<ViewName, string>> = {
  ...VIEW_WAYS,
  session: 'Session Controls',
  selfTest: 'Does it help me?',
  timing: 'When it runs',
};

export const FIRST_QUESTIONS = {
  title: 'Before the first light',
  lead: 'Vayl lays a soft light over your screen. Four questions decide whether it may flicker. The answers stay on this computer.',
  kept: 'Your answers are kept on this computer.',
  goOn: 'Go on',
} as const;

export const HELIOS = {
  /** Which of it leaves this computer. */
  stays: 'Helios answers on this computer. Neither your questions nor the conversation leave it.',
  asksServer:
    'The conversation stays on this computer. A question goes to our server, and is answered here without it.',
  answeredHere: 'Our server could not be reached, so this was answered on this computer.',
} as const;

export const MINUTES = {
  left: (minutes: number) => (minutes === 1 ? 'minute left today' : 'minutes left today'),
  lastMinute: 'The last minute. The light will fade out at its end.',
  usedUp: {
    title: `Today’s ${FREE_MINUTES_PER_DAY} free minutes are used`,
    text: 'Light and tone have faded out. The next free minutes come after midnight. Background noise stays free, under Fine-tune Performance.',
  },
} as const;
