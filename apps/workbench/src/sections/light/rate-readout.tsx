import './rate-readout.css';
import { bandOf, displayFrequency, type Hertz } from '@vayl/domain';
import type { ReactNode } from 'react';

interface RateReadoutProps {
  readonly name: string;
  readonly look: 'ring' | 'dot';
  readonly hz: Hertz;
}

export function RateReadout({ name, look, hz }: RateReadoutProps): ReactNode {
  const { value, unit } = displayFrequency(hz);
  const band = bandOf(hz);
  return (
    <div className="readout">
      <p className="readout-name">
        <i className={`rate-mark rate-mark-${look}`} aria-hidden="true" />
        {name}
      </p>
      <p className="readout-value num">
        {value}
        <span> {unit}</span>
      </p>
      <p className="readout-band">
        <b>{band.name}</b> {band.description}
      </p>
    </div>
  );
}
