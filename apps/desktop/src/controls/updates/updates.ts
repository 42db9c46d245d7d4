import { assertNever } from '@vayl/domain';
import type { LogFailure } from '@vayl/session';
import type { UpdatesHost } from '../../host/updates-host.ts';
import { Observed } from '../observed.ts';
import { isTimeToAsk, type LastAsked } from './when-to-ask.ts';

/** How it stands with a newer app. What is being looked for or fetched is nobody's concern yet. */
export type UpdateState =
  | { readonly is: 'none' }
  | { readonly is: 'ready'; readonly version: string }
  | { readonly is: 'installing'; readonly version: string }
  /** It is in its place, and the app restarts as soon as there is no light. */
  | { readonly is: 'installed'; readonly version: string }
  | { readonly is: 'failed'; readonly version: string };

interface UpdatesNeeds {
  readonly host: UpdatesHost;
  readonly logFailure: LogFailure;
}

const NONE: UpdateState = { is: 'none' };

/**
 * A newer app is looked for and fetched while there is no light, is put in its place when the person says so, and never
 * ends a session: one that begins meanwhile comes first.
 */
export class Updates extends Observed<UpdateState> {
  readonly #host: UpdatesHost;
  readonly #logFailure: LogFailure;
  #isLit = true;
  #isFetching = false;
  #isRestarting = false;
  #last: LastAsked | undefined;

  constructor({ host, logFailure }: UpdatesNeeds) {
    super(NONE);
    this.#host = host;
    this.#logFailure = logFailure;
  }

  /** To be called often, at best at every beat: a hidden window has no timers that could be relied on. */
  tick(now: { readonly nowMs: number; readonly isLit: boolean }): void {
    this.#isLit = now.isLit;
    if (now.isLit && this.#isFetching) this.#attempt(this.#host.postponeUpdate());
    const state = this.getSnapshot();
    switch (state.is) {
      case 'none':
      case 'failed':
        if (!this.#isFetching && isTimeToAsk(this.#last, now)) this.#attempt(this.#fetch(now.nowMs));
        return;
      case 'installed':
        if (!now.isLit && !this.#isRestarting) this.#attempt(this.#restart());
        return;
      case 'ready':
      case 'installing':
        return;
      default:
        assertNever(state);
    }
  }

  /** The person wants it now. While there is light, nothing happens. */
  install(): void {
    const state = this.getSnapshot();
    if (state.is === 'ready' && !this.#isLit) this.#attempt(this.#install(state.version));
  }

  async #fetch(nowMs: number): Promise<void> {
    this.#isFetching = true;
    this.#last = { atMs: nowMs, gotAnswer: false };
    const fetched = await this.#host.fetchUpdate().finally(() => {
      this.#isFetching = false;
    });
    this.#last = { atMs: nowMs, gotAnswer: fetched.ok };
    if (!fetched.ok) {
      if (fetched.error !== 'postponed') this.#logFailure(`update.${fetched.error}`, undefined);
      return;
    }
    this.set(fetched.value === undefined ? NONE : { is: 'ready', version: fetched.value });
  }

  async #install(version: string): Promise<void> {
    this.set({ is: 'installing', version });
    const installed = await this.#host.installUpdate();
    if (installed.ok) return this.set({ is: 'installed', version });
    // The light of a session that has just ended may still be fading: it lies ready as before.
    if (installed.error === 'light-is-on') return this.set({ is: 'ready', version });
    this.#logFailure(`update.${installed.error}`, undefined);
    this.set({ is: 'failed', version });
  }

  async #restart(): Promise<void> {
    this.#isRestarting = true;
    const restarted = await this.#host.restartApp().finally(() => {
      this.#isRestarting = false;
    });
    if (!restarted.ok && restarted.error !== 'light-is-on') this.#logFailure(`update.${restarted.error}`, undefined);
  }

  #attempt(work: Promise<void>): void {
    work.catch((cause: unknown) => this.#logFailure('update.failed', cause));
  }
}
