import { PLANS, type Plan } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { type ReactNode, useState } from 'react';
import { ACCOUNT } from '../../../content/account.content.ts';
import { FormProblem } from '../identity/form-problem.tsx';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';

interface SubscribeProps {
  /** How long each plan would be free for this person, as the server counts it. */
  readonly trialDays: Readonly<Record<Plan, number>>;
}

/** Leads to the payment page, where the price stands. */
export function Subscribe({ trialDays }: SubscribeProps): ReactNode {
  const [busy, setBusy] = useState<Plan>();
  const [problem, setProblem] = useState<string>();
  const words = ACCOUNT.subscription;

  async function subscribe(plan: Plan): Promise<void> {
    setBusy(plan);
    setProblem(undefined);
    const answer = await ask((client) => client.startCheckout({ body: { plan } }));
    if (answer.ok) return window.location.assign(answer.value.url);
    setBusy(undefined);
    setProblem(failureText(answer.error));
  }

  return (
    <div className="account-stack">
      <p>
        {trialText(trialDays)} {words.price}
      </p>
      <div className="account-row">
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
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}

/** Nobody is promised days that the payment page would not give. */
function trialText({ annual, monthly }: Readonly<Record<Plan, number>>): string {
  if (annual === 0 && monthly === 0) return '';
  const { before, days, on } = ACCOUNT.subscription.daysFree;
  return `${before} ${annual} ${days} ${on.annual}, ${monthly} ${on.monthly}.`;
}
