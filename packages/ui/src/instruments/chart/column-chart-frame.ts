import { DIGIT_PX } from './line-chart-frame.ts';

export interface ColumnChartFrame {
  readonly leftPx: number;
  readonly rightPx: number;
  readonly topPx: number;
  readonly bottomPx: number;
  readonly heightPx: number;
  /** From one column to the next. */
  readonly pitchPx: number;
  readonly barPx: number;
  /** The left edge of a column. */
  readonly columnAt: (index: number) => number;
  /** Where the middle of a label stands, so that it stays within the drawing. */
  readonly labelAt: (xPx: number, label: string) => number;
}

const LABEL_GAP_PX = 14;
const WIDEST_BAR_PX = 20;
/** Of its pitch; the rest is air. */
const BAR_SHARE = 0.72;

export function columnChartFrame(widthPx: number, labels: readonly string[], columns: number): ColumnChartFrame {
  const longest = Math.max(...labels.map((label) => label.length));
  const leftPx = Math.ceil(longest * DIGIT_PX) + LABEL_GAP_PX;
  const rightPx = widthPx - 1;
  const pitchPx = (rightPx - leftPx) / Math.max(1, columns);
  const barPx = Math.min(WIDEST_BAR_PX, pitchPx * BAR_SHARE);
  const bottomPx = widthPx < 500 ? 132 : 172;
  return {
    leftPx,
    rightPx,
    topPx: 10,
    bottomPx,
    heightPx: bottomPx + 28,
    pitchPx,
    barPx,
    columnAt: (index) => leftPx + pitchPx * index + (pitchPx - barPx) / 2,
    labelAt: (xPx, label) => {
      const halfPx = (label.length * DIGIT_PX) / 2;
      return Math.min(rightPx - halfPx, Math.max(halfPx, xPx));
    },
  };
}

interface Labelled {
  readonly label?: string | undefined;
}

/** As many labels as fit. The last one is always there: it says where now is. */
export function labelledColumns(
  columns: readonly Labelled[],
  pitchPx: number,
): readonly { readonly index: number; readonly label: string }[] {
  const named = columns.flatMap(({ label }, index) => (label === undefined ? [] : [{ index, label }]));
  const longest = Math.max(...named.map(({ label }) => label.length));
  const roomPx = (longest + 2) * DIGIT_PX;
  const kept: typeof named = [];
  for (let last = named.length - 1; last >= 0; last -= 1) {
    const one = named[last];
    const next = kept[0]?.index ?? Number.POSITIVE_INFINITY;
    if (one !== undefined && (next - one.index) * pitchPx >= roomPx) kept.unshift(one);
  }
  return kept;
}
