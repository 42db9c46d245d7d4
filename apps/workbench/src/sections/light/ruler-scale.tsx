import { BANDS, type BandName, FREQUENCY_RANGE_HZ, GOVERNOR_LIMITS, type Hertz } from '@vayl/domain';
import type { ReactNode } from 'react';
import { ratePosition } from './rate-steps.ts';

const { min: MIN_HZ, max: MAX_HZ } = FREQUENCY_RANGE_HZ;
const DECADES_HZ = [0.1, 1, 10, 100];

const TICKS = DECADES_HZ.flatMap((decadeHz) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((times) => ({ hz: decadeHz * times, length: tickLength(times) })),
).filter(({ hz }) => hz <= MAX_HZ);

// Each band begins where the one before it ends.
const SPANS = BANDS.map(({ name, maxHz }, index) => ({
  name,
  fromHz: BANDS[index - 1]?.maxHz ?? MIN_HZ,
  toHz: maxHz,
})).filter(({ fromHz }) => fromHz < MAX_HZ);

interface RulerScaleProps {
  readonly litBands: readonly BandName[];
}

/** What is engraved: bands, ticks, decades, and where the guard watches (closer lines: where it is strictest). */
export function RulerScale({ litBands }: RulerScaleProps): ReactNode {
  const { fullDepthMaxHz, provocativeRatesHz } = GOVERNOR_LIMITS;
  return (
    <div className="scale" aria-hidden="true">
      {SPANS.map(({ name, fromHz, toHz }) => (
        <span key={name} className="scale-band" data-lit={litBands.includes(name)} style={span(fromHz, toHz)}>
          <b>{name}</b>
        </span>
      ))}
      {TICKS.map(({ hz, length }) => (
        <i key={hz} className="scale-tick" style={{ ...at(hz), '--length': length }} />
      ))}
      <i className="scale-line" />
      <i className="scale-guard" style={span(fullDepthMaxHz, MAX_HZ)} />
      <i className="scale-guard" data-strict style={span(provocativeRatesHz.min, provocativeRatesHz.max)} />
      {DECADES_HZ.map((hz) => (
        <span key={hz} className="scale-decade num" style={at(hz)}>
          {hz === MAX_HZ ? `${hz} Hz` : hz}
        </span>
      ))}
    </div>
  );
}

function at(hz: Hertz) {
  return { left: percent(ratePosition(hz)) };
}

function span(fromHz: Hertz, toHz: Hertz) {
  return { ...at(fromHz), width: percent(ratePosition(toHz) - ratePosition(fromHz)) };
}

function percent(share: number): string {
  return `${100 * share}%`;
}

function tickLength(times: number): string {
  if (times === 1) return '13px';
  return times === 5 ? '8px' : '5px';
}
