import './column-chart.css';
import type { ReactNode } from 'react';
import { type AxisFormat, crisp, ValueAxis } from './chart/axes.tsx';
import { ChartFigure } from './chart/chart-figure.tsx';
import { columnChartFrame, labelledColumns } from './chart/column-chart-frame.ts';
import { useWidth } from './chart/use-width.ts';
import { valueScale } from './chart/value-scale.ts';

export interface ChartColumn {
  /** `Monday, 16 November 2026`, in the table. */
  readonly name: string;
  /** `16 Nov`, below the axis, where there is room. Columns without one have none. */
  readonly label?: string | undefined;
  readonly value: number;
}

interface ColumnChartProps {
  readonly title: string;
  readonly caption: ReactNode;
  /** What a column stands for, and what is measured: the heads of the table. */
  readonly heads: readonly [column: string, value: string];
  readonly columns: readonly ChartColumn[];
  readonly y: AxisFormat;
}

const SERVER_WIDTH_PX = 376;

/** A sum for each stretch of time. Its columns stand on zero, and are true to scale. */
export function ColumnChart({ title, caption, heads, columns, y }: ColumnChartProps): ReactNode {
  const [svg, widthPx] = useWidth<SVGSVGElement>(SERVER_WIDTH_PX);
  const { scale, ticks } = valueScale(columns.map(({ value }) => value));
  const frame = columnChartFrame(widthPx, ticks.map(y.format), columns.length);
  const yAt = scale.range([frame.bottomPx, frame.topPx]);
  const labelled = labelledColumns(columns, frame.pitchPx);
  // One path for all of them: a year of columns is one thing to draw.
  const bars = columns.flatMap(({ value }, index) =>
    value > 0
      ? [
          `M${frame.columnAt(index)} ${frame.bottomPx}V${Math.min(yAt(value), frame.bottomPx - 1)}h${frame.barPx}V${frame.bottomPx}z`,
        ]
      : [],
  );
  return (
    <ChartFigure
      caption={caption}
      table={{ caption: title, columns: heads, rows: columns.map(({ name, value }) => [name, y.format(value)]) }}
    >
      <svg ref={svg} aria-hidden="true" viewBox={`0 0 ${widthPx} ${frame.heightPx}`} height={frame.heightPx}>
        <ValueAxis ticks={ticks} y={yAt} leftPx={frame.leftPx} rightPx={frame.rightPx} format={y.format} />
        <path className="v-columns" d={bars.join('')} />
        {labelled.map(({ index, label }) => {
          const xPx = frame.columnAt(index) + frame.barPx / 2;
          return (
            <g key={index} className="v-axis">
              <line
                className="v-axis-tick"
                x1={crisp(xPx)}
                x2={crisp(xPx)}
                y1={frame.bottomPx}
                y2={frame.bottomPx + 6}
              />
              <text x={frame.labelAt(xPx, label)} y={frame.bottomPx + 21} textAnchor="middle">
                {label}
              </text>
            </g>
          );
        })}
      </svg>
    </ChartFigure>
  );
}
