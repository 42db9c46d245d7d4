import './percent-lanes.css';
import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { crisp } from './chart/axes.tsx';
import { ChartFigure, type ChartTable } from './chart/chart-figure.tsx';
import { useWidth } from './chart/use-width.ts';

interface PercentLane {
  readonly label: string;
  readonly look: 'filled' | 'hollow';
  /** In per cent, in the order in which they came. */
  readonly values: readonly number[];
}

interface PercentRange {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface PercentLanesProps {
  readonly caption: ReactNode;
  readonly table: ChartTable;
  readonly lanes: readonly PercentLane[];
  readonly range: PercentRange | undefined;
  /** What it means to lie left and right of zero. */
  readonly ends: readonly [below: string, above: string];
}

const SERVER_WIDTH_PX = 376;
const LANE_PX = 76;
const LABEL_PX = 20;
const RANGE_PX = 48;
const AXIS_PX = 46;
const TICKS = 5;
/** Half of a number at the end of the axis. */
const MARGIN_PX = 26;

/** Single values in lanes and the difference between them, all on one scale that has zero on it. */
export function PercentLanes({ caption, table, lanes, range, ends }: PercentLanesProps): ReactNode {
  const [svg, widthPx] = useWidth<SVGSVGElement>(SERVER_WIDTH_PX);
  const bounds = range === undefined ? [] : [range.low, range.high];
  const all = [0, ...bounds, ...lanes.flatMap(({ values }) => values)];
  const x = scaleLinear([Math.min(...all), Math.max(...all)], [MARGIN_PX, widthPx - MARGIN_PX]).nice(TICKS);
  const rangeTopPx = lanes.length * LANE_PX;
  const bottomPx = rangeTopPx + (range === undefined ? 0 : RANGE_PX);
  const heightPx = bottomPx + AXIS_PX;
  return (
    <ChartFigure caption={caption} table={table}>
      <svg ref={svg} aria-hidden="true" viewBox={`0 0 ${widthPx} ${heightPx}`} height={heightPx}>
        {x.ticks(TICKS).map((tick) => (
          <g key={tick} className="v-axis" data-zero={tick === 0 || undefined}>
            <line className="v-axis-grid" x1={crisp(x(tick))} x2={crisp(x(tick))} y1={0} y2={bottomPx} />
            <text x={x(tick)} y={bottomPx + 18} textAnchor="middle">
              {signedText(tick)}
            </text>
          </g>
        ))}
        {lanes.map((lane, index) => (
          <Lane key={lane.label} lane={lane} topPx={index * LANE_PX} x={x} />
        ))}
        {range !== undefined && <Range range={range} topPx={rangeTopPx} x={x} />}
        <text data-voice="text" x={0} y={heightPx - 6}>
          ← {ends[0]}
        </text>
        <text data-voice="text" x={widthPx} y={heightPx - 6} textAnchor="end">
          {ends[1]} →
        </text>
      </svg>
    </ChartFigure>
  );
}

interface PlacedProps {
  readonly topPx: number;
  readonly x: (value: number) => number;
}

/** The first is on top, so that whoever learnt something sees it. */
function Lane({ lane, topPx, x }: PlacedProps & { readonly lane: PercentLane }): ReactNode {
  const roomPx = LANE_PX - LABEL_PX - 10;
  const stepPx = roomPx / Math.max(1, lane.values.length - 1);
  return (
    <g className="v-lane" data-look={lane.look}>
      <text className="v-lane-label" data-voice="text" x={0} y={topPx + 13}>
        {lane.label}
      </text>
      {lane.values.map((value, index) => (
        <circle key={index} cx={x(value)} cy={topPx + LABEL_PX + 4 + index * stepPx} r={4} />
      ))}
    </g>
  );
}

function Range({ range, topPx, x }: PlacedProps & { readonly range: PercentRange }): ReactNode {
  const y = topPx + LABEL_PX + 14;
  const [low, high] = [x(range.low), x(range.high)];
  return (
    <g className="v-lane-range">
      <line className="v-lane-rule" x1="0" x2="100%" y1={crisp(topPx)} y2={crisp(topPx)} />
      <text className="v-lane-label" data-voice="text" x={0} y={topPx + 15}>
        {range.label}
      </text>
      <path d={`M${low} ${y}H${high}M${low} ${y - 5}v10M${high} ${y - 5}v10`} />
      <circle cx={x(range.value)} cy={y} r={4.5} />
    </g>
  );
}

/** `−10 %`, with a true minus. */
function signedText(percent: number): string {
  if (percent === 0) return '0';
  return percent < 0 ? `−${-percent} %` : `+${percent} %`;
}
