import './frequency-readout.css';
import { type BandName, type Hertz, shownFrequency } from '@vayl/domain';
import type { ReactNode } from 'react';
import { PIN_LABELS, type PinName } from './ruler/pins.ts';

interface FrequencyReadoutProps {
  readonly pin: PinName;
  /** Absent in old settings, which have only a band. */
  readonly hz: Hertz | undefined;
  readonly legacyBand?: BandName | undefined;
  /** What stands beside the mark: `Global` and `Centre`, where nothing else is said. */
  readonly label?: string;
  readonly isOn?: boolean;
  readonly size?: 'panel' | 'section';
  /** Band and description one above the other, or in one line. */
  readonly layout?: 'stacked' | 'inline';
}

/** One frequency in full, apart from the scale: key, value, unit, band and what the band stands for. */
export function FrequencyReadout(props: FrequencyReadoutProps): ReactNode {
  const { pin, hz, legacyBand, label = PIN_LABELS[pin], isOn = true, size = 'panel', layout = 'inline' } = props;
  const shown = shownFrequency(hz, legacyBand);
  return (
    <div className="v-readout" data-pin={pin} data-on={isOn} data-size={size} data-layout={layout}>
      <p className="v-readout-key">
        <i aria-hidden="true" />
        {label}
      </p>
      {shown.is === 'frequency' ? (
        <>
          <p className="v-readout-value">
            {shown.display.value}
            <span className="v-readout-unit"> {shown.display.unit}</span>
          </p>
          <p className="v-readout-band">
            <b>{shown.band.name}</b> <span>{shown.band.description}</span>
          </p>
        </>
      ) : (
        <p className="v-readout-value" data-is="band">
          {shown.is === 'legacy-band' ? shown.name : '—'}
        </p>
      )}
    </div>
  );
}
