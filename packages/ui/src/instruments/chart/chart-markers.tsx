import type { ScaleContinuousNumeric } from 'd3-scale';
import type { ReactNode } from 'react';
import { crisp } from './axes.tsx';
import { highestOver } from './label-room.ts';
import { type ChartPoint, DIGIT_PX } from './line-chart-frame.ts';

export interface ChartMarker extends ChartPoint {
  readonly label: string;
  /** The chosen one, one to compare with, or the case in which one loses. */
  readonly look: 'chosen' | 'compared' | 'loss';
}

type Scale = ScaleContinuousNumeric<number, number>;

interface ChartMarkersProps {
  readonly markers: readonly ChartMarker[];
  readonly series: readonly { readonly points: readonly ChartPoint[] }[];
  readonly x: Scale;
  readonly y: Scale;
  readonly leftPx: number;
  readonly rightPx: number;
}

const RADIUS_PX = { chosen: 6, compared: 5 };
/** Right of this share of the width a label stands at the left of its point. */
const TURN_AT = 0.72;

export function ChartMarkers({ markers, series, x, y, leftPx, rightPx }: ChartMarkersProps): ReactNode {
  return markers.map((marker) => {
    const { look, label } = marker;
    const at = { x: x(marker.x), y: y(marker.y) };
    if (look === 'loss') {
      return <LossMarker key={label} at={at} label={label} labelPx={lossLabelPx(marker, { series, x, y })} />;
    }
    const isTurned = at.x > leftPx + TURN_AT * (rightPx - leftPx);
    return (
      <g key={label} className="v-marker" data-look={look}>
        {look === 'chosen' ? <path d={`M${crisp(at.x)} ${y(0)}V${crisp(at.y)}H${leftPx}`} /> : null}
        <circle cx={at.x} cy={at.y} r={RADIUS_PX[look]} />
        <text
          x={at.x + (isTurned ? -14 : 14)}
          y={at.y + (isTurned ? -10 : 18)}
          textAnchor={isTurned ? 'end' : 'start'}
          data-voice={look === 'compared' ? 'text' : undefined}
        >
          {label}
        </text>
      </g>
    );
  });
}

interface LossMarkerProps {
  readonly at: ChartPoint;
  readonly label: string;
  readonly labelPx: number;
}

function LossMarker({ at, label, labelPx }: LossMarkerProps): ReactNode {
  return (
    <g className="v-marker" data-look="loss">
      <path d={`M${at.x} ${at.y}V${labelPx - 8}`} />
      <circle cx={at.x} cy={at.y} r={4} />
      <text x={at.x + 9} y={labelPx}>
        {label}
      </text>
    </g>
  );
}

/** The label stands on a leader, above whatever line passes under it: on a phone that is higher than on a desk. */
function lossLabelPx(marker: ChartMarker, { series, x, y }: Pick<ChartMarkersProps, 'series' | 'x' | 'y'>): number {
  const room = { fromX: marker.x, toX: x.invert(x(marker.x) + 16 + marker.label.length * DIGIT_PX) };
  const highest = Math.max(...series.map(({ points }) => highestOver(points, room)));
  return Math.min(y(0) - 36, y(highest) - 12);
}
