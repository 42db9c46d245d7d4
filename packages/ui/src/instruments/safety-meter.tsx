import './safety-meter.css';
import type { MeterReading } from '@vayl/domain';
import type { ReactNode } from 'react';
import { LIMIT_AT, meterPicture } from './meter/meter-words.ts';

interface SafetyMeterProps {
  /** From readSafetyMeter. */
  readonly reading: MeterReading;
  readonly isStopped: boolean;
  /** One quiet line below, where it has something to explain. */
  readonly hasNote?: boolean;
}

/** The most that the veil can change relative luminance on any background, against the limit for flashes. */
export function SafetyMeter({ reading, isStopped, hasNote = false }: SafetyMeterProps): ReactNode {
  const { state, numbers, note, delivered, asked } = meterPicture(reading, isStopped);
  const percent = (share: number) => `${100 * share}%`;
  return (
    <div className="v-meter" data-state={state}>
      <div className="v-meter-head">
        <b role="status">{state}</b>
        <span className="v-meter-numbers">
          <abbr title="Change of relative luminance">ΔL</abbr> {numbers}
        </span>
      </div>
      <div className="v-meter-scale" aria-hidden="true">
        <i className="v-meter-asked" style={{ left: percent(delivered), width: percent(asked - delivered) }} />
        <i className="v-meter-delivered" style={{ width: percent(delivered) }} />
        <i className="v-meter-limit" style={{ left: percent(LIMIT_AT) }} />
      </div>
      {hasNote && note !== undefined ? <p className="v-meter-note">{note}</p> : null}
    </div>
  );
}
