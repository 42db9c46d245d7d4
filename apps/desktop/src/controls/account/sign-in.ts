import type { Client } from '@vayl/contract';
import type { ErrorCode } from '@vayl/domain';
import type { LogFailure } from '@vayl/session';
import type { AccountHost } from '../../host/account-host.ts';
import type { MeterClock } from '../meter/meter-clock.ts';
import type { SignInStep } from './account-state.ts';
import { type Attempt, type BusyAttempt, CODE_WAIT_MS, type CodeAttempt, newBrowserAttempt } from './attempt.ts';
import { deviceNameOf } from './device-name.ts';
import { failureCode } from './failure-code.ts';

/** What a link of ours says when the browser sends the person back. */
export interface ConnectLink {
  readonly code: string;
  readonly state: string | undefined;
}

export interface SignInOptions {
  readonly host: AccountHost;
  readonly client: Client;
  readonly clock: MeterClock;
  readonly logFailure: LogFailure;
  /** Undefined where nobody signs in any more; with the problem, if that is why. */
  readonly onStep: (step: SignInStep | undefined, problem?: ErrorCode) => void;
  readonly onToken: (token: string) => Promise<void>;
}

const CODE = /^[\w-]{1,200}$/;
/** What the server asks for in addition when it was asked too often (RFC 8628, 3.5). */
const SLOWER_BY_MS = 5000;

/** One attempt at a time, in the browser or by a code. Whatever belongs to another attempt is not listened to. */
export class SignIn {
  readonly #options: SignInOptions;
  #attempt: Attempt | undefined;
  /** Whether a code was asked about, and the answer is not there yet. */
  #isAsking = false;

  constructor(options: SignInOptions) {
    this.#options = options;
  }

  async begin(): Promise<void> {
    if (this.#attempt !== undefined) return;
    const { host, clock } = this.#options;
    const beginning = this.#take({ is: 'busy' });
    const attempt = await newBrowserAttempt(host, clock.monotonicMs());
    if (this.#attempt !== beginning) return;
    this.#take(attempt);
    await this.openAgain();
  }

  /** The page that the person has lost, or that did not come. */
  async openAgain(): Promise<void> {
    const attempt = this.#attempt;
    if (attempt === undefined || attempt.is === 'busy') return;
    const opened = await this.#options.host.openInBrowser(attempt.page);
    if (!opened.ok && attempt === this.#attempt && attempt.is === 'browser') this.#fail('sign-in/no-browser');
  }

  /** For whoever has no browser here, or whose browser does not bring them back. */
  async beginCode(): Promise<void> {
    const before = this.#attempt;
    if (before?.is === 'busy' || before?.is === 'code') return;
    const { host, client, clock } = this.#options;
    const beginning = this.#take({ is: 'busy' });
    const { computerName, site } = await host.place();
    const started = await client.startDevice({ body: { deviceName: deviceNameOf(computerName) } });
    if (this.#attempt !== beginning) return;
    if (!started.ok) return this.#fail(failureCode(started.error));
    const { deviceCode, userCode, verificationPath, intervalSeconds } = started.value;
    const [nowMs, intervalMs] = [clock.monotonicMs(), intervalSeconds * 1000];
    this.#take({
      is: 'code',
      deviceCode,
      userCode,
      page: verificationPath,
      address: `${new URL(site).host}${verificationPath}`,
      intervalMs,
      askAtMs: nowMs + intervalMs,
      endsAtMs: nowMs + CODE_WAIT_MS,
    });
  }

  cancel(): void {
    this.#attempt = undefined;
    this.#options.onStep(undefined);
  }

  /** A link that nobody asked for, or that answers another question, changes nothing. */
  async handleLink({ code, state }: ConnectLink): Promise<void> {
    const attempt = this.#attempt;
    if (attempt?.is !== 'browser' || state !== attempt.state || !CODE.test(code)) return;
    const busy = this.#take({ is: 'busy' });
    const { verifier } = attempt;
    const exchanged = await this.#options.client.exchangeConnectCode({ body: { code, verifier } });
    if (this.#attempt !== busy) return;
    if (!exchanged.ok) return this.#fail(failureCode(exchanged.error));
    await this.#finish(busy, exchanged.value.token);
  }

  /** To be called now and then. */
  tick(): void {
    const attempt = this.#attempt;
    if (attempt === undefined || attempt.is === 'busy') return;
    const nowMs = this.#options.clock.monotonicMs();
    if (nowMs >= attempt.endsAtMs) this.#fail('sign-in/took-too-long');
    else if (attempt.is === 'code' && nowMs >= attempt.askAtMs) this.#look(attempt);
  }

  #look(attempt: CodeAttempt): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#askAboutCode(attempt)
      .catch((cause: unknown) => this.#options.logFailure('sign-in.code-failed', cause))
      .finally(() => {
        this.#isAsking = false;
      });
  }

  async #askAboutCode(attempt: CodeAttempt): Promise<void> {
    const { client, clock } = this.#options;
    const answer = await client.pollDevice({ body: { deviceCode: attempt.deviceCode } });
    if (this.#attempt !== attempt) return;
    if (answer.ok) return this.#finish(this.#take({ is: 'busy' }), answer.value.token);
    const code = failureCode(answer.error);
    if (code === 'device/denied' || code === 'device/code-expired') return this.#fail(code);
    // Whoever cannot be reached is asked again, as is whoever waits for the person.
    const intervalMs = attempt.intervalMs + (code === 'device/slow-down' ? SLOWER_BY_MS : 0);
    this.#attempt = { ...attempt, intervalMs, askAtMs: clock.monotonicMs() + intervalMs };
  }

  async #finish(busy: BusyAttempt, token: string): Promise<void> {
    await this.#options.onToken(token);
    if (this.#attempt === busy) this.#attempt = undefined;
  }

  #fail(problem: ErrorCode): void {
    this.#attempt = undefined;
    this.#options.onStep(undefined, problem);
  }

  #take<Next extends Attempt>(attempt: Next): Next {
    this.#attempt = attempt;
    this.#options.onStep(stepOf(attempt));
    return attempt;
  }
}

function stepOf(attempt: Attempt): SignInStep {
  if (attempt.is !== 'code') return { is: attempt.is };
  return { is: 'code', userCode: attempt.userCode, address: attempt.address };
}
