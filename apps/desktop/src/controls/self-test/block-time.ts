const MINUTE_MS = 60_000;
/** Whoever was silent for longer was asleep, or held up; that is no time of a block. */
const LONGEST_SILENCE_MS = 5000;

/** How much of a block is left. Only time in which the session ran is counted. */
export class BlockTime {
  #leftMs = 0;
  #lastMs: number | undefined;

  begin(minutes: number): void {
    this.#leftMs = minutes * MINUTE_MS;
    this.#lastMs = undefined;
  }

  get secondsLeft(): number {
    return Math.ceil(this.#leftMs / 1000);
  }

  count(nowMs: number, isRunning: boolean): void {
    const elapsedMs = nowMs - (this.#lastMs ?? nowMs);
    this.#lastMs = nowMs;
    if (isRunning && elapsedMs > 0 && elapsedMs <= LONGEST_SILENCE_MS)
      this.#leftMs = Math.max(0, this.#leftMs - elapsedMs);
  }
}
