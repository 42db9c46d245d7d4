import { FREE_MINUTES_PER_DAY, PRODUCT_STATEMENT } from '@vayl/domain';

export const CONTROL_WINDOW = {
  statement: PRODUCT_STATEMENT,
  welcome: 'Before the first light',
  lead: 'Vayl lays a soft light over your screen. Four questions decide whether it may flicker. The answers stay on this computer.',
  kept: 'Your answers are kept on this computer.',
  begin: 'Go on',
} as const;

export const MINUTES = {
  left: (minutes: number) => (minutes === 1 ? 'minute left today' : 'minutes left today'),
  lastMinute: 'The last minute. The light will fade out at its end.',
  usedUp: {
    title: `Today’s ${FREE_MINUTES_PER_DAY} free minutes are used`,
    text: 'The session has faded out. The next free minutes come after midnight. Your settings are kept.',
  },
} as const;
