import { PLANS, type Plan } from '@vayl/domain';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button.tsx';
import { FormProblem } from '../../primitives/form-problem.tsx';
import { SUBSCRIPTION_WORDS } from '../words/subscription-words.ts';
import type { SubscriptionFacts, SubscriptionSteps } from './subscription-steps.ts';
import { saidOf, useStep } from './use-step.ts';

interface SubscribeProps {
  readonly trialDays: SubscriptionFacts['trialDays'];
  readonly steps: Pick<SubscriptionSteps, 'subscribe'>;
  readonly onSaid: (text: string) => void;
}

/** Leads to the payment page, where the price stands. */
export function Subscribe({ trialDays, steps, onSaid }: SubscribeProps): ReactNode {
  const { busy, run, problemOf } = useStep<Plan>();
  const words = SUBSCRIPTION_WORDS;

  async function subscribe(plan: Plan): Promise<void> {
    const said = await run(plan, async () => saidOf(await steps.subscribe(plan)));
    if (said !== undefined) onSaid(said);
  }

  return (
    <div className="v-subscription-stack">
      <p>
        {trialText(trialDays)} {words.price}
      </p>
      <div className="v-subscription-row">
        {PLANS.map((plan) => (
          <Button
            key={plan}
            look="line"
            isDisabled={busy !== undefined}
            busyText={busy === plan ? words.opening : undefined}
            onClick={() => void subscribe(plan)}
          >
            {words.subscribe[plan]}
          </Button>
        ))}
      </div>
      <FormProblem>{problemOf('monthly') ?? problemOf('annual')}</FormProblem>
    </div>
  );
}

/** Nobody is promised days that the payment page would not give. */
function trialText({ annual, monthly }: SubscriptionFacts['trialDays']): string {
  if (annual === 0 && monthly === 0) return '';
  const { before, days, on } = SUBSCRIPTION_WORDS.daysFree;
  return `${before} ${annual} ${days} ${on.annual}, ${monthly} ${on.monthly}.`;
}
