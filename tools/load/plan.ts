import { Chance } from '../nature/chance.ts';
import { momentOfDay } from './day-curve.ts';

export const STEP_KINDS = [
  'balance',
  'lease',
  'return',
  'usage-start',
  'usage-end',
  'suggestion',
  'sign-in',
  'sign-up',
  'releases',
  'download',
  'download-request',
  'waitlist',
  'webhook',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export interface Step {
  /** When it is sent, counted from the start, whatever became of those before it. */
  readonly atMs: number;
  readonly kind: StepKind;
  readonly person: number;
  /** Which one of its kind it is for this person; a return names the lease that it gives back. */
  readonly number: number;
  /** What is told with it: seconds that were used. */
  readonly seconds: number;
}

export interface DayWish {
  readonly people: number;
  /** How long the day takes. */
  readonly seconds: number;
  readonly seed: number;
}

/**
 * The share of people who do a thing on a day. Everybody opens the app; the rest are guesses, written down here so that
 * they can be argued with: 3 to 6 requests a person, of which two or three are leases.
 */
const MIX = {
  /** How many leases of five minutes a person asks for; the fourth finds the day used up. */
  leases: [
    { count: 1, share: 0.2 },
    { count: 2, share: 0.2 },
    { count: 3, share: 0.4 },
    { count: 4, share: 0.2 },
  ],
  return: 0.4,
  usage: 0.3,
  suggestion: 0.6,
  signIn: 0.1,
  signUp: 0.008,
  download: 0.03,
  downloadRequest: 0.01,
  waitlist: 0.01,
  webhook: 0.005,
  /** Of the events of the payment service, those that come twice. */
  webhookAgain: 0.1,
} as const;

const LEASE_SECONDS = 300;
const DAY_SECONDS = 86_400;
/** The longest that one of these people is at it: who begins later than this would not end today. */
const LONGEST_SECONDS = 4 * LEASE_SECONDS + 120;

/** Who does what when. The same wish gives the same day. */
export function planDay({ people, seconds, seed }: DayWish): readonly Step[] {
  const chance = new Chance(seed);
  const pace = (seconds * 1000) / DAY_SECONDS;
  const steps: Step[] = [];
  for (let person = 0; person < people; person += 1) {
    const own = chance.fork();
    const beginsAt = momentOfDay(own) * (DAY_SECONDS - LONGEST_SECONDS);
    for (const { after, ...step } of dayOf(own)) {
      steps.push({ ...step, person, atMs: (beginsAt + after) * pace });
    }
  }
  return steps.sort((one, other) => one.atMs - other.atMs);
}

interface OwnStep extends Omit<Step, 'atMs' | 'person'> {
  /** Seconds of the day after the person began. */
  readonly after: number;
}

function* dayOf(chance: Chance): Generator<OwnStep> {
  const plain = { number: 0, seconds: 0 };
  const does = (share: number) => chance.uniform() < share;
  if (does(MIX.signIn)) yield { ...plain, kind: 'sign-in', after: 0 };
  yield { ...plain, kind: 'balance', after: 2 };
  if (does(MIX.suggestion)) yield { ...plain, kind: 'suggestion', after: chance.between(5, 60) };
  yield* sessionOf(chance);
  yield* visitsOf(chance);
  if (does(MIX.webhook)) {
    const after = chance.between(0, 600);
    yield { ...plain, kind: 'webhook', after };
    if (does(MIX.webhookAgain)) yield { ...plain, kind: 'webhook', after: after + chance.between(0.5, 60) };
  }
}

function* sessionOf(chance: Chance): Generator<OwnStep> {
  const leases = leaseCount(chance.uniform());
  const beginsAfter = chance.between(10, 60);
  const keepsTotals = chance.uniform() < MIX.usage;
  if (keepsTotals) yield { kind: 'usage-start', number: 0, seconds: 0, after: beginsAfter };
  for (let number = 0; number < leases; number += 1) {
    yield { kind: 'lease', number, seconds: LEASE_SECONDS, after: beginsAfter + number * LEASE_SECONDS };
  }
  const lastUsed = Math.floor(chance.between(10, LEASE_SECONDS - 10));
  const endsAfter = beginsAfter + (leases - 1) * LEASE_SECONDS + lastUsed;
  if (chance.uniform() < MIX.return) yield { kind: 'return', number: leases - 1, seconds: lastUsed, after: endsAfter };
  if (keepsTotals) yield { kind: 'usage-end', number: 0, seconds: 1, after: endsAfter };
}

/** What people do who come by the site. They are counted as people too, with an address of their own. */
function* visitsOf(chance: Chance): Generator<OwnStep> {
  const plain = { number: 0, seconds: 0 };
  if (chance.uniform() < MIX.signUp) yield { ...plain, kind: 'sign-up', after: chance.between(0, 300) };
  if (chance.uniform() < MIX.download) {
    const after = chance.between(0, 300);
    yield { ...plain, kind: 'releases', after };
    yield { ...plain, kind: 'download', after: after + 5 };
  }
  if (chance.uniform() < MIX.downloadRequest) {
    yield { ...plain, kind: 'download-request', after: chance.between(0, 300) };
  }
  if (chance.uniform() < MIX.waitlist) yield { ...plain, kind: 'waitlist', after: chance.between(0, 300) };
}

function leaseCount(drawn: number): number {
  let left = drawn;
  for (const { count, share } of MIX.leases) {
    if (left < share) return count;
    left -= share;
  }
  return MIX.leases.length;
}
