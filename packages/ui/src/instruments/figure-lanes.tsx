import './figure-lanes.css';
import { FREQUENCY_RANGE_HZ } from '@vayl/domain';
import type { ReactNode } from 'react';
import { ChartFigure } from './chart/chart-figure.tsx';
import { type Lane, markPlace, markText, notePlace } from './chart/lane-place.ts';
import { FrequencyRuler } from './frequency-ruler.tsx';
import { percentAt } from './ruler/position.ts';
import { DECADES_HZ } from './ruler/scale.ts';

export interface FigureLanesProps {
  /** `Fig. 1`. */
  readonly number?: string;
  readonly title: string;
  readonly caption: ReactNode;
  readonly lanes: readonly Lane[];
  /** What filled and hollow say here. */
  readonly words: { readonly reported: string; readonly notFound: string };
}

/** Results on the ruler: it is the axis, and every lane below has its x. */
export function FigureLanes({ number, title, caption, lanes, words }: FigureLanesProps): ReactNode {
  const table = {
    caption: title,
    columns: ['Study', 'Frequency', 'Finding', 'Note'],
    rows: lanes.map(({ label, detail, mark, finding, note = '' }) => [
      `${label} ${detail}`,
      markText(mark),
      finding === 'reported' ? words.reported : words.notFound,
      note,
    ]),
  };
  const legend = (
    <p className="v-lanes-legend" aria-hidden="true">
      <span data-finding="reported">
        <i />
        {words.reported}
      </span>
      <span data-finding="not-found">
        <i />
        {words.notFound}
      </span>
    </p>
  );
  return (
    <ChartFigure caption={caption} table={table} legend={legend}>
      <p className="v-lanes-title">
        {number === undefined ? null : <span>{number}</span>}
        {title}
      </p>
      <div className="v-lanes">
        <div className="v-lanes-axis">
          <FrequencyRuler hasNumerals={false} />
        </div>
        {lanes.map((lane) => (
          <LaneRow key={`${lane.label} ${lane.detail}`} lane={lane} />
        ))}
        <div className="v-lanes-numerals">
          {DECADES_HZ.map((hz) => (
            <span key={hz} style={{ left: percentAt(hz) }}>
              {hz === FREQUENCY_RANGE_HZ.max ? `${hz} Hz` : hz}
            </span>
          ))}
        </div>
      </div>
    </ChartFigure>
  );
}

function LaneRow({ lane: { label, detail, mark, finding, note } }: { readonly lane: Lane }): ReactNode {
  return (
    <>
      <p className="v-lanes-label">
        <b>{label}</b> {detail}
      </p>
      <div className="v-lanes-lane">
        <i className="v-lanes-mark" data-mark={mark.is} data-finding={finding} style={markPlace(mark)} />
        {note === undefined ? null : (
          <span className="v-lanes-note" style={notePlace(mark)}>
            {note}
          </span>
        )}
      </div>
    </>
  );
}
