import { PRICES_USD_PER_MONTH, PRODUCT_NAME } from '@vayl/domain';

const PRICE = `about $${PRICES_USD_PER_MONTH.impliedByTokenExamples} a month`;

export const TOKEN_HERO = {
  title: { plain: 'Dead tokens for', turned: 'focused hours.' },
  lead: `An idea we may build: tokens that lost their price would count toward a ${PRODUCT_NAME} subscription, at the highest price they ever had. This page is its waitlist.`,
  honest:
    'Nothing is sold here. There is no deposit address yet, please send nothing to anyone, and none of this is an investment.',
  demo: 'Watch the demo',
  download: `Get ${PRODUCT_NAME}`,
} as const;

export const LAUNCH = {
  name: 'Countdown to launch',
  units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
  ahead: 'Until January 1, 2026, 00:00 Pacific (UTC−8).',
  past: 'January 1, 2026, 00:00 Pacific (UTC−8) has passed, and no launch has been announced. Whoever is on the list hears of it first.',
} as const;

export const WAITLIST_FORM = {
  name: 'Token waitlist',
  label: 'Email',
  placeholder: 'you@work.com',
  wallet: {
    label: 'Wallet address',
    placeholder: '0x… or a Solana address',
    hint: 'Only written down beside your email. Nothing is read from it or asked of it.',
  },
  submit: 'Join the waitlist',
  sending: 'Joining',
  sent: { title: 'You are on the list.', text: 'We write when there is something to tell, and not before.' },
  note: 'No payment information is required, now or later.',
} as const;

export const TOKEN_STEPS = {
  title: 'How it would work',
  lead: 'Four steps, on Ethereum (ERC-20) and Solana. They describe the plan; none of them can be taken yet.',
  steps: [
    { title: 'Get an address', text: 'You would get a unique deposit address, made for you alone.' },
    { title: 'Send tokens', text: 'You would send the tokens you no longer count on to that address.' },
    {
      title: 'Credit is computed',
      text: 'Credit equals units times all-time-high price, whatever the token is worth now.',
    },
    { title: 'Access activates', text: 'Subscription access activates once your credit meets the subscription price.' },
  ],
} as const;

interface TokenExample {
  readonly token: string;
  readonly units: number;
  /** Undefined where no record of prices exists. */
  readonly allTimeHighUsd: number | undefined;
}

export const TOKEN_EXAMPLES = {
  title: 'Four examples',
  lead: `Made-up tokens against a subscription of ${PRICE}. That figure belongs to these examples; what ${PRODUCT_NAME} costs otherwise is another matter.`,
  caption: 'Units times all-time-high price, against the price of a month',
  columns: { token: 'Token', units: 'Units', high: 'All-time high', credit: 'Credit', result: 'Result' },
  examples: [
    { token: 'A dog coin', units: 60_000, allTimeHighUsd: 0.0005 },
    { token: 'A frog coin', units: 80, allTimeHighUsd: 0.25 },
    { token: 'A coin of a week', units: 1_500, allTimeHighUsd: 0.008 },
    { token: 'Never on an exchange', units: 1_000_000, allTimeHighUsd: undefined },
  ] satisfies readonly TokenExample[],
  results: { active: 'Activates access', short: 'short', none: 'No all-time-high data, no credit' },
  note: 'Any credit at or above the subscription price activates access.',
} as const;

export const TOKEN_VALUES = {
  title: 'What you would get',
  rows: [
    { title: 'The whole app', text: `The same ${PRODUCT_NAME} as any subscriber, without the daily limit.` },
    { title: 'No card', text: 'No payment information is required: no card, no bank, no billing address.' },
    { title: 'Two chains', text: 'Ethereum (ERC-20) and Solana. The plan names these two and no others.' },
    {
      title: 'One rule',
      text: 'Units times all-time-high price. The same sum for everybody, written down beforehand.',
    },
    {
      title: 'A clear no',
      text: 'Tokens without all-time-high data give no credit, and you would read that before you send.',
    },
    { title: 'The free minutes', text: 'They stay as they are. Nobody needs a token to try it.' },
  ],
} as const;

export const TOKEN_FAQ = {
  title: 'Questions',
  parts: [
    {
      id: 'real',
      title: 'Can I send tokens now?',
      content:
        'No. There is no deposit address, no wallet connection and no credit account. Anyone who gives you an address in our name is not us.',
    },
    {
      id: 'investment',
      title: 'Is this an investment?',
      content:
        'No. Nothing is sold, promised or paid out. At most, a token you gave away would count toward a month of an app.',
    },
    {
      id: 'chains',
      title: 'Which chains?',
      content: 'The plan names Ethereum (ERC-20) and Solana.',
    },
    {
      id: 'credit',
      title: 'How is credit computed?',
      content:
        'Credit equals units times all-time-high price in US dollars. Tokens without all-time-high data give no credit.',
    },
    {
      id: 'price',
      title: 'When does access activate?',
      content: `Any credit at or above the subscription price activates access. The examples reckon with ${PRICE}.`,
    },
    {
      id: 'card',
      title: 'Do you need my card?',
      content: 'No payment information is required. The waitlist takes an email and, if you like, a wallet address.',
    },
    {
      id: 'launch',
      title: 'When does it launch?',
      content:
        'We had named January 1, 2026. That date has passed and no other has been set. If it never launches, we will tell the list that too.',
    },
  ],
} as const;

export const TOKEN_FINAL = {
  title: { plain: 'Told once,', turned: 'when it is real.' },
  lead: 'One list, for one announcement. Leave it whenever you like by the link in the mail.',
} as const;
