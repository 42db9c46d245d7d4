import { isRedHue } from './red-runs.ts';
import type { TransitionCounter } from './transition-counter.ts';

const THRESHOLD = 20;

/**
 * Red flashes of WCAG 2.0 and 2.1, which older analysers still count: the zigzag of max(0, (R − G − B) × 320) in legs
 * of more than 20 with saturated red at one end. It is a report, and a bar only in strict mode.
 */
export class LegacyRedLegs {
  readonly #counter: TransitionCounter;
  readonly #direction: Int8Array;
  readonly #isPending: Uint8Array;
  readonly #highest: Float64Array;
  readonly #lowest: Float64Array;
  readonly #isHighestRed: Uint8Array;
  readonly #isLowestRed: Uint8Array;

  constructor(cells: number, counter: TransitionCounter) {
    this.#counter = counter;
    this.#direction = new Int8Array(cells);
    this.#isPending = new Uint8Array(cells);
    this.#highest = new Float64Array(cells).fill(Number.NEGATIVE_INFINITY);
    this.#lowest = new Float64Array(cells).fill(Number.POSITIVE_INFINITY);
    this.#isHighestRed = new Uint8Array(cells);
    this.#isLowestRed = new Uint8Array(cells);
  }

  push(cell: number, frame: number, r: number, g: number, b: number): void {
    const value = Math.max(0, (r - g - b) * 320);
    const isRed = isRedHue(r, g, b) ? 1 : 0;
    const direction = this.#direction[cell] ?? 0;
    if (direction >= 0 && value > (this.#highest[cell] ?? 0)) this.#reachHigh(cell, value, isRed);
    if (direction <= 0 && value < (this.#lowest[cell] ?? 0)) this.#reachLow(cell, value, isRed);
    if (direction >= 0 && (this.#highest[cell] ?? 0) - value > THRESHOLD) {
      this.#reachLow(cell, value, isRed);
      this.#begin(cell, -1);
    } else if (direction <= 0 && value - (this.#lowest[cell] ?? 0) > THRESHOLD) {
      this.#reachHigh(cell, value, isRed);
      this.#begin(cell, 1);
    }
    if (this.#isPending[cell] === 1) this.#countIfRed(cell, frame);
  }

  #reachHigh(cell: number, value: number, isRed: 0 | 1): void {
    this.#highest[cell] = value;
    this.#isHighestRed[cell] = isRed;
  }

  #reachLow(cell: number, value: number, isRed: 0 | 1): void {
    this.#lowest[cell] = value;
    this.#isLowestRed[cell] = isRed;
  }

  #begin(cell: number, direction: 1 | -1): void {
    this.#direction[cell] = direction;
    this.#isPending[cell] = 1;
  }

  #countIfRed(cell: number, frame: number): void {
    if (this.#isHighestRed[cell] === 0 && this.#isLowestRed[cell] === 0) return;
    this.#isPending[cell] = 0;
    this.#counter.record(cell, frame, (this.#direction[cell] ?? 0) > 0 ? 1 : -1);
  }
}
