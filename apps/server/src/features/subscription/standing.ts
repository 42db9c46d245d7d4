import { assertNever, type SubscriptionStatus } from '@vayl/domain';
import type { PaymentSubscription } from '../../vendors/stripe.ts';

/** What a subscription gives a person, and until when if nothing more is heard of it. */
export interface Standing {
  /** Nothing for one that never began. */
  readonly status: SubscriptionStatus | null;
  readonly endsAt: Date | null;
  /** Whether the payment service still has it, so that a second one would be paid beside it. */
  readonly isOpen: boolean;
}

const HOUR_MS = 3_600_000;
/**
 * A renewal takes the service a while; nobody who pays is cut off in the meantime.
 *
 * @internal
 */
export const RENEWAL_GRACE_MS = 24 * HOUR_MS;
/**
 * A card that was refused is tried again for weeks; access waits for it three days.
 *
 * @internal
 */
export const UNPAID_GRACE_MS = 72 * HOUR_MS;

export function standingOf(subscription: PaymentSubscription): Standing {
  const { status, cancelsAt, periodStartsAt, periodEndsAt, trialEndsAt } = subscription;
  switch (status) {
    case 'trialing':
      return {
        status: 'trial',
        endsAt: cancelsAt ?? later(trialEndsAt ?? periodEndsAt, RENEWAL_GRACE_MS),
        isOpen: true,
      };
    case 'active':
      return { status: 'active', endsAt: cancelsAt ?? later(periodEndsAt, RENEWAL_GRACE_MS), isOpen: true };
    case 'past_due':
      return { status: 'active', endsAt: later(periodStartsAt, UNPAID_GRACE_MS), isOpen: true };
    case 'unpaid':
    case 'paused':
      return { status: 'expired', endsAt: null, isOpen: true };
    case 'canceled':
      return { status: 'expired', endsAt: null, isOpen: false };
    case 'incomplete':
    case 'incomplete_expired':
      return { status: null, endsAt: null, isOpen: false };
    default:
      return assertNever(status);
  }
}

function later(moment: Date, byMs: number): Date {
  return new Date(moment.getTime() + byMs);
}
