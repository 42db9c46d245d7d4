/** What the browser says leaves the device now, on both clocks. */
export interface OutputTimestamp {
  readonly contextTime?: number;
  readonly performanceTime?: number;
}

/** The two clocks differ by tens of millionths, so the fit may move slowly, and jitter must not move it at all. */
const SETTLING_MS = 5000;
const MOST_SLEW = 1 / 1000;
/** A single reading this far off is a glitch; many in a row are another device. */
const JUMP_MS = 20;
const JUMPS_BEFORE_RESET = 12;
const FIRST_READINGS = 8;

/** Maps the page's clock to what is being heard, by a slow fit through readings that tremble. */
export class OutputClock {
  readonly #first: number[] = [];
  #offsetMs = Number.NaN;
  #lastMs = Number.NaN;
  #jumps = 0;
  #spreadMs = 0;

  get isKnown(): boolean {
    return Number.isFinite(this.#offsetMs);
  }

  /** How far readings lie from the fit, by and large: what the alignment can be trusted to. */
  get estimatedErrorMs(): number {
    return this.#spreadMs;
  }

  /** The context's time of what is heard at an instant of the page. */
  contextSecondsAt(performanceMs: number): number {
    return (performanceMs + this.#offsetMs) / 1000;
  }

  push({ contextTime, performanceTime }: OutputTimestamp): void {
    // Both are zero until the first block has been played.
    if (!(contextTime !== undefined && contextTime > 0) || !(performanceTime !== undefined && performanceTime > 0))
      return;
    const measuredMs = contextTime * 1000 - performanceTime;
    if (this.isKnown) this.#follow(measuredMs, performanceTime);
    else this.#begin(measuredMs);
    this.#lastMs = performanceTime;
  }

  #begin(measuredMs: number): void {
    this.#first.push(measuredMs);
    if (this.#first.length < FIRST_READINGS) return;
    this.#offsetMs = this.#first.toSorted((a, b) => a - b)[FIRST_READINGS / 2] ?? measuredMs;
    this.#first.length = 0;
  }

  #follow(measuredMs: number, performanceMs: number): void {
    const errorMs = measuredMs - this.#offsetMs;
    if (Math.abs(errorMs) > JUMP_MS) {
      this.#jumps += 1;
      if (this.#jumps >= JUMPS_BEFORE_RESET) this.#reset();
      return;
    }
    this.#jumps = 0;
    const elapsedMs = Math.max(0, performanceMs - this.#lastMs);
    const share = Math.min(1, elapsedMs / SETTLING_MS);
    const mostMs = MOST_SLEW * elapsedMs;
    this.#offsetMs += Math.min(Math.max(share * errorMs, -mostMs), mostMs);
    this.#spreadMs += share * (Math.abs(errorMs) - this.#spreadMs);
  }

  /** Another device has another delay: what was fitted says nothing about it. */
  #reset(): void {
    this.#offsetMs = Number.NaN;
    this.#jumps = 0;
  }
}
