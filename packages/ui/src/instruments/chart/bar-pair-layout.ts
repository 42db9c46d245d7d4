export interface BarRow {
  readonly label: string;
  readonly to: number;
  /** Where the certain part of a range ends: 2 of `2–3`. */
  readonly solidTo?: number;
  /** As a person reads it: `23 min 15 s`. */
  readonly text: string;
  readonly tone: 'ink' | 'accent';
}

interface BarPlace {
  readonly labelY: number;
  readonly topPx: number;
  readonly textX: number;
  readonly textAnchor: 'start' | 'end';
}

export interface BarPairLayout {
  readonly leftPx: number;
  readonly rightPx: number;
  readonly axisPx: number;
  readonly heightPx: number;
  readonly xAt: (value: number) => number;
  readonly places: readonly BarPlace[];
}

export const BAR_HEIGHT_PX = 44;

const LABEL_COLUMN_PX = 200;
const STACKED_BELOW_PX = 700;
const STACKED_LABEL_PX = 28;
const ROW_GAP_PX = 22;
/** A bar longer than this holds its own text. */
const HOLDS_TEXT_FROM = 0.5;

/** Where everything stands: labels beside the bars, or above them where there is no room. */
export function barPairLayout(rows: readonly BarRow[], max: number, widthPx: number): BarPairLayout {
  const isStacked = widthPx < STACKED_BELOW_PX;
  const leftPx = isStacked ? 0 : LABEL_COLUMN_PX;
  const rightPx = widthPx - 1;
  const xAt = (value: number) => leftPx + (value / max) * (rightPx - leftPx);
  const labelPx = isStacked ? STACKED_LABEL_PX : 0;
  const rowPx = labelPx + BAR_HEIGHT_PX + ROW_GAP_PX;
  const places = rows.map(({ to }, index): BarPlace => {
    const topPx = index * rowPx + labelPx;
    const isHeld = to / max > HOLDS_TEXT_FROM;
    return {
      topPx,
      labelY: isStacked ? topPx - 15 : topPx + BAR_HEIGHT_PX / 2,
      textX: isHeld ? xAt(to) - 14 : xAt(to) + 12,
      textAnchor: isHeld ? 'end' : 'start',
    };
  });
  const axisPx = rows.length * rowPx;
  return { leftPx, rightPx, axisPx, heightPx: axisPx + 32, xAt, places };
}
