import type { LogFailure } from '@vayl/session';
import type { ControlHost, StopKeyError } from '../../host/control-host.ts';
import type { KeptPreferences } from '../app-preferences.ts';
import { Observed } from '../observed.ts';

export interface StopKeyState {
  /** What stops the light from any app; undefined while none could be had. */
  readonly keys: string | undefined;
  /** Why the last wish was not met. */
  readonly problem: { readonly wanted: string; readonly code: StopKeyError } | undefined;
}

interface StopKeyOptions {
  readonly host: Pick<ControlHost, 'setStopKey'>;
  readonly preferences: Pick<KeptPreferences, 'getSnapshot' | 'change'>;
  readonly logFailure: LogFailure;
}

/** The key that stops the light from any app, and the one that a person would rather have. */
export class StopKey extends Observed<StopKeyState> {
  readonly #options: StopKeyOptions;

  constructor(options: StopKeyOptions) {
    super({ keys: undefined, problem: undefined });
    this.#options = options;
  }

  /** The one that was kept. It comes before any light. */
  begin(): Promise<void> {
    return this.choose(this.#options.preferences.getSnapshot().stopKeys);
  }

  async choose(wanted: string): Promise<void> {
    const { host, preferences, logFailure } = this.#options;
    const result = await host.setStopKey(wanted);
    if (result.ok) {
      if (preferences.getSnapshot().stopKeys !== wanted) preferences.change({ stopKeys: wanted });
      this.set({ keys: wanted, problem: undefined });
      return;
    }
    logFailure('stop-key.refused', result.error);
    this.set({ ...this.getSnapshot(), problem: { wanted, code: result.error } });
  }
}
