import { type BandName, FREQUENCY_RANGE_HZ } from '@vayl/domain';
import { memo, type ReactNode } from 'react';
import { percentAt, positionOf } from './position.ts';
import { BAND_SPANS, DECADES_HZ, GUARDED, type Span, STRICTLY_GUARDED, TICKS } from './scale.ts';

interface EngravingProps {
  readonly litBands: readonly BandName[];
  readonly hasNumerals: boolean;
  readonly isGuarded: boolean;
}

/** What does not move: bands, baseline, ticks, numerals, and the hatch where the guard caps the depth. */
export function Engraving({ litBands, hasNumerals, isGuarded }: EngravingProps): ReactNode {
  return (
    <>
      {BAND_SPANS.map((span) => (
        <span
          key={span.name}
          className="v-ruler-band"
          data-name={span.name}
          data-lit={litBands.includes(span.name) || undefined}
          style={place(span)}
        >
          <b>
            <span className="v-ruler-long">{span.name}</span>
            <span className="v-ruler-short">{span.shortName}</span>
          </b>
        </span>
      ))}
      <i className="v-ruler-base" />
      <Ticks />
      {isGuarded ? (
        <>
          <i className="v-ruler-guard" style={place(GUARDED)} />
          <i className="v-ruler-guard" data-strict style={place(STRICTLY_GUARDED)} />
        </>
      ) : null}
      {hasNumerals ? <Numerals /> : null}
    </>
  );
}

/** They never change, and there are 28 of them in every ruler. */
const Ticks = memo(function Ticks(): ReactNode {
  return TICKS.map(({ hz, rank }) => (
    <i key={hz} className="v-ruler-tick" data-rank={rank} style={{ left: along(positionOf(hz)) }} />
  ));
});

function Numerals(): ReactNode {
  return DECADES_HZ.map((hz, index) => (
    <span
      key={hz}
      className="v-ruler-numeral"
      data-end={index === 0 ? 'first' : index === DECADES_HZ.length - 1 ? 'last' : undefined}
      style={{ left: percentAt(hz) }}
    >
      {hz === FREQUENCY_RANGE_HZ.max ? `${hz} Hz` : hz}
    </span>
  ));
}

function place({ fromHz, toHz }: Span) {
  return { left: along(positionOf(fromHz)), width: along(positionOf(toHz) - positionOf(fromHz)) };
}

/**
 * The last tick ends where the baseline ends, so all are placed within one pixel less than the width. Edges of bands
 * too: one that is measured otherwise lies beside its tick, and both are seen.
 */
function along(share: number): string {
  return `calc((100% - 1px) * ${share})`;
}
