import { FLASH_RULES } from './flash-rules.ts';

export interface AreaGrid {
  readonly columns: number;
  readonly rows: number;
  readonly cellPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly blockWidthPx: number;
  readonly blockHeightPx: number;
}

/**
 * The largest share of any block that the given cells fill. Blocks lie on the grid of cells and are rounded up to it, so
 * that a share is never too small.
 */
export class FailingArea {
  readonly #grid: AreaGrid;
  readonly #sums: Float64Array;

  constructor(grid: AreaGrid) {
    this.#grid = grid;
    this.#sums = new Float64Array((grid.columns + 1) * (grid.rows + 1));
  }

  largestShare(isFailing: (cell: number) => boolean): number {
    this.#integrate(isFailing);
    const { columns, rows, cellPx, blockWidthPx, blockHeightPx } = this.#grid;
    const blockColumns = Math.max(1, Math.min(columns, Math.ceil(blockWidthPx / cellPx)));
    const blockRows = Math.max(1, Math.min(rows, Math.ceil(blockHeightPx / cellPx)));
    let largest = 0;
    for (let row = 0; row + blockRows <= rows; row += 1) {
      for (let column = 0; column + blockColumns <= columns; column += 1) {
        largest = Math.max(largest, this.#areaOf(column, row, column + blockColumns, row + blockRows));
      }
    }
    return Math.min(1, largest / (blockWidthPx * blockHeightPx));
  }

  isFailingShare(share: number): boolean {
    return share > FLASH_RULES.allowedShare;
  }

  #integrate(isFailing: (cell: number) => boolean): void {
    const { columns, rows, cellPx, widthPx, heightPx } = this.#grid;
    const stride = columns + 1;
    for (let row = 0; row < rows; row += 1) {
      const cellHeight = Math.min(cellPx, heightPx - row * cellPx);
      let line = 0;
      for (let column = 0; column < columns; column += 1) {
        const cellWidth = Math.min(cellPx, widthPx - column * cellPx);
        if (isFailing(row * columns + column)) line += cellWidth * cellHeight;
        this.#sums[(row + 1) * stride + column + 1] = (this.#sums[row * stride + column + 1] ?? 0) + line;
      }
    }
  }

  #areaOf(left: number, top: number, right: number, bottom: number): number {
    const stride = this.#grid.columns + 1;
    const at = (column: number, row: number) => this.#sums[row * stride + column] ?? 0;
    return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
  }
}
