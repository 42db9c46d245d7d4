import type { Entitlement, Plan, Result } from '@vayl/domain';

/** What is known of a subscription: what it allows, why, and until when. */
export interface SubscriptionFacts {
  readonly entitlement: Entitlement;
  readonly plan: Plan | null;
  readonly trialEndsAt: string | null;
  readonly periodEndsAt: string | null;
  readonly endsAtPeriodEnd: boolean;
  readonly isRefundable: boolean;
  /** How long each plan would be free for this person, as the server counts it. */
  readonly trialDays: Readonly<Record<Plan, number>>;
}

export interface Refunded {
  readonly refundedCents: number;
  /** As the payment service writes it: `usd`. */
  readonly currency: string;
}

/** `leaving`: this page goes away, for the payment page. `opened`: that has opened elsewhere, with what to say about it. */
type Opened = { readonly is: 'leaving' } | { readonly is: 'opened'; readonly said: string };

/** What can be done about it. A failure is its sentence. */
export interface SubscriptionSteps {
  readonly subscribe: (plan: Plan) => Promise<Result<Opened, string>>;
  readonly openPortal: () => Promise<Result<Opened, string>>;
  readonly cancel: () => Promise<Result<unknown, string>>;
  readonly refund: () => Promise<Result<Refunded, string>>;
  /** To see what has changed. */
  readonly lookAgain: () => Promise<void>;
}
