import { SLIDERS, WAVEFORMS } from '@vayl/domain';
import type { Session, SessionSnapshot } from '@vayl/session';
import type { ReactNode } from 'react';
import { Slider } from '../../primitives/slider.tsx';
import { WAVEFORM_TEXT } from '../words/control-words.ts';
import { hueText } from '../words/number-text.ts';
import { ChoiceRow } from './choice-row.tsx';
import { optionsOf } from './options.ts';
import { PitchControls } from './pitch-controls.tsx';

interface ToneAndColourProps {
  readonly settings: SessionSnapshot['settings'];
  readonly onChange: Session['change'];
}

const WAVES = optionsOf(WAVEFORMS, WAVEFORM_TEXT);

/** What the light and the tone are like. */
export function ToneAndColour({ settings, onChange }: ToneAndColourProps): ReactNode {
  return (
    <>
      <ChoiceRow
        name="Waveform"
        options={WAVES}
        value={settings.waveform}
        onChange={(waveform) => onChange({ waveform })}
      />
      <Slider
        name="Hue"
        scale={SLIDERS.visualHue}
        value={settings.visualHue}
        text={hueText(settings.visualHue)}
        look="hue"
        onChange={(visualHue) => onChange({ visualHue })}
      />
      <PitchControls pitchHz={settings.isochronicPitch} onChange={(isochronicPitch) => onChange({ isochronicPitch })} />
    </>
  );
}
