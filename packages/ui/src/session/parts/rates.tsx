import { isLimiting, type Session, type SessionSnapshot } from '@vayl/session';
import type { ReactNode } from 'react';
import { FrequencyReadout } from '../../instruments/frequency-readout.tsx';
import { FrequencyRuler, type FrequencyRulerProps } from '../../instruments/frequency-ruler.tsx';

interface RatesProps {
  readonly snapshot: Pick<SessionSnapshot, 'settings' | 'light' | 'flicker'>;
  readonly onChange: Session['change'];
}

/** Both rates in full, and the ruler that sets them. */
export function Rates({ snapshot, onChange }: RatesProps): ReactNode {
  const { isOn, globalModulationHz, centerModulationHz, frequencyBand1, frequencyBand2 } = snapshot.settings;
  return (
    <div className="v-controls-rates">
      <div className="v-controls-readouts">
        <FrequencyReadout
          pin="global"
          hz={globalModulationHz}
          legacyBand={frequencyBand1}
          isOn={isOn}
          layout="stacked"
        />
        <FrequencyReadout
          pin="center"
          hz={centerModulationHz}
          legacyBand={frequencyBand2}
          isOn={isOn}
          layout="stacked"
        />
      </div>
      <FrequencyRuler
        globalHz={globalModulationHz}
        centerHz={centerModulationHz}
        guard={guardOf(snapshot)}
        isOn={isOn}
        onChange={(pin, hz) => onChange(pin === 'global' ? { globalModulationHz: hz } : { centerModulationHz: hz })}
      />
    </div>
  );
}

/** No hatch where no light moves. */
function guardOf({ light, flicker }: RatesProps['snapshot']): FrequencyRulerProps['guard'] {
  if (light === undefined || flicker.is === 'refused') return undefined;
  return isLimiting(light.report) ? 'limiting' : 'watching';
}
