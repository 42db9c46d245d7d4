import { intensityText, SLIDERS, WAVEFORMS } from '@vayl/domain';
import { Slider } from '@vayl/ui/primitives/slider';
import type { ReactNode } from 'react';
import { ChoiceRow } from '../../controls/choice-row.tsx';
import type { ControlsProps } from './bench-settings.ts';

const WAVES = WAVEFORMS.map((value) => ({ value, text: value }));

/** How much light, in which colour, and along which curve. */
export function WaveControls({ settings, onChange }: ControlsProps): ReactNode {
  const { globalModulationStrength, visualHue, waveform } = settings;
  return (
    <>
      <Slider
        name="Strength"
        layout="row"
        scale={SLIDERS.globalModulationStrength}
        value={globalModulationStrength}
        text={intensityText(globalModulationStrength)}
        onChange={(strength) => onChange({ globalModulationStrength: strength })}
      />
      <Slider
        name="Hue"
        look="hue"
        layout="row"
        scale={SLIDERS.visualHue}
        value={visualHue}
        text={`${visualHue}°`}
        onChange={(hue) => onChange({ visualHue: hue })}
      />
      <ChoiceRow
        name="Waveform"
        options={WAVES}
        value={waveform}
        onChange={(chosen) => onChange({ waveform: chosen })}
      />
    </>
  );
}
