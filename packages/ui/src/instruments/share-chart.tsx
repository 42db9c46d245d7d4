import './share-chart.css';
import type { Share } from '@vayl/domain';
import type { ReactNode } from 'react';
import { crisp, StepAxis } from './chart/axes.tsx';
import { ChartFigure } from './chart/chart-figure.tsx';
import { DIGIT_PX } from './chart/line-chart-frame.ts';
import { useWidth } from './chart/use-width.ts';
import { stepsOf } from './chart/value-scale.ts';

export interface ShareRow {
  readonly label: string;
  readonly share: Share;
  readonly low: Share;
  readonly high: Share;
  /** `12 of 18`, at the end of the row. */
  readonly text: string;
}

interface ShareChartProps {
  readonly title: string;
  readonly caption: ReactNode;
  /** The heads of the table. */
  readonly heads: readonly [row: string, counted: string, share: string, interval: string];
  readonly rows: readonly ShareRow[];
}

const SERVER_WIDTH_PX = 376;
const LABEL_PX = 84;
const GAP_PX = 14;
const ROW_PX = 30;

/** Shares from nothing to all, each with the interval that it is known by: the fewer are counted, the wider. */
export function ShareChart({ title, caption, heads, rows }: ShareChartProps): ReactNode {
  const [svg, widthPx] = useWidth<SVGSVGElement>(SERVER_WIDTH_PX);
  const rightPx = widthPx - GAP_PX - DIGIT_PX * Math.max(...rows.map(({ text }) => text.length));
  const xAt = (share: Share) => LABEL_PX + share * (rightPx - LABEL_PX);
  const axisPx = rows.length * ROW_PX + 4;
  return (
    <ChartFigure
      caption={caption}
      table={{
        caption: title,
        columns: heads,
        rows: rows.map(({ label, text, share, low, high }) => [
          label,
          text,
          percent(share),
          `${percent(low)} to ${percent(high)}`,
        ]),
      }}
    >
      <svg ref={svg} aria-hidden="true" viewBox={`0 0 ${widthPx} ${axisPx + 30}`} height={axisPx + 30}>
        {rows.map(({ label, share, low, high, text }, index) => {
          const yPx = index * ROW_PX + ROW_PX / 2;
          return (
            <g key={label} className="v-share">
              <text data-voice="text" x={0} y={yPx} dy="0.34em">
                {label}
              </text>
              <line className="v-axis-grid" x1={LABEL_PX} x2={rightPx} y1={crisp(yPx)} y2={crisp(yPx)} />
              <path d={`M${xAt(low)} ${yPx - 5}v10M${xAt(low)} ${yPx}H${xAt(high)}M${xAt(high)} ${yPx - 5}v10`} />
              <circle cx={xAt(share)} cy={yPx} r={5} />
              <text x={widthPx} y={yPx} dy="0.34em" textAnchor="end">
                {text}
              </text>
            </g>
          );
        })}
        <line className="v-axis-tick" x1={LABEL_PX} x2={rightPx} y1={crisp(axisPx)} y2={crisp(axisPx)} />
        <StepAxis ticks={stepsOf(0, 1, 0.25)} x={xAt} topPx={axisPx} labelPx={44} format={percent} />
      </svg>
    </ChartFigure>
  );
}

function percent(share: Share): string {
  return `${Math.round(100 * share)}%`;
}
