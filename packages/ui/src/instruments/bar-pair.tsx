import './bar-pair.css';
import type { ReactNode } from 'react';
import { crisp, StepAxis } from './chart/axes.tsx';
import { BAR_HEIGHT_PX, type BarRow, barPairLayout } from './chart/bar-pair-layout.ts';
import { ChartFigure } from './chart/chart-figure.tsx';
import { useWidth } from './chart/use-width.ts';
import { stepsOf } from './chart/value-scale.ts';

interface BarPairProps {
  readonly title: string;
  readonly caption: ReactNode;
  readonly rows: readonly [BarRow, BarRow];
  readonly unit: string;
  readonly max: number;
  /** The distance of the numbers below. */
  readonly step: number;
}

const SERVER_WIDTH_PX = 1240;

/** Two quantities drawn to one scale, which says more than their ratio would. */
export function BarPair({ title, caption, rows, unit, max, step }: BarPairProps): ReactNode {
  const [svg, widthPx] = useWidth<SVGSVGElement>(SERVER_WIDTH_PX);
  const { leftPx, rightPx, axisPx, heightPx, xAt, places } = barPairLayout(rows, max, widthPx);
  const table = { caption: title, columns: ['What', 'How long'], rows: rows.map(({ label, text }) => [label, text]) };
  return (
    <ChartFigure caption={caption} table={table}>
      <svg ref={svg} className="v-bars" aria-hidden="true" viewBox={`0 0 ${widthPx} ${heightPx}`} height={heightPx}>
        {rows.map((row, index) => {
          const place = places[index];
          if (place === undefined) return null;
          return (
            <g key={row.label} data-tone={row.tone}>
              <text className="v-bars-label" data-voice="text" x={0} y={place.labelY} dy="0.34em">
                {row.label}
              </text>
              <Bar row={row} xAt={xAt} topPx={place.topPx} />
              <text
                className="v-bars-value"
                x={place.textX}
                y={place.topPx + (row.tone === 'ink' ? 18 : BAR_HEIGHT_PX / 2)}
                dy="0.34em"
                textAnchor={place.textAnchor}
              >
                {row.text}
              </text>
            </g>
          );
        })}
        <line className="v-axis-tick" x1={leftPx} x2={rightPx} y1={crisp(axisPx)} y2={crisp(axisPx)} />
        <StepAxis
          ticks={stepsOf(0, max, step)}
          x={xAt}
          topPx={axisPx}
          labelPx={44}
          alignsEnds
          format={(value) => (value === max ? `${value} ${unit}` : `${value}`)}
        />
      </svg>
    </ChartFigure>
  );
}

interface BarProps {
  readonly row: BarRow;
  readonly xAt: (value: number) => number;
  readonly topPx: number;
}

function Bar({ row: { to, solidTo = to, tone }, xAt, topPx }: BarProps): ReactNode {
  const fromPx = xAt(0);
  const bottomPx = topPx + BAR_HEIGHT_PX;
  if (tone === 'accent') {
    return (
      <>
        <rect x={fromPx} y={topPx} width={xAt(to) - fromPx} height={BAR_HEIGHT_PX} className="v-bars-faint" />
        <rect x={fromPx} y={topPx} width={xAt(solidTo) - fromPx} height={BAR_HEIGHT_PX} />
      </>
    );
  }
  // One mark to a unit: a person can count what the number says.
  const units = stepsOf(0, to, 1).map((unit) => `M${crisp(xAt(unit))} ${bottomPx}v-12`);
  return (
    <>
      <rect x={fromPx} y={topPx} width={xAt(to) - fromPx} height={BAR_HEIGHT_PX} />
      <path className="v-bars-units" d={units.join('')} />
      <path className="v-bars-edge" d={`M${fromPx} ${crisp(bottomPx)}H${xAt(to)}V${topPx}`} />
    </>
  );
}
