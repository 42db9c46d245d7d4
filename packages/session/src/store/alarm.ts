import type { SessionClock } from '../ports/session-clock.ts';

/** One call to come. Setting it anew takes the last one back. */
export class Alarm {
  readonly #clock: SessionClock;
  #cancel: (() => void) | undefined;

  constructor(clock: SessionClock) {
    this.#clock = clock;
  }

  get isSet(): boolean {
    return this.#cancel !== undefined;
  }

  set(delayMs: number, onTime: () => void): void {
    this.cancel();
    this.#cancel = this.#clock.after(delayMs, () => {
      this.#cancel = undefined;
      onTime();
    });
  }

  cancel(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
