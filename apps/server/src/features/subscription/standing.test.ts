import { describe, expect, it } from 'vitest';
import type { PaymentSubscription } from '../../vendors/stripe.ts';
import { RENEWAL_GRACE_MS, standingOf, UNPAID_GRACE_MS } from './standing.ts';

const START = new Date('2026-03-01T00:00:00Z');
const END = new Date('2026-04-01T00:00:00Z');
const TRIAL_END = new Date('2026-03-08T00:00:00Z');

const subscription = (change: Partial<PaymentSubscription>): PaymentSubscription => ({
  id: 'sub_1',
  customerId: 'cus_1',
  status: 'active',
  plan: 'monthly',
  createdAt: START,
  trialEndsAt: null,
  periodStartsAt: START,
  periodEndsAt: END,
  cancelsAt: null,
  firstCharge: null,
  ...change,
});
const after = (moment: Date, byMs: number) => new Date(moment.getTime() + byMs);

describe('what a subscription gives', () => {
  it.each([
    { status: 'trialing', trialEndsAt: TRIAL_END, gives: 'trial', until: after(TRIAL_END, RENEWAL_GRACE_MS) },
    { status: 'trialing', trialEndsAt: TRIAL_END, cancelsAt: TRIAL_END, gives: 'trial', until: TRIAL_END },
    { status: 'active', gives: 'active', until: after(END, RENEWAL_GRACE_MS) },
    { status: 'active', cancelsAt: END, gives: 'active', until: END },
    { status: 'past_due', gives: 'active', until: after(START, UNPAID_GRACE_MS) },
  ] as const)('[SUBS-10] while $status is $gives until $until', ({ gives, until, ...change }) => {
    expect(standingOf(subscription(change))).toEqual({ status: gives, endsAt: until, isOpen: true });
  });

  it.each([
    { status: 'unpaid', isOpen: true },
    { status: 'paused', isOpen: true },
    { status: 'canceled', isOpen: false },
  ] as const)('[RD-71] is expired when it is $status', ({ status, isOpen }) => {
    expect(standingOf(subscription({ status }))).toEqual({ status: 'expired', endsAt: null, isOpen });
  });

  it.each(['incomplete', 'incomplete_expired'] as const)('is nothing when it never began: %s', (status) => {
    expect(standingOf(subscription({ status }))).toEqual({ status: null, endsAt: null, isOpen: false });
  });
});
