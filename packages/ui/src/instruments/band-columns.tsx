import './band-columns.css';
import { BANDS, type BandName, FREQUENCY_RANGE_HZ } from '@vayl/domain';
import type { ReactNode } from 'react';
import { crisp } from './chart/axes.tsx';
import { ChartFigure } from './chart/chart-figure.tsx';
import { useWidth } from './chart/use-width.ts';
import { valueScale } from './chart/value-scale.ts';
import { FrequencyRuler } from './frequency-ruler.tsx';
import { positionOf } from './ruler/position.ts';

export interface BandColumn {
  readonly band: BandName;
  readonly global: number;
  readonly center: number;
}

interface BandColumnsProps {
  readonly title: string;
  readonly caption: ReactNode;
  readonly bands: readonly BandColumn[];
  readonly format: (value: number) => string;
}

const SERVER_WIDTH_PX = 376;
const HEIGHT_PX = 104;
const WIDEST_BAR_PX = 18;
/** Of its band, for each of the two. */
const BAR_SHARE = 0.3;

/** How much each band of the ruler was in use: what hangs from it is hollow for the edges, filled for the centre. */
export function BandColumns({ title, caption, bands, format }: BandColumnsProps): ReactNode {
  const [svg, widthPx] = useWidth<SVGSVGElement>(SERVER_WIDTH_PX);
  const { scale, ticks } = valueScale(bands.flatMap(({ global, center }) => [global, center]));
  const yAt = scale.range([0.5, HEIGHT_PX]);
  return (
    <ChartFigure
      caption={caption}
      table={{
        caption: title,
        columns: ['Band', 'Edges', 'Centre'],
        rows: bands.map(({ band, global, center }) => [band, format(global), format(center)]),
      }}
    >
      <FrequencyRuler hasNumerals={false} />
      <svg ref={svg} aria-hidden="true" viewBox={`0 0 ${widthPx} ${HEIGHT_PX + 8}`} height={HEIGHT_PX + 8}>
        {ticks.slice(1).map((tick) => (
          <g key={tick} className="v-axis">
            <line className="v-axis-grid" x1={0} x2={widthPx} y1={crisp(yAt(tick))} y2={crisp(yAt(tick))} />
            <text className="v-band-value" x={widthPx} y={yAt(tick) - 4} textAnchor="end">
              {format(tick)}
            </text>
          </g>
        ))}
        {bands.map((column) => (
          <BandPair key={column.band} column={column} widthPx={widthPx} yAt={yAt} />
        ))}
      </svg>
    </ChartFigure>
  );
}

interface BandPairProps {
  readonly column: BandColumn;
  readonly widthPx: number;
  readonly yAt: (value: number) => number;
}

function BandPair({ column: { band, global, center }, widthPx, yAt }: BandPairProps): ReactNode {
  const index = BANDS.findIndex(({ name }) => name === band);
  const fromHz = BANDS[index - 1]?.maxHz ?? FREQUENCY_RANGE_HZ.min;
  const fromPx = positionOf(fromHz) * widthPx;
  const toPx = positionOf(BANDS[index]?.maxHz ?? fromHz) * widthPx;
  const barPx = Math.min(WIDEST_BAR_PX, (toPx - fromPx) * BAR_SHARE);
  // What lies beyond the ruler has no place on it; the table has it.
  if (barPx <= 0) return null;
  const middlePx = (fromPx + toPx) / 2;
  return (
    <>
      {global > 0 && (
        <rect className="v-band-global" x={middlePx - barPx - 1} y={0.75} width={barPx} height={yAt(global)} />
      )}
      {center > 0 && <rect className="v-band-center" x={middlePx + 1} y={0} width={barPx} height={yAt(center)} />}
    </>
  );
}
