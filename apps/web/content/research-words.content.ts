import { PRICES_USD_PER_MONTH, TASK_SECONDS } from '@vayl/domain';

/** The calculator, the examples it computes, and the last words of both research pages. */
export const CALCULATOR = {
  title: 'ROI calculator',
  lead: 'The improvement is the one number nobody knows for your team, so the chart shows all of them.',
  formLabel: 'Your numbers',
  needsScript:
    'Changing these numbers needs JavaScript. The result shown is worked out for the numbers that stand here.',
  ownGain: `The improvement is your own number, from your own self-test: how much quicker your reactions were in a task of ${TASK_SECONDS} seconds. That is not the same as productivity, and it is one person’s.`,
  hints: {
    hours: { before: 'Industry average:', claim: 'hours-lost', after: 'Change it to yours.' },
    improvement: { claim: 'improvement-assumed' },
    price: `Standard $${PRICES_USD_PER_MONTH.perPerson}, enterprise custom.`,
  },
  labels: {
    averageSalary: 'Average salary',
    hoursLostDaily: 'Hours lost daily',
    improvementPercent: 'Expected improvement',
  },
  result: {
    net: (percent: number) => `Net per year at ${percent}% improvement`,
    roi: 'Return on investment',
    loss: 'Annual loss',
    recoverable: 'Recoverable',
    investment: 'Investment',
    breakEven: 'Breaks even at',
  },
  chart: {
    title: 'Net per year against expected improvement',
    xLabel: 'Expected improvement',
    yLabel: 'Net per year',
    lineLabel: 'Net per year',
    caption:
      'Arithmetic on your inputs, not a forecast. Annual loss = 250 days × hours lost × (salary ÷ 2080) × team. Recoverable is that loss × improvement. Net is recoverable less team × price × 12.',
  },
  share: {
    copy: 'Copy a link to these numbers',
    link: 'Link to these numbers',
    copied: 'Copied. Whoever opens it sees the same sum.',
    refused: 'The browser did not allow copying. Take the address from the link.',
    reset: 'Back to the first numbers',
  },
} as const;

export const CAVEATS = {
  title: 'What this sum leaves out',
  claims: ['hours-lost', 'hours-lost-default'],
  rows: [
    'Hours lost are rarely lost whole. People do other useful things while they find their way back.',
    'A saved hour is worth its salary only if it is spent on work that matters.',
    'At 0% improvement you have paid the investment and gained nothing. The chart starts there on purpose.',
    '250 days and 2,080 hours are both conventions, and they do not agree: 2,080 hours are 260 days.',
  ],
} as const;

export const EXAMPLES = {
  title: 'Company examples',
  mark: 'Illustration',
  lead: 'No company stands behind these. They are three sets of numbers put through the calculator above, and one of them loses.',
  sums: { loss: 'Annual loss', investment: 'Investment', net: 'Net per year', roi: 'ROI', breakEven: 'Breaks even at' },
  open: 'Open in the calculator',
} as const;

export const CHAT = {
  title: 'A conversation with Helios',
  mark: 'Example, written by us',
  you: 'You write',
  helios: 'Helios answers',
} as const;

export const CONCERNS = { title: 'Concerns, answered plainly' } as const;

export const CALL = {
  title: 'Fifteen minutes, and you may say no',
  lead: 'We show it to you, answer what we can, and say where we cannot. Bring the person on your team who doubts it most.',
  book: 'Book a 15-minute demo',
  download: 'Download',
  contact: 'Questions about a source, or a correction:',
  home: 'Back to homepage',
} as const;
