import { ok } from '@vayl/domain';
import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/button.tsx';
import { ConfirmDialog } from '../../primitives/confirm-dialog.tsx';
import { FormProblem } from '../../primitives/form-problem.tsx';
import { moneyText } from '../words/money-text.ts';
import { SUBSCRIPTION_WORDS } from '../words/subscription-words.ts';
import type { SubscriptionFacts, SubscriptionSteps } from './subscription-steps.ts';
import { saidOf, useStep } from './use-step.ts';

interface ManageSubscriptionProps {
  readonly subscription: SubscriptionFacts;
  readonly steps: SubscriptionSteps;
  /** After a step, with what there is to say about it. */
  readonly onSaid: (text: string) => void;
}

type Asked = 'cancel' | 'refund';

/** Card and invoices are kept by the payment service; ending and refunding can be done right here. */
export function ManageSubscription({ subscription, steps, onSaid }: ManageSubscriptionProps): ReactNode {
  const [dialog, setDialog] = useState<Asked>();
  const { busy, run, problemOf, forgetProblem } = useStep<'portal' | Asked>();
  const words = SUBSCRIPTION_WORDS;
  const isRunning = subscription.entitlement === 'active' || subscription.entitlement === 'trial';

  const open = (asked: Asked): void => {
    forgetProblem();
    setDialog(asked);
  };
  const goToPortal = async (): Promise<void> => {
    const said = await run('portal', async () => saidOf(await steps.openPortal()));
    if (said !== undefined) onSaid(said);
  };
  const done = async (said: string | undefined): Promise<void> => {
    if (said === undefined) return;
    setDialog(undefined);
    await steps.lookAgain();
    onSaid(said);
  };
  const cancel = async () =>
    done(
      await run('cancel', async () => {
        const cancelled = await steps.cancel();
        return cancelled.ok ? ok(words.cancelled) : cancelled;
      }),
    );
  const refund = async () =>
    done(
      await run('refund', async () => {
        const refunded = await steps.refund();
        return refunded.ok ? ok(`${words.refunded} ${moneyText(refunded.value)}`) : refunded;
      }),
    );
  const dialogOf = (asked: Asked, confirm: () => Promise<void>) => ({
    isOpen: dialog === asked,
    isBusy: busy === asked,
    problem: problemOf(asked),
    onConfirm: () => void confirm(),
    onClose: () => setDialog(undefined),
  });

  return (
    <div className="v-subscription-stack">
      <div className="v-subscription-row">
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
      {subscription.isRefundable && <p className="v-subscription-quiet">{words.refundHint}</p>}
      <FormProblem>{problemOf('portal')}</FormProblem>
      <ConfirmDialog {...dialogOf('cancel', cancel)} words={words.cancelDialog} />
      <ConfirmDialog {...dialogOf('refund', refund)} words={words.refundDialog} />
    </div>
  );
}
