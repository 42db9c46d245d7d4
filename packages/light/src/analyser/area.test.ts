import { describe, expect, it } from 'vitest';
import { FlashAnalyser } from '../index.ts';
import { type AreaGrid, FailingArea } from './failing-area.ts';

const FPS = 60;
/** A block of four by four cells in a picture of eight by six. */
const GRID: AreaGrid = {
  columns: 8,
  rows: 6,
  cellPx: 1,
  widthPx: 8,
  heightPx: 6,
  blockWidthPx: 4,
  blockHeightPx: 4,
};

function shareOf(cells: readonly (readonly [x: number, y: number])[], grid: AreaGrid = GRID): number {
  const failing = new Set(cells.map(([x, y]) => y * grid.columns + x));
  return new FailingArea(grid).largestShare((cell) => failing.has(cell));
}

describe('the area of a flash', () => {
  it('passes at exactly a quarter of a block and fails just above', () => {
    const quarter = [
      [2, 1],
      [3, 1],
      [2, 2],
      [3, 2],
    ] as const;
    const area = new FailingArea(GRID);
    expect(shareOf(quarter)).toBe(0.25);
    expect(area.isFailingShare(0.25)).toBe(false);
    expect(area.isFailingShare(shareOf([...quarter, [4, 2]]))).toBe(true);
  });

  it('is found in the block that has most of it, wherever that lies', () => {
    const corner = [
      [7, 5],
      [7, 4],
      [6, 5],
      [4, 2],
    ] as const;
    expect(shareOf(corner)).toBe(0.25);
    expect(shareOf([...corner, [0, 0]])).toBe(0.25);
    expect(shareOf([...corner, [3, 2]])).toBe(0.25);
    expect(shareOf([...corner, [5, 3]])).toBe(5 / 16);
  });

  it('is never made smaller by the grid: a block is rounded up to whole cells', () => {
    const coarse: AreaGrid = { ...GRID, blockWidthPx: 3.5, blockHeightPx: 3.5 };
    const row = [0, 1, 2, 3].map((x) => [x, 0] as const);
    expect(shareOf(row, coarse)).toBe(4 / 3.5 ** 2);
  });

  it('counts the pixels of a cell at the rim, not a whole cell', () => {
    const ragged: AreaGrid = { ...GRID, columns: 2, rows: 1, cellPx: 4, widthPx: 5, heightPx: 3 };
    expect(shareOf([[1, 0]], ragged)).toBe(3 / 16);
    expect(shareOf([[0, 0]], ragged)).toBe(12 / 16);
  });

  it('is measured against a whole block, even where the picture is smaller', () => {
    expect(shareOf([[0, 0]], { ...GRID, columns: 1, rows: 1, widthPx: 1, heightPx: 1 })).toBe(1 / 16);
  });

  it('is at most all of it', () => {
    const all = Array.from({ length: 48 }, (_, cell) => [cell % 8, Math.floor(cell / 8)] as const);
    expect(shareOf(all, { ...GRID, blockWidthPx: 3.1, blockHeightPx: 3.1 })).toBe(1);
  });
});

/** A picture of one block, 341 × 256 CSS pixels, of which so much turns black and white at 10 Hz. */
function judgeStripe(isInStripe: (x: number, y: number) => boolean) {
  const [widthPx, heightPx] = [341, 256];
  const analyser = new FlashAnalyser({ widthPx, heightPx, framesPerSecond: FPS, cellPx: 64 });
  const frames = [255, 0].map((byte) => {
    const rgba = new Uint8Array(widthPx * heightPx * 4).fill(128);
    for (let pixel = 0; pixel < widthPx * heightPx; pixel += 1) {
      if (isInStripe(pixel % widthPx, Math.floor(pixel / widthPx))) rgba.fill(byte, pixel * 4, pixel * 4 + 4);
    }
    return rgba;
  });
  for (let frame = 0; frame < FPS; frame += 1) analyser.push(frames[Math.floor(frame / 3) % 2] ?? new Uint8Array());
  return analyser.verdict();
}

describe('a block of 341 × 256', () => {
  it('passes with exactly 21 824 flashing pixels', () => {
    const { general, isPassed } = judgeStripe((_x, y) => y < 64);
    expect([general.transitions, general.failingShare, isPassed]).toEqual([19, 0.25, true]);
  });

  it('fails with one more cell of them', () => {
    const { general, isPassed } = judgeStripe((x, y) => y < 64 || (y < 128 && x >= 320));
    expect(general.failingShare).toBeCloseTo(0.25 + (21 * 64) / (341 * 256), 12);
    expect([general.isFailing, isPassed]).toEqual([true, false]);
  });
});

/** Two halves of a picture that turn black and white seven times each, the second so many frames after the first. */
function judgeHalves(framesApart: number) {
  // Two cells, each a fifth of the block.
  const analyser = new FlashAnalyser({ widthPx: 2, heightPx: 1, framesPerSecond: FPS, cellPx: 1, shownWidthPx: 264 });
  const level = (frame: number) => (frame >= 0 && (frame > 6 || frame % 2 === 0) ? 255 : 0);
  for (let frame = 0; frame < 300; frame += 1) {
    const [left, right] = [level(frame - 1), level(frame - 1 - framesApart)];
    analyser.push(Uint8Array.of(left, left, left, 255, right, right, right, 255));
  }
  return analyser.verdict();
}

describe('flashes at different times', () => {
  it.each([
    { framesApart: 0, isPassed: false },
    { framesApart: 30, isPassed: false },
    { framesApart: FPS - 1, isPassed: false },
    { framesApart: FPS, isPassed: true },
    { framesApart: 200, isPassed: true },
  ])('$framesApart frames apart pass: $isPassed', ({ framesApart, isPassed }) => {
    const verdict = judgeHalves(framesApart);
    expect(verdict.general.transitions).toBe(7);
    expect(verdict.isPassed).toBe(isPassed);
  });
});

describe('a long film', () => {
  it('of ten minutes is counted to its last second, which is the worst', () => {
    const analyser = new FlashAnalyser({ widthPx: 1, heightPx: 1, framesPerSecond: FPS, shownWidthPx: 1024 });
    const push = (byte: number) => analyser.push(Uint8Array.of(byte, 0, 0, 255));
    for (let frame = 0; frame < 599 * FPS; frame += 1) push(frame % FPS < 30 ? 255 : 0);
    const { general, red, isPassed } = analyser.verdict();
    expect([general.transitions, red.transitions, isPassed]).toEqual([2, 2, true]);
    for (let frame = 0; frame < FPS; frame += 1) push(frame % 15 < 7 ? 255 : 0);
    const last = analyser.verdict();
    expect([last.general.transitions, last.red.transitions, last.isPassed]).toEqual([8, 8, false]);
    expect(last.frames).toBe(36_000);
    expect(last.general.worst.seconds).toBeGreaterThan(599);
  });

  it('says where its worst second was, and when it ended', () => {
    const analyser = new FlashAnalyser({ widthPx: 24, heightPx: 16, framesPerSecond: FPS });
    for (let frame = 0; frame < 5 * FPS; frame += 1) {
      const rgba = new Uint8Array(24 * 16 * 4);
      const isFlashing = frame >= 2 * FPS && frame < 3 * FPS;
      for (let y = 8; y < 16; y += 1) rgba.fill(isFlashing && frame % 6 < 3 ? 255 : 0, (y * 24 + 16) * 4, (y + 1) * 96);
      analyser.push(rgba);
    }
    const { xPx, yPx, seconds } = analyser.verdict().general.worst;
    expect([xPx, yPx]).toEqual([20, 12]);
    expect(seconds).toBeCloseTo(3, 1);
  });
});
