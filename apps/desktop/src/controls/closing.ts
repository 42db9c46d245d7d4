import type { LogFailure } from '@vayl/session';
import type { ShellHost } from '../host/shell-host.ts';
import type { KeptPreferences } from './app-preferences.ts';
import { Observed } from './observed.ts';

type ClosingHost = Pick<ShellHost, 'onCloseAsked' | 'hideControl' | 'quit'>;

/**
 * Closing the window hides it, and the session goes on in the bar of the system. The first time, this is said before it
 * happens: the value is whether it is being said now.
 */
export class Closing extends Observed<boolean> {
  readonly #host: ClosingHost;
  readonly #preferences: Pick<KeptPreferences, 'getSnapshot' | 'change'>;
  readonly #logFailure: LogFailure;

  constructor(host: ClosingHost, preferences: Pick<KeptPreferences, 'getSnapshot' | 'change'>, logFailure: LogFailure) {
    super(false);
    this.#host = host;
    this.#preferences = preferences;
    this.#logFailure = logFailure;
  }

  async begin(): Promise<void> {
    await this.#host.onCloseAsked(() => {
      // Whoever closes it again while it is being said has understood.
      if (this.#preferences.getSnapshot().knowsOfTray || this.getSnapshot()) this.hide();
      else this.set(true);
    });
  }

  hide(): void {
    this.#preferences.change({ knowsOfTray: true });
    this.set(false);
    this.#attempt(this.#host.hideControl());
  }

  quit(): void {
    this.#attempt(this.#host.quit());
  }

  /** The window stays. */
  keepOpen(): void {
    this.set(false);
  }

  #attempt(work: Promise<void>): void {
    work.catch((cause: unknown) => this.#logFailure('window.failed', cause));
  }
}
