import {
  BETA,
  CLAIMS,
  FREE_MINUTES_PER_DAY,
  GOVERNOR_LIMITS,
  KEPT_FOR,
  PLANS,
  POLICY,
  PRICES_USD_PER_MONTH,
  SERVER_PASSWORD_MIN_LENGTH,
  SIGN_UP_PASSWORD_MIN_LENGTH,
  trialDays,
} from '@vayl/domain';

export interface Guard {
  /** What the number is, so that whoever typed it knows what to write instead. */
  readonly what: string;
  readonly pattern: RegExp;
}

const NUMBER_WORDS: Readonly<Record<number, string>> = {
  4: 'four',
  6: 'six',
  7: 'seven',
  8: 'eight',
  14: 'fourteen',
  15: 'fifteen',
  20: 'twenty',
  21: 'twenty-one',
  28: 'twenty-eight',
  30: 'thirty',
};

/** A figure as short as this also stands for other things: `40 Hz` is a rate before it is a claim. */
const EVERYDAY_FIGURE = /^(?:[\d.-]+ ?(?:Hz|h)|\d{1,3}%|\d+ minutes|[\d.]+ seconds)$/;

/** Constants of the product that a page must not type by hand: `<Fact>` and `<Claim>` know them. */
export const GUARDS: readonly Guard[] = [
  amount('free minutes per day', FREE_MINUTES_PER_DAY, 'min(?:ute)?s?'),
  amount('refund days', POLICY.refundDays, 'days?'),
  amount('days of notice', POLICY.termsNoticeDays, 'days?'),
  ...PLANS.flatMap((plan) =>
    [false, true].map((isReferred) => amount('days of a trial', trialDays({ plan, isReferred }), 'days?')),
  ),
  ...Object.values(KEPT_FOR)
    .filter((time) => time.endsWith(' days') && Number.parseInt(time, 10) > 7)
    .map((time) => ({ what: 'how long something is kept', pattern: literal(time) })),
  amount('least length of a password', SERVER_PASSWORD_MIN_LENGTH, 'characters?'),
  amount('least length of a password', SIGN_UP_PASSWORD_MIN_LENGTH, 'characters?'),
  amount('places in the beta', BETA.spots, '(?:places?|spots?)'),
  amount('weeks of the beta', BETA.weeks, 'weeks?'),
  amount('length of the fade', GOVERNOR_LIMITS.fadeMs, '(?:ms|milliseconds?)'),
  amount('shortest edge', GOVERNOR_LIMITS.shortestEdgeMs, '(?:ms|milliseconds?)'),
  { what: 'last day of the beta', pattern: literal(BETA.applicationsClose) },
  ...Object.values(PRICES_USD_PER_MONTH).map((price) => ({
    what: 'price',
    pattern: new RegExp(`(?:\\$|USD ?)${price}(?![\\d.])`),
  })),
  ...Object.entries(CLAIMS).flatMap(([id, { figure }]) =>
    figure === undefined || EVERYDAY_FIGURE.test(figure) ? [] : [{ what: `claim ${id}`, pattern: literal(figure) }],
  ),
];

function amount(what: string, value: number, unit: string): Guard {
  const word = NUMBER_WORDS[value];
  const number = word === undefined ? `${value}` : `(?:${value}|${word})`;
  return { what, pattern: new RegExp(`(?<![\\d.,–-])\\b${number}[ \\u00a0-]${unit}\\b`, 'i') };
}

function literal(text: string): RegExp {
  return new RegExp(`(?<![\\d.])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'i');
}
