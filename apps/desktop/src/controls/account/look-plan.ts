import { CallPauses } from '../meter/call-pauses.ts';
import type { MeterClock } from '../meter/meter-clock.ts';

const LOOK_EVERY_MS = 15 * 60_000;
/** However often a window comes to the front. */
const LEAST_BETWEEN_MS = 3000;
const WATCH_EVERY_MS = 10_000;
const WATCH_FOR_MS = 10 * 60_000;

/** When the server is asked how the account stands. */
export class LookPlan {
  readonly #clock: MeterClock;
  #pauses = new CallPauses();
  #lookedMs = Number.NEGATIVE_INFINITY;
  #watchUntilMs = Number.NEGATIVE_INFINITY;
  #isFailing = false;

  constructor(clock: MeterClock) {
    this.#clock = clock;
  }

  begin(): void {
    this.#pauses = new CallPauses();
    this.#lookedMs = this.#watchUntilMs = Number.NEGATIVE_INFINITY;
    this.#isFailing = false;
  }

  /** Whether it is time, with nobody asking for it. */
  isDue(): boolean {
    const nowMs = this.#clock.monotonicMs();
    if (this.#isFailing) return this.#pauses.isDue(nowMs);
    return nowMs - this.#lookedMs >= (nowMs < this.#watchUntilMs ? WATCH_EVERY_MS : LOOK_EVERY_MS);
  }

  mayLook(): boolean {
    return this.#clock.monotonicMs() - this.#lookedMs >= LEAST_BETWEEN_MS;
  }

  watchClosely(): void {
    this.#watchUntilMs = this.#clock.monotonicMs() + WATCH_FOR_MS;
  }

  succeed({ isUnlimited }: { readonly isUnlimited: boolean }): void {
    this.#lookedMs = this.#clock.monotonicMs();
    this.#isFailing = false;
    this.#pauses.forget();
    if (isUnlimited) this.#watchUntilMs = Number.NEGATIVE_INFINITY;
  }

  fail(): void {
    this.#lookedMs = this.#clock.monotonicMs();
    this.#isFailing = true;
    this.#pauses.pause(this.#lookedMs);
  }
}
