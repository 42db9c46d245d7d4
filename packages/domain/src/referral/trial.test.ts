import { describe, expect, it } from 'vitest';
import { PLANS, trialDays } from '../index.ts';

describe('a trial', () => {
  it.each([
    { id: 'REF-15', plan: 'monthly', plainDays: 7, referredDays: 21 },
    { id: 'REF-16', plan: 'annual', plainDays: 14, referredDays: 28 },
  ] as const)('[$id] [RD-03] of the $plan plan grows from $plainDays to $referredDays days', (row) => {
    expect(trialDays({ plan: row.plan, isReferred: false })).toBe(row.plainDays);
    expect(trialDays({ plan: row.plan, isReferred: true })).toBe(row.referredDays);
  });

  it('[RD-03] triples on the monthly plan and only doubles on the annual one', () => {
    const growth = PLANS.map((plan) => trialDays({ plan, isReferred: true }) / trialDays({ plan, isReferred: false }));
    expect(growth).toEqual([3, 2]);
  });
});
