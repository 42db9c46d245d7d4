export const SUBSCRIPTION_STATUSES = ['active', 'trial', 'expired'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Who a person is to the meter. Beta participants are given theirs by an operator. */
export type Entitlement = 'free' | 'beta' | SubscriptionStatus;

export const FREE_MINUTES_PER_DAY = 15;

/** Subscribers, trials and beta participants have no limit; once expired, the free limit applies again (RD-71). */
export function hasDailyLimit(entitlement: Entitlement): boolean {
  return entitlement === 'free' || entitlement === 'expired';
}
