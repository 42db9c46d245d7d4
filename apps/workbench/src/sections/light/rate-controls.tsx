import type { ReactNode } from 'react';
import type { ControlsProps } from './bench-settings.ts';
import { RateReadout } from './rate-readout.tsx';
import { RateRuler } from './rate-ruler.tsx';

export function RateControls({ settings, onChange }: ControlsProps): ReactNode {
  const { globalModulationHz, centerModulationHz } = settings;
  return (
    <>
      <div className="panel-rates">
        <RateReadout name="Global" look="ring" hz={globalModulationHz} />
        <RateReadout name="Centre" look="dot" hz={centerModulationHz} />
      </div>
      <RateRuler
        globalHz={globalModulationHz}
        centerHz={centerModulationHz}
        onGlobalChange={(hz) => onChange({ globalModulationHz: hz })}
        onCenterChange={(hz) => onChange({ centerModulationHz: hz })}
      />
    </>
  );
}
