import { FREE_MINUTES_PER_DAY, PRODUCT_NAME } from '@vayl/domain';

export const ACCOUNT_WORDS = {
  looking: 'Looking for your account...',
  signedOut: {
    title: 'Not signed in',
    text: `${PRODUCT_NAME} works without one: ${FREE_MINUTES_PER_DAY} minutes a day, counted on this computer. Sign in to take them along to your other computers, or to subscribe.`,
    signIn: 'Sign in',
    typeCode: 'Type a code instead',
  },
  browser: {
    title: 'Go on in your browser',
    text: 'It asks whether to sign this computer in, and brings you back here by itself.',
    openAgain: 'Open the page again',
  },
  code: {
    title: 'Type this code',
    before: 'Open',
    after: 'in any browser, sign in there and type the code. This window notices by itself.',
    label: 'Code',
    open: 'Open the page',
  },
  busy: 'One moment...',
  cancel: 'Cancel',
  signedIn: {
    title: 'Signed in',
    site: 'Account on the site',
    signOut: 'Sign out',
    signingOut: 'Signing out...',
    subscription: 'Subscription',
    paymentOpened: 'The payment page is open in your browser. What changes there is shown here.',
  },
  offline: {
    title: 'No connection',
    text: 'This is how your account stood last. Light and sound work as always.',
  },
  forThisRun: 'Signed in until you quit',
  unconfirmed: 'Email not confirmed yet',
} as const;
