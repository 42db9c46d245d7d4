import type { CallFailure, Client } from '@vayl/contract';
import { err, ok, type Result } from '@vayl/domain';
import { type SubscriptionSteps, SubscriptionView } from '@vayl/ui/account/subscription-view';
import type { ReactNode } from 'react';
import { ACCOUNT } from '../../../content/account.content.ts';
import { AccountPart } from '../../sections/account/account-part.tsx';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';
import { Answered } from './answered.tsx';
import { useAnswer } from './use-answer.ts';

const getSubscription = (client: Client) => client.getSubscription({});

export function SubscriptionPart(): ReactNode {
  const [answer, askAgain] = useAnswer(getSubscription);
  const steps: SubscriptionSteps = {
    subscribe: (plan) => goTo((client) => client.startCheckout({ body: { plan } })),
    openPortal: () => goTo((client) => client.openPortal({ body: {} })),
    cancel: () => asked((client) => client.cancelSubscription({ body: {} })),
    refund: () => asked((client) => client.refundSubscription({ body: {} })),
    lookAgain: askAgain,
  };
  return (
    <AccountPart title={ACCOUNT.subscription.title}>
      <Answered answer={answer} onAgain={askAgain}>
        {(subscription) => <SubscriptionView subscription={subscription} steps={steps} />}
      </Answered>
    </AccountPart>
  );
}

type Question<Value> = (client: Client) => Promise<Result<Value, CallFailure>>;

async function asked<Value>(question: Question<Value>): Promise<Result<Value, string>> {
  const answer = await ask(question);
  return answer.ok ? answer : err(failureText(answer.error));
}

/** The payment service's pages take the place of this one. */
async function goTo(question: Question<{ readonly url: string }>) {
  const answer = await asked(question);
  if (!answer.ok) return answer;
  window.location.assign(answer.value.url);
  return ok({ is: 'leaving' } as const);
}
