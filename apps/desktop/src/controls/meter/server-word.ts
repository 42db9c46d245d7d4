import type { Balance } from './minutes-server.ts';
import { dayHoldsUntilMs } from './server-answers.ts';

/** What the server has said last, for as long as it can be believed. */
export class ServerWord {
  #known: { readonly localDay: string; readonly untilMs: number } | undefined;
  #usedUpDay: string | undefined;
  isUnlimited = false;

  hear(balance: Balance, wallMs: number): void {
    this.isUnlimited = balance.isUnlimited;
    this.#known = { localDay: balance.localDay, untilMs: dayHoldsUntilMs(balance, wallMs) };
  }

  /** Which day it is; undefined where it has to be asked. */
  dayAt(wallMs: number): string | undefined {
    return this.#known !== undefined && wallMs < this.#known.untilMs ? this.#known.localDay : undefined;
  }

  forget(): void {
    this.#known = undefined;
  }

  /** Another account has this computer's minutes of the day, whatever is left to this one. */
  hearDeviceUsed(): void {
    this.#usedUpDay = this.#known?.localDay ?? this.#usedUpDay;
  }

  get isDeviceUsed(): boolean {
    return this.#usedUpDay !== undefined && this.#usedUpDay === this.#known?.localDay;
  }
}
