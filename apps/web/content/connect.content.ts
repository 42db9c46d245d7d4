import { PRODUCT_NAME } from '@vayl/domain';

export const CONNECT = {
  title: 'Connect the app',
  question: { before: `Sign this computer's ${PRODUCT_NAME} app in as`, after: '?' },
  signInFirst: `Sign in here, and the ${PRODUCT_NAME} app on this computer is next.`,
  asking: 'Looking up your account...',
  facts: { device: 'Asked by' },
  approve: 'Sign the app in',
  busy: 'Signing in...',
  deny: 'Not now',
  caution: `Only go on if you have just pressed Sign in in ${PRODUCT_NAME}.`,
  wrong: {
    title: 'Start from the app',
    lead: `This page is opened by ${PRODUCT_NAME} on your computer. Press Sign in there, and it comes back with what it needs.`,
    next: 'Get the app',
  },
  denied: {
    title: 'Nothing was signed in',
    lead: 'You can close this window. The app can ask again at any time.',
  },
} as const;
