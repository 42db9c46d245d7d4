import { FLASH_RULES } from './flash-rules.ts';

export interface WorstSecond {
  readonly transitions: number;
  readonly cell: number;
  /** The frame in which that second ends. */
  readonly frame: number;
}

/**
 * Counts the transitions of each cell within one second. It keeps only the last second, so a film of any length takes
 * the same memory.
 */
export class TransitionCounter {
  readonly #perSecond: number;
  readonly #slots: number;
  readonly #frames: Int32Array;
  readonly #recorded: Int32Array;
  readonly #lastDirection: Int8Array;
  /** The frame at which each cell last had too many, or −1. */
  readonly failedAt: Int32Array;
  /** How often a cell has failed, over all cells: it grows whenever failedAt changes. */
  failures = 0;
  worst: WorstSecond = { transitions: 0, cell: 0, frame: 0 };

  constructor(cells: number, framesPerSecond: number) {
    this.#perSecond = framesPerSecond;
    // A frame holds one transition at the most.
    this.#slots = Math.ceil(framesPerSecond) + 1;
    this.#frames = new Int32Array(cells * this.#slots);
    this.#recorded = new Int32Array(cells);
    this.#lastDirection = new Int8Array(cells);
    this.failedAt = new Int32Array(cells).fill(-1);
  }

  /** Only opposing changes count: two rises in a row are one. */
  record(cell: number, frame: number, direction: 1 | -1): void {
    if (this.#lastDirection[cell] === direction) return;
    this.#lastDirection[cell] = direction;
    const base = cell * this.#slots;
    const recorded = this.#recorded[cell] ?? 0;
    this.#frames[base + (recorded % this.#slots)] = frame;
    this.#recorded[cell] = recorded + 1;
    const transitions = this.#countSince(base, Math.min(recorded + 1, this.#slots), frame);
    if (transitions >= FLASH_RULES.failingTransitions) {
      this.failedAt[cell] = frame;
      this.failures += 1;
    }
    if (transitions > this.worst.transitions) this.worst = { transitions, cell, frame };
  }

  #countSince(base: number, held: number, frame: number): number {
    let count = 0;
    for (let slot = 0; slot < held; slot += 1) {
      if (frame - (this.#frames[base + slot] ?? 0) < this.#perSecond) count += 1;
    }
    return count;
  }
}
