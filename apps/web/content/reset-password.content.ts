/** RESET_SECONDS of the server is one hour; the mail says the same. */
export const RESET_PASSWORD = {
  ask: {
    title: 'Reset your password',
    lead: 'Tell us the email of your account. We send a link that works once, within one hour.',
    submit: 'Send the link',
    busy: 'Sending...',
    back: 'Back to sign in',
  },
  sent: {
    title: 'Look into your mail',
    lead: 'If there is an account with this address, a link is on its way to it:',
    other: 'Try another address',
  },
  choose: {
    title: 'Choose a new password',
    lead: 'It signs you out everywhere, on this computer and on all others.',
    submit: 'Save the new password',
    busy: 'Saving...',
    newLink: 'Ask for a new link',
  },
  done: {
    title: 'Your password is changed',
    lead: 'You are signed out everywhere. Sign in with the new one.',
    next: 'Sign in',
  },
} as const;
