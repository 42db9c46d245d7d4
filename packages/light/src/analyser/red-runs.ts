import { chromaticU, chromaticV, WHITE_U, WHITE_V } from './colour.ts';
import type { TransitionCounter } from './transition-counter.ts';

const SATURATED_RED_SHARE = 0.8;
/** Below this much red a colour is too dark to be a red at all. */
const RED_FLOOR = 1 / 16;
const FAR_APART = 0.2;

const NONE = -1;
/** The third field of a point that is no dark red: more than any red there is, so that the rule for it never holds. */
const NO_DARK_RED = 2;
const POINT_FIELDS = 3;

/**
 * Red flashes of WCAG 2.2: a change to or from saturated red by more than 0.2 in u′v′. A run is a stretch of frames
 * that are all saturated, or all not; the points of the last second of a run are kept, since a slow change crosses the
 * border long before it has gone far enough.
 */
export class RedRuns {
  readonly #counter: TransitionCounter;
  readonly #slots: number;
  readonly #isSaturated: Int8Array;
  readonly #isCounted: Uint8Array;
  /** Two rings of points for each cell: the run that is on, and the one before it. A point is u′, v′ and R of a dark red. */
  readonly #points: Float32Array;
  readonly #current: Uint8Array;
  readonly #written: Int32Array;

  constructor(cells: number, framesPerSecond: number, counter: TransitionCounter) {
    this.#counter = counter;
    this.#slots = Math.ceil(framesPerSecond);
    this.#isSaturated = new Int8Array(cells).fill(NONE);
    this.#isCounted = new Uint8Array(cells);
    this.#points = new Float32Array(cells * 2 * this.#slots * POINT_FIELDS);
    this.#current = new Uint8Array(cells);
    this.#written = new Int32Array(cells * 2);
  }

  push(cell: number, frame: number, r: number, g: number, b: number): void {
    const isRed = isRedHue(r, g, b);
    const isSaturated = isRed && r >= RED_FLOOR ? 1 : 0;
    if (this.#isSaturated[cell] !== isSaturated) this.#beginRun(cell, isSaturated);
    const u = chromaticU(r, g, b);
    const v = chromaticV(r, g, b);
    const darkRed = isRed && r < RED_FLOOR ? r : NO_DARK_RED;
    this.#keep(cell, u, v, isSaturated === 1 ? r : darkRed);
    if (this.#isCounted[cell] === 1) return;
    if (!this.#isFarFromLastRun(cell, u, v, isSaturated === 1 ? r : darkRed, isSaturated === 1)) return;
    this.#isCounted[cell] = 1;
    this.#counter.record(cell, frame, isSaturated === 1 ? 1 : -1);
  }

  #beginRun(cell: number, isSaturated: 0 | 1): void {
    const isFirst = this.#isSaturated[cell] === NONE;
    // A run that never went far enough was no change: the one before it goes on.
    const isResumed = !isFirst && this.#isCounted[cell] === 0;
    this.#isSaturated[cell] = isSaturated;
    this.#isCounted[cell] = isFirst || isResumed ? 1 : 0;
    const next = 1 - (this.#current[cell] ?? 0);
    this.#current[cell] = next;
    if (!isResumed) this.#written[cell * 2 + next] = 0;
  }

  #keep(cell: number, u: number, v: number, red: number): void {
    const run = cell * 2 + (this.#current[cell] ?? 0);
    const written = this.#written[run] ?? 0;
    const at = (run * this.#slots + (written % this.#slots)) * POINT_FIELDS;
    this.#points[at] = u;
    this.#points[at + 1] = v;
    this.#points[at + 2] = red;
    this.#written[run] = written + 1;
  }

  #isFarFromLastRun(cell: number, u: number, v: number, r: number, isSaturated: boolean): boolean {
    const run = cell * 2 + 1 - (this.#current[cell] ?? 0);
    const held = Math.min(this.#written[run] ?? 0, this.#slots);
    for (let slot = 0; slot < held; slot += 1) {
      const at = (run * this.#slots + slot) * POINT_FIELDS;
      const otherR = this.#points[at + 2] ?? 0;
      const otherU = this.#points[at] ?? 0;
      const otherV = this.#points[at + 1] ?? 0;
      const isApart = isSaturated ? isFar(u, v, r, otherU, otherV, otherR) : isFar(otherU, otherV, otherR, u, v, r);
      if (isApart) return true;
    }
    return false;
  }
}

export function isRedHue(r: number, g: number, b: number): boolean {
  const sum = r + g + b;
  return sum > 0 && r / sum >= SATURATED_RED_SHARE;
}

/**
 * The distance between a saturated state and another. One too dark to be red counts as white, the colour of black,
 * but only against a state that is really brighter in red; otherwise a red that fades would flash against itself.
 */
function isFar(u: number, v: number, r: number, otherU: number, otherV: number, otherR: number): boolean {
  const countsAsWhite = r - otherR >= RED_FLOOR;
  const du = u - (countsAsWhite ? WHITE_U : otherU);
  const dv = v - (countsAsWhite ? WHITE_V : otherV);
  return Math.hypot(du, dv) > FAR_APART;
}
