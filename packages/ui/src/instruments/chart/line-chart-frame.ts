export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

export interface LineChartFrame {
  readonly leftPx: number;
  readonly rightPx: number;
  readonly topPx: number;
  readonly bottomPx: number;
  readonly heightPx: number;
}

export const DIGIT_PX = 7.6;
const LABEL_GAP_PX = 14;

/** The room that the lines have: what the longest number leaves at the left, and what the axis takes below. */
export function lineChartFrame(widthPx: number, labels: readonly string[]): LineChartFrame {
  const longest = Math.max(...labels.map((label) => label.length));
  return {
    leftPx: Math.ceil(longest * DIGIT_PX) + LABEL_GAP_PX,
    rightPx: widthPx - 14,
    topPx: 16,
    bottomPx: widthPx < 500 ? 220 : 262,
    heightPx: widthPx < 500 ? 276 : 318,
  };
}

interface AxisWords {
  readonly label: string;
  readonly format: (value: number) => string;
}

export interface TableQuestion {
  readonly title: string;
  readonly x: AxisWords;
  readonly y: AxisWords;
  readonly series: readonly { readonly label: string; readonly points: readonly ChartPoint[] }[];
  readonly markers: readonly (ChartPoint & { readonly label: string })[];
}

/** Every point that is drawn or marked, named, in the order of x. */
export function lineChartTable({ title, x, y, series, markers }: TableQuestion) {
  const named = [
    ...series.flatMap(({ label, points }) => points.map((point) => ({ ...point, label }))),
    ...markers,
  ].toSorted((one, other) => one.x - other.x);
  return {
    caption: title,
    columns: [x.label, y.label, 'What'],
    rows: named.map((point) => [x.format(point.x), y.format(point.y), point.label]),
  };
}
