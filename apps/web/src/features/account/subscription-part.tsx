import type { Client } from '@vayl/contract';
import { hasDailyLimit } from '@vayl/domain';
import { type ReactNode, useState } from 'react';
import { ACCOUNT } from '../../../content/account.content.ts';
import { AccountPart } from '../../sections/account/account-part.tsx';
import { type Fact, Facts } from '../../sections/entry/facts.tsx';
import { dateText } from '../../site/moment-text.ts';
import { Answered } from './answered.tsx';
import { ManageSubscription } from './manage-subscription.tsx';
import { Subscribe } from './subscribe.tsx';
import type { Subscription } from './subscription.ts';
import { useAnswer } from './use-answer.ts';

const getSubscription = (client: Client) => client.getSubscription({});

export function SubscriptionPart(): ReactNode {
  const [answer, askAgain] = useAnswer(getSubscription);
  const [said, setSaid] = useState<string>();
  return (
    <AccountPart title={ACCOUNT.subscription.title}>
      <Answered answer={answer} onAgain={askAgain}>
        {(subscription) => (
          <>
            <Facts facts={factsOf(subscription)} />
            {hasDailyLimit(subscription.entitlement) && <Subscribe trialDays={subscription.trialDays} />}
            {subscription.plan !== null && (
              <ManageSubscription
                subscription={subscription}
                onChanged={async (text) => {
                  await askAgain();
                  setSaid(text);
                }}
              />
            )}
          </>
        )}
      </Answered>
      <p className="account-quiet" role="status">
        {said}
      </p>
    </AccountPart>
  );
}

function factsOf({ entitlement, plan, trialEndsAt, periodEndsAt, endsAtPeriodEnd }: Subscription): readonly Fact[] {
  const words = ACCOUNT.subscription;
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
