import { FrequencyChange } from '@vayl/ui/instruments/frequency-change';
import { FrequencyReadout } from '@vayl/ui/instruments/frequency-readout';
import { FrequencyRuler } from '@vayl/ui/instruments/frequency-ruler';
import { type ReactNode, useState } from 'react';
import { Specimen } from './specimen.tsx';

export function RulerSheet(): ReactNode {
  const [pins, setPins] = useState({ globalHz: 6, centerHz: 14 });
  const live = {
    ...pins,
    onChange: (pin: 'global' | 'center', hz: number) =>
      setPins((before) => ({ ...before, [pin === 'global' ? 'globalHz' : 'centerHz']: hz })),
  };
  return (
    <>
      <h2>Frequency ruler</h2>
      <div className="specimens">
        <Specimen name="Full, with before and after" width="wide">
          <div className="instruments-outs">
            <FrequencyReadout pin="global" label="Global, the edges" hz={pins.globalHz} size="section" />
            <FrequencyReadout pin="center" hz={pins.centerHz} size="section" />
          </div>
          <FrequencyRuler {...live} density="full" before={{ globalHz: 8, centerHz: 12 }} guard="watching" />
        </Specimen>
        <Specimen name="Default">
          <div className="instruments-outs">
            <FrequencyReadout pin="global" hz={pins.globalHz} />
            <FrequencyReadout pin="center" hz={pins.centerHz} />
          </div>
          <FrequencyRuler {...live} guard="watching" />
        </Specimen>
        <Specimen name="Guard limiting">
          <FrequencyRuler {...live} guard="limiting" />
        </Specimen>
        <Specimen name="Off">
          <div className="instruments-outs">
            <FrequencyReadout pin="global" hz={pins.globalHz} isOn={false} />
            <FrequencyReadout pin="center" hz={pins.centerHz} isOn={false} />
          </div>
          <FrequencyRuler {...live} isOn={false} />
        </Specimen>
        <Specimen name="Below one hertz, read-only">
          <div className="instruments-outs">
            <FrequencyReadout pin="global" hz={0.4} layout="stacked" />
            <FrequencyReadout pin="center" hz={10} layout="stacked" />
          </div>
          <FrequencyRuler globalHz={0.4} centerHz={10} guard="watching" />
        </Specimen>
        <Specimen name="Old settings, which have only bands">
          <div className="instruments-outs">
            <FrequencyReadout pin="global" hz={undefined} legacyBand="Delta" />
            <FrequencyReadout pin="center" hz={undefined} legacyBand="Gamma" />
          </div>
          <FrequencyRuler />
        </Specimen>
        <Specimen name="Both at one band, both ends">
          <FrequencyRuler globalHz={8.5} centerHz={11} />
          <FrequencyRuler globalHz={0.1} centerHz={100} guard="watching" />
        </Specimen>
        <Specimen name="Control window, 376 px" width="panel">
          <div style={{ width: 376, maxWidth: '100%' }}>
            <FrequencyRuler {...live} guard="watching" />
          </div>
        </Specimen>
        <Specimen name="Bubble and demo panel, 284 px" width="panel">
          <div className="instruments-bubble">
            <FrequencyChange pin="global" fromHz={8} toHz={pins.globalHz} />
            <FrequencyChange pin="center" fromHz={12} toHz={pins.centerHz} />
            <FrequencyRuler {...pins} before={{ globalHz: 8, centerHz: 12 }} />
          </div>
        </Specimen>
      </div>
    </>
  );
}
