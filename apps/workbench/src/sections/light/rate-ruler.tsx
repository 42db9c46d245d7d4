import './rate-pin.css';
import './rate-ruler.css';
import { bandOf, displayFrequency, type Hertz } from '@vayl/domain';
import type { ReactNode } from 'react';
import { LAST_RATE_STEP, rateAtStep, ratePosition, rateStep } from './rate-steps.ts';
import { RulerScale } from './ruler-scale.tsx';

interface RateRulerProps {
  readonly globalHz: Hertz;
  readonly centerHz: Hertz;
  readonly onGlobalChange: (hz: Hertz) => void;
  readonly onCenterChange: (hz: Hertz) => void;
}

/** Both rates on one ruler: the ring above the line is the global rate, the dot below it the centre's. */
export function RateRuler({ globalHz, centerHz, onGlobalChange, onCenterChange }: RateRulerProps): ReactNode {
  return (
    <div className="ruler">
      <RulerScale litBands={[bandOf(globalHz).name, bandOf(centerHz).name]} />
      <Pin name="Global rate" look="ring" hz={globalHz} onChange={onGlobalChange} />
      <Pin name="Centre rate" look="dot" hz={centerHz} onChange={onCenterChange} />
    </div>
  );
}

interface PinProps {
  readonly name: string;
  readonly look: 'ring' | 'dot';
  readonly hz: Hertz;
  readonly onChange: (hz: Hertz) => void;
}

function Pin({ name, look, hz, onChange }: PinProps): ReactNode {
  const { name: band, description } = bandOf(hz);
  return (
    <div className={`pin pin-${look}`}>
      <input
        className="pin-input"
        type="range"
        min={0}
        max={LAST_RATE_STEP}
        step={1}
        value={rateStep(hz)}
        aria-label={name}
        aria-valuetext={`${displayFrequency(hz).text}, ${band}, ${description}`}
        onChange={(event) => onChange(rateAtStep(event.currentTarget.valueAsNumber))}
      />
      <i className="pin-needle" style={{ '--position': ratePosition(hz) }} />
    </div>
  );
}
