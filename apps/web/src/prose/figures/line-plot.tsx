import './line-plot.css';
import type { ReactNode } from 'react';
import { labelHeights } from './label-heights.ts';

export interface PlotPoint {
  readonly x: number;
  readonly y: number;
}

export interface PlotLine {
  readonly label: string;
  readonly tone: 'ink' | 'soft' | 'accent' | 'stop';
  readonly isDashed?: boolean;
  readonly points: readonly PlotPoint[];
}

interface PlotAxis {
  readonly label: string;
  readonly max: number;
  readonly ticks: readonly number[];
  readonly format: (value: number) => string;
}

interface LinePlotProps {
  readonly x: PlotAxis;
  readonly y: PlotAxis;
  readonly lines: readonly PlotLine[];
}

const percent = (share: number): string => `${Number((share * 100).toFixed(3))}%`;

/** Lines over two axes from zero. The drawing stretches with the page while strokes and letters keep their size, so it needs no scripts. */
export function LinePlot({ x, y, lines }: LinePlotProps): ReactNode {
  const labelAt = labelHeights(lines.map(({ points }) => (points.at(-1)?.y ?? 0) / y.max));
  return (
    <div className="line-plot">
      <p className="line-plot-y">{y.label}</p>
      <div className="line-plot-field">
        {y.ticks.map((tick) => (
          <span key={tick} className="line-plot-tick-y" style={{ bottom: percent(tick / y.max) }}>
            {y.format(tick)}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {y.ticks.map((tick) => (
            <path
              key={tick}
              className="line-plot-grid"
              data-zero={tick === 0}
              d={`M0 ${100 - (tick / y.max) * 100}H100`}
            />
          ))}
          {lines.map(({ label, tone, isDashed, points }) => (
            <path
              key={label}
              className="line-plot-line"
              data-tone={tone}
              data-dashed={isDashed}
              d={pathOf(points, x.max, y.max)}
            />
          ))}
        </svg>
        {lines.map(({ label, tone }, index) => (
          <span
            key={label}
            className="line-plot-label"
            data-tone={tone}
            style={{ bottom: percent(labelAt[index] ?? 0) }}
          >
            {label}
          </span>
        ))}
        {x.ticks.map((tick) => (
          <span key={tick} className="line-plot-tick-x" style={{ left: percent(tick / x.max) }}>
            {x.format(tick)}
          </span>
        ))}
      </div>
      <p className="line-plot-x">{x.label}</p>
      <p className="line-plot-key">
        {lines.map(({ label, tone, isDashed }) => (
          <span key={label} data-tone={tone} data-dashed={isDashed}>
            {label}
          </span>
        ))}
      </p>
    </div>
  );
}

function pathOf(points: readonly PlotPoint[], maxX: number, maxY: number): string {
  const places = points.map(({ x, y }) => `${round((x / maxX) * 100)} ${round(100 - (y / maxY) * 100)}`);
  return `M${places.join('L')}`;
}

function round(value: number): number {
  return Number(value.toFixed(3));
}
