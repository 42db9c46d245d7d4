export const VERIFY_EMAIL = {
  asking: { title: 'Your email', lead: 'Looking up your account...' },
  confirmed: {
    title: 'Your email is confirmed',
    lead: 'Thank you. There is nothing more to do here.',
  },
  /** Nobody is signed in here, so all that is known is that a link may have led to this page. */
  unknown: {
    title: 'Thank you',
    lead: 'If the link in our mail brought you here, your email is confirmed.',
  },
  waiting: {
    title: 'Confirm your email',
    lead: 'We sent a link to this address. It works for 24 hours.',
    submit: 'Send the link again',
    busy: 'Sending...',
    sent: 'Sent. Look into your mail, and into the folder for spam.',
  },
  refused: { title: 'That link did not work' },
  change: {
    title: 'Confirm your new email',
    lead: 'One press, and your account uses the address that got this link.',
    submit: 'Use this address',
    busy: 'Changing...',
  },
  changed: {
    title: 'Your email is changed',
    lead: 'From now on you sign in with the new address.',
  },
  toAccount: 'To your account',
  signIn: 'Sign in',
} as const;
