import { PRODUCT_NAME } from '@vayl/domain';

export const UNSUBSCRIBE = {
  ask: {
    title: 'Stop these mails',
    lead: `One press, and ${PRODUCT_NAME} sends no more mail of this kind to the address that got the link. Mails about your own account, such as a new password, still come when you ask for them.`,
    submit: 'Stop these mails',
    busy: 'Stopping...',
  },
  done: {
    title: 'No more mail',
    lead: 'It is noted. Nothing else has changed.',
    next: 'To the start page',
  },
  incomplete: {
    title: 'This link is not complete',
  },
} as const;
