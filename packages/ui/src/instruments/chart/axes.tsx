import type { ReactNode } from 'react';
import { labelEvery } from './value-scale.ts';

export interface AxisFormat {
  readonly format: (value: number) => string;
}

interface ValueAxisProps extends AxisFormat {
  readonly ticks: readonly number[];
  readonly y: (value: number) => number;
  readonly leftPx: number;
  readonly rightPx: number;
}

/** Hairlines across, numbers outside at the left, and the baseline in ink. */
export function ValueAxis({ ticks, y, leftPx, rightPx, format }: ValueAxisProps): ReactNode {
  return ticks.map((tick) => (
    <g key={tick} className="v-axis" data-zero={tick === 0 || undefined}>
      <line className="v-axis-grid" x1={leftPx} x2={rightPx} y1={crisp(y(tick))} y2={crisp(y(tick))} />
      <text x={leftPx - 12} y={y(tick)} dy="0.34em" textAnchor="end">
        {format(tick)}
      </text>
    </g>
  ));
}

interface StepAxisProps extends AxisFormat {
  readonly ticks: readonly number[];
  readonly x: (value: number) => number;
  readonly topPx: number;
  /** How much room a number takes, with the air around it. */
  readonly labelPx: number;
  /** The outermost numbers stay within the drawing. */
  readonly alignsEnds?: boolean;
}

/** Ticks outside, below the line; a longer one where a number stands. */
export function StepAxis({ ticks, x, topPx, labelPx, format, alignsEnds = false }: StepAxisProps): ReactNode {
  const first = ticks[0] ?? 0;
  const last = ticks.at(-1) ?? 0;
  const every = labelEvery(ticks.length - 1, x(last) - x(first), labelPx);
  return ticks.map((tick, index) => {
    const isLabelled = index % every === 0;
    return (
      <g key={tick} className="v-axis">
        <line
          className="v-axis-tick"
          x1={crisp(x(tick))}
          x2={crisp(x(tick))}
          y1={topPx}
          y2={topPx + (isLabelled ? 8 : 4)}
        />
        {isLabelled ? (
          <text x={x(tick)} y={topPx + 25} textAnchor={alignsEnds ? anchorAt(tick, first, last) : 'middle'}>
            {format(tick)}
          </text>
        ) : null}
      </g>
    );
  });
}

/** A hairline lies on a pixel, not between two. */
export function crisp(px: number): number {
  return Math.round(px - 0.5) + 0.5;
}

function anchorAt(tick: number, first: number, last: number): 'start' | 'middle' | 'end' {
  if (tick === first) return 'start';
  return tick === last ? 'end' : 'middle';
}
