import { Button } from '@vayl/ui/primitives/button';
import { type ReactNode, useState } from 'react';
import { ACCOUNT } from '../../../content/account.content.ts';
import { FormProblem } from '../identity/form-problem.tsx';
import { ask } from '../server/ask.ts';
import { failureText } from '../server/server.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { moneyText } from './money-text.ts';
import type { Subscription } from './subscription.ts';

interface ManageSubscriptionProps {
  readonly subscription: Subscription;
  /** After a step, with what there is to say about it. */
  readonly onChanged: (text: string) => Promise<void>;
}

type Step = 'portal' | 'cancel' | 'refund';

/** Card and invoices are kept by the payment service; ending and refunding can be done right here. */
export function ManageSubscription({ subscription, onChanged }: ManageSubscriptionProps): ReactNode {
  const [dialog, setDialog] = useState<Exclude<Step, 'portal'>>();
  const [busy, setBusy] = useState<Step>();
  const [problem, setProblem] = useState<{ readonly step: Step; readonly text: string }>();
  const words = ACCOUNT.subscription;
  const isRunning = subscription.entitlement === 'active' || subscription.entitlement === 'trial';

  /** The work gives what there is to say, or why it failed. */
  const run = async (step: Step, work: () => Promise<{ said: string } | { failed: string }>): Promise<void> => {
    setBusy(step);
    setProblem(undefined);
    const outcome = await work();
    setBusy(undefined);
    if ('failed' in outcome) return setProblem({ step, text: outcome.failed });
    setDialog(undefined);
    await onChanged(outcome.said);
  };
  const problemOf = (step: Step) => (problem?.step === step ? problem.text : undefined);
  const open = (step: Exclude<Step, 'portal'>): void => {
    setProblem(undefined);
    setDialog(step);
  };

  async function goToPortal(): Promise<void> {
    setBusy('portal');
    setProblem(undefined);
    const answer = await ask((client) => client.openPortal({ body: {} }));
    if (answer.ok) return window.location.assign(answer.value.url);
    setBusy(undefined);
    setProblem({ step: 'portal', text: failureText(answer.error) });
  }

  const cancel = () =>
    run('cancel', async () => {
      const answer = await ask((client) => client.cancelSubscription({ body: {} }));
      return answer.ok ? { said: words.cancelled } : { failed: failureText(answer.error) };
    });
  const refund = () =>
    run('refund', async () => {
      const answer = await ask((client) => client.refundSubscription({ body: {} }));
      return answer.ok
        ? { said: `${words.refunded} ${moneyText(answer.value)}` }
        : { failed: failureText(answer.error) };
    });

  return (
    <div className="account-stack">
      <div className="account-row">
        <Button look="line" busyText={busy === 'portal' ? words.opening : undefined} onClick={() => void goToPortal()}>
          {words.manage}
        </Button>
        {isRunning && !subscription.endsAtPeriodEnd && (
          <Button look="line" aria-haspopup="dialog" onClick={() => open('cancel')}>
            {words.cancel}
          </Button>
        )}
        {subscription.isRefundable && (
          <Button look="line" aria-haspopup="dialog" onClick={() => open('refund')}>
            {words.refund}
          </Button>
        )}
      </div>
      {subscription.isRefundable && <p className="account-quiet">{words.refundHint}</p>}
      <FormProblem>{problemOf('portal')}</FormProblem>
      <ConfirmDialog
        isOpen={dialog === 'cancel'}
        words={ACCOUNT.cancelDialog}
        isBusy={busy === 'cancel'}
        problem={problemOf('cancel')}
        onConfirm={() => void cancel()}
        onClose={() => setDialog(undefined)}
      />
      <ConfirmDialog
        isOpen={dialog === 'refund'}
        words={ACCOUNT.refundDialog}
        isBusy={busy === 'refund'}
        problem={problemOf('refund')}
        onConfirm={() => void refund()}
        onClose={() => setDialog(undefined)}
      />
    </div>
  );
}
