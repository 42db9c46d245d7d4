const MOST_BEATS = 20;

/**
 * A page's clock against the shell's. A beat may come late and never early, so the quickest of the last ones says how
 * they stand to each other; whoever changes the time of day changes neither.
 */
export class ShellClock {
  readonly #aheadMs: number[] = [];

  hear(shellMs: number, pageMs: number): void {
    this.#aheadMs.push(pageMs - shellMs);
    if (this.#aheadMs.length > MOST_BEATS) this.#aheadMs.shift();
  }

  /** Undefined until the first beat. */
  shellMsAt(pageMs: number): number | undefined {
    return this.#aheadMs.length === 0 ? undefined : pageMs - Math.min(...this.#aheadMs);
  }
}
