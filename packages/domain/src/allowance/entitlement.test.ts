import { describe, expect, it } from 'vitest';
import { DAILY_ALLOWANCE_MS, FREE_MINUTES_PER_DAY, hasDailyLimit, SUBSCRIPTION_STATUSES } from '../index.ts';

describe('who has a daily limit', () => {
  it('[SUBS-10] is told from a subscription that is active, on trial or expired', () => {
    expect(SUBSCRIPTION_STATUSES).toEqual(['active', 'trial', 'expired']);
  });

  it('[FREE-01] is a free user, with fifteen minutes', () => {
    expect(hasDailyLimit('free')).toBe(true);
    expect(FREE_MINUTES_PER_DAY).toBe(15);
    expect(DAILY_ALLOWANCE_MS).toBe(15 * 60 * 1000);
  });

  it('[FREE-04] is no subscriber', () => {
    expect(hasDailyLimit('active')).toBe(false);
  });

  it.each(['active', 'trial', 'beta'] as const)('[RD-59] is nobody who is %s', (entitlement) => {
    expect(hasDailyLimit(entitlement)).toBe(false);
  });

  it('[RD-71] is again a person whose subscription has expired', () => {
    expect(hasDailyLimit('expired')).toBe(true);
  });
});
