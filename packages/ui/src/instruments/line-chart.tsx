import './line-chart.css';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { ReactNode } from 'react';
import { type AxisFormat, StepAxis, ValueAxis } from './chart/axes.tsx';
import { ChartFigure } from './chart/chart-figure.tsx';
import { type ChartMarker, ChartMarkers } from './chart/chart-markers.tsx';
import { type ChartPoint, lineChartFrame, lineChartTable } from './chart/line-chart-frame.ts';
import { useWidth } from './chart/use-width.ts';
import { stepsOf, valueScale } from './chart/value-scale.ts';

export interface StepAxisQuestion extends AxisFormat {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export interface LineChartSeries {
  readonly label: string;
  readonly points: readonly ChartPoint[];
  readonly tone: 'ink' | 'accent';
}

interface LineChartProps {
  readonly title: string;
  readonly caption: ReactNode;
  readonly x: StepAxisQuestion;
  readonly y: AxisFormat & { readonly label: string };
  readonly series: readonly LineChartSeries[];
  readonly markers?: readonly ChartMarker[];
}

const SERVER_WIDTH_PX = 820;

/** Values against a quantity that grows in steps. Zero is always on it, and so is the losing case. */
export function LineChart({ title, caption, x, y, series, markers = [] }: LineChartProps): ReactNode {
  const [svg, widthPx] = useWidth<SVGSVGElement>(SERVER_WIDTH_PX);
  const points = [...series.flatMap((one) => one.points), ...markers];
  const values = points.map((point) => point.y);
  const { scale, ticks } = valueScale(values);
  const frame = lineChartFrame(widthPx, ticks.map(y.format));
  const yAt = scale.range([frame.bottomPx, frame.topPx]);
  const xAt = scaleLinear([x.min, x.max], [frame.leftPx, frame.rightPx]);
  const path = line<ChartPoint>(
    (point) => xAt(point.x),
    (point) => yAt(point.y),
  );
  return (
    <ChartFigure caption={caption} table={lineChartTable({ title, x, y, series, markers })}>
      <svg ref={svg} aria-hidden="true" viewBox={`0 0 ${widthPx} ${frame.heightPx}`} height={frame.heightPx}>
        <ValueAxis ticks={ticks} y={yAt} leftPx={frame.leftPx} rightPx={frame.rightPx} format={y.format} />
        <StepAxis ticks={stepsOf(x.min, x.max, x.step)} x={xAt} topPx={frame.bottomPx} labelPx={64} format={x.format} />
        <text data-voice="text" x={frame.rightPx} y={frame.bottomPx + 50} textAnchor="end">
          {x.label}
        </text>
        {series.map(({ label, points: own, tone }) => (
          <path key={label} className="v-line" data-tone={tone} d={path(own) ?? ''} />
        ))}
        {series.length > 1 ? series.map((one) => <SeriesLabel key={one.label} series={one} x={xAt} y={yAt} />) : null}
        <ChartMarkers markers={markers} x={xAt} y={yAt} leftPx={frame.leftPx} rightPx={frame.rightPx} series={series} />
      </svg>
    </ChartFigure>
  );
}

interface SeriesLabelProps {
  readonly series: LineChartSeries;
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

/** The name stands at the end of its line: nobody has to look for it in a legend. */
function SeriesLabel({ series: { label, points }, x, y }: SeriesLabelProps): ReactNode {
  const last = points.at(-1);
  if (last === undefined) return null;
  return (
    <text className="v-line-label" data-voice="text" x={x(last.x)} y={y(last.y) - 10} textAnchor="end">
      {label}
    </text>
  );
}
