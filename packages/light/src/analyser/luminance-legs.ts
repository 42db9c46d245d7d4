import type { TransitionCounter } from './transition-counter.ts';

const THRESHOLD = 0.1 - 1e-9;
const DARK_LIMIT = 0.8;

/**
 * General flashes: the zigzag of relative luminance in legs of at least 0.10. A leg is a transition once its darker end
 * is below 0.80, which a falling leg may reach later than its size.
 */
export class LuminanceLegs {
  readonly #counter: TransitionCounter;
  /** The direction of the running leg; 0 until there is one. */
  readonly #direction: Int8Array;
  readonly #isPending: Uint8Array;
  /** The extreme that the running leg has reached; before the first leg, the highest so far. */
  readonly #extreme: Float64Array;
  /** Before the first leg, the lowest so far. */
  readonly #lowest: Float64Array;

  constructor(cells: number, counter: TransitionCounter) {
    this.#counter = counter;
    this.#direction = new Int8Array(cells);
    this.#isPending = new Uint8Array(cells);
    this.#extreme = new Float64Array(cells).fill(Number.NEGATIVE_INFINITY);
    this.#lowest = new Float64Array(cells).fill(Number.POSITIVE_INFINITY);
  }

  push(cell: number, frame: number, luminance: number): void {
    const direction = this.#direction[cell] ?? 0;
    if (direction === 0) this.#beforeFirstLeg(cell, frame, luminance);
    else if (direction > 0) this.#rising(cell, frame, luminance);
    else this.#falling(cell, frame, luminance);
  }

  #beforeFirstLeg(cell: number, frame: number, luminance: number): void {
    const highest = Math.max(this.#extreme[cell] ?? luminance, luminance);
    const lowest = Math.min(this.#lowest[cell] ?? luminance, luminance);
    this.#extreme[cell] = highest;
    this.#lowest[cell] = lowest;
    if (luminance - lowest >= THRESHOLD) this.#begin(cell, frame, 1, luminance, lowest);
    else if (highest - luminance >= THRESHOLD) this.#begin(cell, frame, -1, luminance, luminance);
  }

  #rising(cell: number, frame: number, luminance: number): void {
    const extreme = this.#extreme[cell] ?? luminance;
    if (luminance > extreme) this.#extreme[cell] = luminance;
    else if (extreme - luminance >= THRESHOLD) this.#begin(cell, frame, -1, luminance, luminance);
  }

  #falling(cell: number, frame: number, luminance: number): void {
    const extreme = this.#extreme[cell] ?? luminance;
    if (luminance < extreme) {
      this.#extreme[cell] = luminance;
      if (this.#isPending[cell] === 1) this.#countIfDark(cell, frame, -1, luminance);
    } else if (luminance - extreme >= THRESHOLD) {
      this.#begin(cell, frame, 1, luminance, extreme);
    }
  }

  #begin(cell: number, frame: number, direction: 1 | -1, luminance: number, darkEnd: number): void {
    this.#direction[cell] = direction;
    this.#extreme[cell] = luminance;
    this.#countIfDark(cell, frame, direction, darkEnd);
  }

  #countIfDark(cell: number, frame: number, direction: 1 | -1, darkEnd: number): void {
    const isDark = darkEnd < DARK_LIMIT;
    this.#isPending[cell] = isDark ? 0 : 1;
    if (isDark) this.#counter.record(cell, frame, direction);
  }
}
