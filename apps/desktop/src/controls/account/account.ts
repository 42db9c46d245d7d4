import type { Client } from '@vayl/contract';
import { type Entitlement, type ErrorCode, hasDailyLimit } from '@vayl/domain';
import type { LogFailure, StoragePort } from '@vayl/session';
import type { SubscriptionSteps } from '@vayl/ui/account/subscription-view';
import type { AccountHost } from '../../host/account-host.ts';
import type { MeterClock } from '../meter/meter-clock.ts';
import type { AccountState } from './account-state.ts';
import { EntitlementKeeper } from './entitlement/entitlement-keeper.ts';
import { isSessionEnded } from './failure-code.ts';
import { type KnownAccount, KnownAccountShelf } from './known-account.ts';
import { LookPlan } from './look-plan.ts';
import { shellClient } from './shell-client.ts';
import { SignIn } from './sign-in.ts';
import { subscriptionSteps } from './subscription-steps.ts';

export interface AccountOptions {
  readonly host: AccountHost;
  readonly clock: MeterClock;
  readonly storage: StoragePort;
  readonly deviceId: () => string;
  readonly entitlementKeys: readonly string[];
  readonly logFailure: LogFailure;
}

interface Signed {
  /** A new one for each session: whoever remembers what one said, forgets it with the session. */
  readonly client: Client;
  readonly isForThisRun: boolean;
}

/** Who is signed in on this computer, and what that allows. Everything else works without it. */
export class Account {
  readonly signIn: SignIn;
  readonly subscriptionSteps: SubscriptionSteps;
  readonly #options: AccountOptions;
  readonly #shelf: KnownAccountShelf;
  readonly #keeper: EntitlementKeeper;
  readonly #plan: LookPlan;
  readonly #listeners = new Set<() => void>();
  #signed: Signed | undefined;
  #known: KnownAccount | undefined;
  #asking: Promise<void> | undefined;
  #state: AccountState = { is: 'looking' };

  constructor(options: AccountOptions) {
    const { host } = options;
    this.#options = options;
    this.#shelf = new KnownAccountShelf(options);
    this.#keeper = new EntitlementKeeper({ ...options, publicKeys: options.entitlementKeys });
    this.#plan = new LookPlan(options.clock);
    this.subscriptionSteps = subscriptionSteps(this, host);
    this.signIn = new SignIn({
      ...options,
      client: shellClient(host),
      onStep: (step, problem) =>
        this.#tell(step === undefined ? { is: 'signed-out', problem } : { is: 'signing-in', step }),
      onToken: async (token) => {
        const isKept = await host.keepSession(token);
        await this.#enter({ isForThisRun: !isKept });
      },
    });
  }

  readonly getSnapshot = (): AccountState => this.#state;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => {
      this.#listeners.delete(onChange);
    };
  };

  /** The server, for whoever is signed in. */
  get client(): Client | undefined {
    return this.#signed?.client;
  }

  /** By the server's own signature; it holds for seven days without a network. */
  get entitlement(): Entitlement {
    return this.#signed === undefined ? 'free' : this.#keeper.now;
  }

  /** Finds the session that an earlier run has kept. */
  async start(): Promise<void> {
    const found = await this.#options.host.hasSession();
    this.#known = this.#shelf.load();
    if (found.ok && found.value) return this.#enter({ isForThisRun: false });
    // Whoever has never signed in need not hear about keychains.
    const problem = !found.ok && this.#known !== undefined ? found.error : undefined;
    if (found.ok) this.#forget();
    this.#tell({ is: 'signed-out', problem });
  }

  /** To be called now and then. */
  tick(): void {
    this.signIn.tick();
    this.#keeper.tick();
    if (this.#signed !== undefined && this.#plan.isDue()) this.look();
  }

  /** Asks the server how it stands; also when the window comes back to the front. */
  look(): void {
    if (this.#asking === undefined && this.#plan.mayLook()) void this.#askOnce();
  }

  /** After something was changed at the server: the answer to come is newer than the change. */
  async lookAgain(): Promise<void> {
    await this.#asking;
    await this.#askOnce();
  }

  /** Ends the session at the server where that can be reached, and on this computer in any case. */
  async signOut(): Promise<void> {
    const signed = this.#signed;
    if (signed === undefined) return;
    const sessionId = this.#known?.sessionId;
    this.#signed = undefined;
    this.#tell({ is: 'signing-out' });
    const told = sessionId === undefined ? undefined : await signed.client.revokeSession({ params: { sessionId } });
    const isEnded = told !== undefined && (told.ok || isSessionEnded(told.error));
    await this.#leave(isEnded ? undefined : 'session/not-ended');
  }

  /** A person has gone to a payment page: what they do there is to be seen here soon. */
  handlePaymentOpened(): void {
    this.#plan.watchClosely();
  }

  /** Everything else about the account, in the browser. */
  openSite(): ReturnType<AccountHost['openInBrowser']> {
    return this.#options.host.openInBrowser('/account');
  }

  async #enter({ isForThisRun }: { readonly isForThisRun: boolean }): Promise<void> {
    const signed = { client: shellClient(this.#options.host), isForThisRun };
    this.#signed = signed;
    this.#plan.begin();
    if (this.#known !== undefined) await this.#keeper.load(this.#known.userId);
    if (this.#signed !== signed) return;
    this.#showSigned(false);
    this.look();
  }

  async #askOnce(): Promise<void> {
    const signed = this.#signed;
    if (signed === undefined) return;
    this.#asking ??= this.#ask(signed)
      .catch((cause: unknown) => {
        this.#plan.fail();
        this.#options.logFailure('account.not-asked', cause);
      })
      .finally(() => {
        this.#asking = undefined;
      });
    await this.#asking;
  }

  async #ask(signed: Signed): Promise<void> {
    const { client } = signed;
    const [me, subscription] = await Promise.all([client.getMe({}), client.getSubscription({})]);
    if (this.#signed !== signed) return;
    if (!me.ok) {
      if (isSessionEnded(me.error)) return this.#end();
      this.#plan.fail();
      this.#options.logFailure('account.unreachable', me.error);
      return this.#showSigned(true);
    }
    const { id, sessionId, email, isEmailVerified } = me.value;
    const latest = subscription.ok ? subscription.value : this.#known?.subscription;
    this.#known = { userId: id, sessionId, email, isEmailVerified, subscription: latest };
    this.#shelf.save(this.#known);
    this.#plan.succeed({ isUnlimited: latest !== undefined && !hasDailyLimit(latest.entitlement) });
    if (this.#keeper.isDue(latest?.entitlement ?? 'free')) await this.#keeper.ask(client, id);
    if (this.#signed === signed) this.#showSigned(false);
  }

  /** It was ended elsewhere, or has run out. */
  async #end(): Promise<void> {
    this.#signed = undefined;
    await this.#leave('session/ended');
  }

  async #leave(problem: ErrorCode | undefined): Promise<void> {
    this.#forget();
    const forgotten = await this.#options.host.forgetSession();
    this.#tell({ is: 'signed-out', problem: forgotten.ok ? problem : forgotten.error });
  }

  #forget(): void {
    this.#known = undefined;
    this.#shelf.save(undefined);
    this.#keeper.forget();
  }

  #showSigned(isOffline: boolean): void {
    const { email, isEmailVerified = false, subscription } = this.#known ?? {};
    const isForThisRun = this.#signed?.isForThisRun ?? false;
    this.#tell({ is: 'signed-in', email, isEmailVerified, subscription, isOffline, isForThisRun });
  }

  #tell(state: AccountState): void {
    this.#state = state;
    for (const onChange of this.#listeners) onChange();
  }
}
