import './subscription-view.css';
import { hasDailyLimit } from '@vayl/domain';
import { type ReactNode, useState } from 'react';
import { type Fact, Facts } from '../primitives/facts.tsx';
import { ManageSubscription } from './parts/manage-subscription.tsx';
import { Subscribe } from './parts/subscribe.tsx';
import type { SubscriptionFacts, SubscriptionSteps } from './parts/subscription-steps.ts';
import { SUBSCRIPTION_WORDS } from './words/subscription-words.ts';

export type { SubscriptionSteps };

interface SubscriptionViewProps {
  readonly subscription: SubscriptionFacts;
  /** Without them it is only shown, as where there is no network. */
  readonly steps: SubscriptionSteps | undefined;
}

/** How a subscription stands, and everything a person can do about it. */
export function SubscriptionView({ subscription, steps }: SubscriptionViewProps): ReactNode {
  const [said, setSaid] = useState<string>();
  const isLimited = hasDailyLimit(subscription.entitlement);
  return (
    <div className="v-subscription">
      <Facts facts={factsOf(subscription)} />
      {steps !== undefined && isLimited && (
        <Subscribe trialDays={subscription.trialDays} steps={steps} onSaid={setSaid} />
      )}
      {steps !== undefined && subscription.plan !== null && (
        <ManageSubscription subscription={subscription} steps={steps} onSaid={setSaid} />
      )}
      <p className="v-subscription-quiet" role="status">
        {said}
      </p>
    </div>
  );
}

function factsOf(subscription: SubscriptionFacts): readonly Fact[] {
  const { entitlement, plan, trialEndsAt, periodEndsAt, endsAtPeriodEnd } = subscription;
  const words = SUBSCRIPTION_WORDS;
  const facts: Fact[] = [{ name: words.status, value: words.statuses[entitlement] }];
  if (plan !== null) facts.push({ name: words.plan, value: words.plans[plan] });
  if (entitlement === 'trial' && trialEndsAt !== null && !endsAtPeriodEnd) {
    facts.push({ name: words.trialEnds, value: dateText(trialEndsAt) });
  }
  if (!hasDailyLimit(entitlement) && periodEndsAt !== null && (endsAtPeriodEnd || entitlement === 'active')) {
    facts.push({ name: endsAtPeriodEnd ? words.ends : words.renews, value: dateText(periodEndsAt) });
  }
  return facts;
}

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

function dateText(moment: string): string {
  return DATE.format(new Date(moment));
}
