import { PITCH_PRESETS, SLIDERS } from '@vayl/domain';
import type { ReactNode } from 'react';
import { Slider } from '../../primitives/slider.tsx';
import { pitchText } from '../words/number-text.ts';
import { PressButton } from './press-button.tsx';

interface PitchControlsProps {
  readonly pitchHz: number;
  readonly onChange: (pitchHz: number) => void;
}

/** The tone's pitch, and three that have a name. A preset may lie between two steps, and is kept as it is (RD-30). */
export function PitchControls({ pitchHz, onChange }: PitchControlsProps): ReactNode {
  return (
    <div>
      <Slider
        name="Isochronic pitch"
        scale={SLIDERS.isochronicPitch}
        value={pitchHz}
        text={pitchText(pitchHz)}
        onChange={onChange}
      />
      <fieldset className="v-pitch-presets" aria-label="Pitch presets">
        {PITCH_PRESETS.map(({ name, isochronicPitchHz }) => (
          <PressButton key={name} isPressed={isochronicPitchHz === pitchHz} onPress={() => onChange(isochronicPitchHz)}>
            <span className="v-press-number">{pitchText(isochronicPitchHz)}</span> <span>{name}</span>
          </PressButton>
        ))}
      </fieldset>
    </div>
  );
}
