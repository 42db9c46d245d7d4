import { ERROR_TEXT } from '@vayl/domain';
import { SubscriptionView } from '@vayl/ui/account/subscription-view';
import { Button } from '@vayl/ui/primitives/button';
import { FormProblem } from '@vayl/ui/primitives/form-problem';
import { Notice } from '@vayl/ui/primitives/notice';
import { type ReactNode, useId, useState } from 'react';
import type { Account } from '../account.ts';
import type { AccountState } from '../account-state.ts';
import { ACCOUNT_WORDS } from '../account-words.ts';

interface SignedInProps {
  readonly account: Account;
  readonly state: Extract<AccountState, { is: 'signed-in' }>;
}

export function SignedIn({ account, state }: SignedInProps): ReactNode {
  const words = ACCOUNT_WORDS.signedIn;
  const { email, subscription, isOffline } = state;
  const id = useId();
  return (
    <>
      <div>
        <h2 className="account-view-title">{words.title}</h2>
        <p className="account-view-who">{email}</p>
      </div>
      <ToKnow state={state} />
      {subscription !== undefined && (
        <section className="account-view-part" aria-labelledby={id}>
          <h3 id={id} className="account-view-name">
            {words.subscription}
          </h3>
          <SubscriptionView subscription={subscription} steps={isOffline ? undefined : account.subscriptionSteps} />
        </section>
      )}
      <Ways account={account} />
    </>
  );
}

/** What a person should know before they wonder. */
function ToKnow({
  state: { email, isEmailVerified, isOffline, isForThisRun },
}: Pick<SignedInProps, 'state'>): ReactNode {
  const { offline, forThisRun, unconfirmed } = ACCOUNT_WORDS;
  return (
    <>
      {isOffline && (
        <Notice tone="caution" title={offline.title} isSpoken>
          {offline.text}
        </Notice>
      )}
      {isForThisRun && (
        <Notice tone="caution" title={forThisRun}>
          {ERROR_TEXT['session/not-kept']}.
        </Notice>
      )}
      {email !== undefined && !isEmailVerified && (
        <Notice tone="caution" title={unconfirmed}>
          {ERROR_TEXT['auth/email-not-verified']}.
        </Notice>
      )}
    </>
  );
}

function Ways({ account }: Pick<SignedInProps, 'account'>): ReactNode {
  const [problem, setProblem] = useState<string>();
  const words = ACCOUNT_WORDS.signedIn;
  const openSite = async () => {
    const opened = await account.openSite();
    setProblem(opened.ok ? undefined : ERROR_TEXT[opened.error]);
  };
  return (
    <div className="account-view-part">
      <div className="account-view-ways">
        <Button look="line" onClick={() => void openSite()}>
          {words.site}
        </Button>
        <Button look="line" onClick={() => void account.signOut()}>
          {words.signOut}
        </Button>
      </div>
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}
