/** The kinds of cookie that a service like ours may set (LEG-40 to LEG-43), and who would set them. */
export const COOKIE_ROWS = [
  {
    cookie: 'Authentication cookie',
    category: 'Essential',
    purpose: 'keeps you signed in',
    duration: 'Session',
    setBy: 'us',
  },
  {
    cookie: 'Analytics cookie',
    category: 'Analytics',
    purpose: 'recognises a visitor who comes back',
    duration: '2 years',
    setBy: 'foreign-service',
  },
  {
    cookie: 'Payment fraud cookie',
    category: 'Third-party',
    purpose: 'lets the payment provider tell people from robots',
    duration: '1 year',
    setBy: 'payment-provider',
  },
  {
    cookie: 'Payment session cookie',
    category: 'Third-party',
    purpose: 'holds one visit to the payment page together',
    duration: '30 minutes',
    setBy: 'payment-provider',
  },
] as const;

export type CookieSetter = (typeof COOKIE_ROWS)[number]['setBy'];

export const COOKIE_TABLE = {
  label: 'Cookies, how long they last, and whether this site sets them',
  columns: ['Cookie', 'Category', 'What for', 'Duration', 'Set by this site?'],
} as const;

export const COOKIE_ANSWERS = {
  us: 'Yes, when you sign in',
  'payment-provider': 'No: only on the payment provider’s own pages, when you pay',
  'foreign-service': 'No: nothing of the kind is switched on',
} as const satisfies Record<CookieSetter, string>;
