import { LINEAR_OF_BYTE, LUMINANCE } from './colour.ts';
import { type AreaGrid, FailingArea } from './failing-area.ts';
import { FLASH_RULES } from './flash-rules.ts';
import { LegacyRedLegs } from './legacy-red-legs.ts';
import { LuminanceLegs } from './luminance-legs.ts';
import { RedRuns } from './red-runs.ts';
import { TransitionCounter } from './transition-counter.ts';

export interface FlashAnalyserOptions {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly framesPerSecond: number;
  /** The width of the picture as people see it, in CSS pixels; a smaller copy of it is judged all the same. */
  readonly shownWidthPx?: number;
  readonly cellPx?: number;
}

export interface FlashCount {
  /** The most transitions that any cell had within a second; two make a flash. */
  readonly transitions: number;
  readonly isFailing: boolean;
  /** Where and when that was: the middle of the cell, and the end of the second. */
  readonly worst: { readonly xPx: number; readonly yPx: number; readonly seconds: number };
  /** The largest share of a block that failed at one time. */
  readonly failingShare: number;
}

export interface FlashVerdict {
  readonly isPassed: boolean;
  readonly general: FlashCount;
  readonly red: FlashCount;
  /** The older definition of a red flash: a report, and a bar in strict mode only. */
  readonly legacyRed: FlashCount;
  readonly frames: number;
}

const CELL_PX = 8;

/**
 * Judges a film frame by frame: general and red flashes of WCAG 2.2 with its rule of area, and the older red flash as a
 * report. It holds one second, whatever the length of the film.
 */
export class FlashAnalyser {
  readonly #grid: AreaGrid;
  readonly #framesPerSecond: number;
  readonly #cells: number;
  readonly #counts: { readonly general: AreaCount; readonly red: AreaCount; readonly legacyRed: AreaCount };
  readonly #luminanceLegs: LuminanceLegs;
  readonly #redRuns: RedRuns;
  readonly #legacyRedLegs: LegacyRedLegs;
  readonly #sums: Float64Array;
  #frame = 0;

  constructor({ widthPx, heightPx, framesPerSecond, shownWidthPx, cellPx = CELL_PX }: FlashAnalyserOptions) {
    if (!(widthPx > 0 && heightPx > 0 && framesPerSecond > 0 && Number.isFinite(framesPerSecond))) {
      throw new Error('a film needs a size and a rate of frames');
    }
    const scale = widthPx / (shownWidthPx ?? widthPx);
    const columns = Math.ceil(widthPx / cellPx);
    const rows = Math.ceil(heightPx / cellPx);
    const { block } = FLASH_RULES;
    this.#grid = {
      columns,
      rows,
      cellPx,
      widthPx,
      heightPx,
      blockWidthPx: block.widthPx * scale,
      blockHeightPx: block.heightPx * scale,
    };
    this.#framesPerSecond = framesPerSecond;
    this.#cells = columns * rows;
    const areaCount = () => new AreaCount(this.#grid, framesPerSecond);
    this.#counts = { general: areaCount(), red: areaCount(), legacyRed: areaCount() };
    this.#luminanceLegs = new LuminanceLegs(this.#cells, this.#counts.general.counter);
    this.#redRuns = new RedRuns(this.#cells, framesPerSecond, this.#counts.red.counter);
    this.#legacyRedLegs = new LegacyRedLegs(this.#cells, this.#counts.legacyRed.counter);
    this.#sums = new Float64Array(this.#cells * 4);
  }

  /** One frame of RGBA bytes, opaque, row by row from the top. */
  push(rgba: Uint8Array | Uint8ClampedArray): void {
    const { widthPx, heightPx } = this.#grid;
    // Half a frame would be judged as half black, and could pass.
    if (rgba.length < widthPx * heightPx * 4) throw new Error('a frame is shorter than its size says');
    this.#sumCells(rgba);
    for (let cell = 0; cell < this.#cells; cell += 1) this.#pushCell(cell);
    for (const count of Object.values(this.#counts)) count.endFrame(this.#frame);
    this.#frame += 1;
  }

  verdict(): FlashVerdict {
    const { general, red, legacyRed } = this.#counts;
    const counted = (count: AreaCount) => count.read(this.#framesPerSecond);
    return {
      isPassed: !general.isFailing && !red.isFailing,
      general: counted(general),
      red: counted(red),
      legacyRed: counted(legacyRed),
      frames: this.#frame,
    };
  }

  #sumCells(rgba: Uint8Array | Uint8ClampedArray): void {
    const { columns, cellPx, widthPx, heightPx } = this.#grid;
    const sums = this.#sums.fill(0);
    let at = 0;
    for (let y = 0; y < heightPx; y += 1) {
      const rowOfCells = Math.floor(y / cellPx) * columns;
      for (let x = 0; x < widthPx; x += 1, at += 4) {
        const cell = (rowOfCells + Math.floor(x / cellPx)) * 4;
        sums[cell] = (sums[cell] ?? 0) + (LINEAR_OF_BYTE[rgba[at] ?? 0] ?? 0);
        sums[cell + 1] = (sums[cell + 1] ?? 0) + (LINEAR_OF_BYTE[rgba[at + 1] ?? 0] ?? 0);
        sums[cell + 2] = (sums[cell + 2] ?? 0) + (LINEAR_OF_BYTE[rgba[at + 2] ?? 0] ?? 0);
        sums[cell + 3] = (sums[cell + 3] ?? 0) + 1;
      }
    }
  }

  #pushCell(cell: number): void {
    const sums = this.#sums;
    const count = sums[cell * 4 + 3] ?? 1;
    const r = (sums[cell * 4] ?? 0) / count;
    const g = (sums[cell * 4 + 1] ?? 0) / count;
    const b = (sums[cell * 4 + 2] ?? 0) / count;
    const luminance = LUMINANCE.r * r + LUMINANCE.g * g + LUMINANCE.b * b;
    this.#luminanceLegs.push(cell, this.#frame, luminance);
    this.#redRuns.push(cell, this.#frame, r, g, b);
    this.#legacyRedLegs.push(cell, this.#frame, r, g, b);
  }
}

/** The transitions of one kind, and whether too many of them ever filled too much of a block. */
class AreaCount {
  readonly counter: TransitionCounter;
  readonly #grid: AreaGrid;
  readonly #area: FailingArea;
  readonly #framesPerSecond: number;
  #failures = 0;
  #largestShare = 0;

  constructor(grid: AreaGrid, framesPerSecond: number) {
    this.counter = new TransitionCounter(grid.columns * grid.rows, framesPerSecond);
    this.#grid = grid;
    this.#area = new FailingArea(grid);
    this.#framesPerSecond = framesPerSecond;
  }

  get isFailing(): boolean {
    return this.#area.isFailingShare(this.#largestShare);
  }

  /** Area is looked at only in frames in which some cell has just failed: in all others it cannot have grown. */
  endFrame(frame: number): void {
    if (this.counter.failures === this.#failures) return;
    this.#failures = this.counter.failures;
    const { failedAt } = this.counter;
    const share = this.#area.largestShare((cell) => {
      const failed = failedAt[cell] ?? -1;
      return failed >= 0 && frame - failed < this.#framesPerSecond;
    });
    this.#largestShare = Math.max(this.#largestShare, share);
  }

  read(framesPerSecond: number): FlashCount {
    const { columns, cellPx } = this.#grid;
    const { transitions, cell, frame } = this.counter.worst;
    return {
      transitions,
      isFailing: this.isFailing,
      worst: {
        xPx: ((cell % columns) + 0.5) * cellPx,
        yPx: (Math.floor(cell / columns) + 0.5) * cellPx,
        seconds: (frame + 1) / framesPerSecond,
      },
      failingShare: this.#largestShare,
    };
  }
}
