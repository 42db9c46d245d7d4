import type { CallFailure, Client } from '@vayl/contract';
import { ERROR_TEXT, err, ok, type Result } from '@vayl/domain';
import type { SubscriptionSteps } from '@vayl/ui/account/subscription-view';
import type { AccountHost } from '../../host/account-host.ts';
import { ACCOUNT_WORDS } from './account-words.ts';
import { failureCode } from './failure-code.ts';

type Question<Value> = (client: Client) => Promise<Result<Value, CallFailure>>;

interface PayingAccount {
  readonly client: Client | undefined;
  handlePaymentOpened(): void;
  lookAgain(): Promise<void>;
}

/** What a person can do about their subscription here. Paying happens in their browser, where they see whom they pay. */
export function subscriptionSteps(account: PayingAccount, host: Pick<AccountHost, 'openInBrowser'>): SubscriptionSteps {
  async function ask<Value>(question: Question<Value>): Promise<Result<Value, string>> {
    const { client } = account;
    if (client === undefined) return err(ERROR_TEXT['auth/sign-in-required']);
    const answer = await question(client);
    return answer.ok ? answer : err(ERROR_TEXT[failureCode(answer.error)]);
  }
  async function goTo(question: Question<{ readonly url: string }>) {
    const answer = await ask(question);
    if (!answer.ok) return answer;
    const opened = await host.openInBrowser(answer.value.url);
    if (!opened.ok) return err(ERROR_TEXT['browser/not-opened']);
    account.handlePaymentOpened();
    return ok({ is: 'opened', said: ACCOUNT_WORDS.signedIn.paymentOpened } as const);
  }
  return {
    subscribe: (plan) => goTo((client) => client.startCheckout({ body: { plan } })),
    openPortal: () => goTo((client) => client.openPortal({ body: {} })),
    cancel: () => ask((client) => client.cancelSubscription({ body: {} })),
    refund: () => ask((client) => client.refundSubscription({ body: {} })),
    lookAgain: () => account.lookAgain(),
  };
}
