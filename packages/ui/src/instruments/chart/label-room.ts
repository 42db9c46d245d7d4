import type { ChartPoint } from './line-chart-frame.ts';

export interface LabelRoom {
  /** In the units of the chart. */
  readonly fromX: number;
  readonly toX: number;
}

/** The highest value that a line reaches over a stretch, so that a label can stand above it. */
export function highestOver(points: readonly ChartPoint[], { fromX, toX }: LabelRoom): number {
  const inside = points.filter(({ x }) => x >= fromX && x <= toX).map(({ y }) => y);
  return Math.max(0, ...inside, valueAt(points, fromX), valueAt(points, toX));
}

/** A line's value between its points; beyond its ends it has none. */
function valueAt(points: readonly ChartPoint[], x: number): number {
  const after = points.findIndex((point) => point.x >= x);
  const right = points[after];
  const left = points[after - 1];
  if (right === undefined || (left === undefined && right.x !== x)) return 0;
  if (left === undefined) return right.y;
  return left.y + ((right.y - left.y) * (x - left.x)) / (right.x - left.x);
}
