import { SLIDERS, VEIL_SHAPES, type VeilShape, WAVEFORMS } from '@vayl/domain';
import type { Session, SessionSnapshot } from '@vayl/session';
import type { ReactNode } from 'react';
import { Slider } from '../../primitives/slider.tsx';
import { CONTROL_WORDS, DEMAND_TEXT, SHAPE_TEXT, WAVEFORM_TEXT } from '../words/control-words.ts';
import { hueText } from '../words/number-text.ts';
import { ChoiceRow } from './choice-row.tsx';
import { optionsOf } from './options.ts';
import { PitchControls } from './pitch-controls.tsx';
import { SwitchRow } from './switch-row.tsx';
import { type TestPulse, TimingControls } from './timing-controls.tsx';

interface FineTuneProps {
  readonly snapshot: Pick<SessionSnapshot, 'settings' | 'preferences' | 'strictDemands' | 'clearWindow' | 'flicker'>;
  readonly actions: Pick<Session, 'change' | 'changePreferences'>;
  readonly testPulse: TestPulse | undefined;
}

const SHAPES = optionsOf(VEIL_SHAPES, SHAPE_TEXT);
const WINDOWLESS_SHAPES = SHAPES.filter(({ value }) => value !== 'window');
const WAVES = optionsOf(WAVEFORMS, WAVEFORM_TEXT);

/** What most people set once. */
export function FineTune({ snapshot, actions, testPulse }: FineTuneProps): ReactNode {
  const { settings, preferences, strictDemands, clearWindow, flicker } = snapshot;
  const { change, changePreferences } = actions;
  const [demand] = strictDemands;
  return (
    <div className="v-controls-list">
      <ChoiceRow
        name="Waveform"
        options={WAVES}
        value={settings.waveform}
        onChange={(waveform) => change({ waveform })}
      />
      <Slider
        name="Hue"
        scale={SLIDERS.visualHue}
        value={settings.visualHue}
        text={hueText(settings.visualHue)}
        look="hue"
        onChange={(visualHue) => change({ visualHue })}
      />
      <PitchControls pitchHz={settings.isochronicPitch} onChange={(isochronicPitch) => change({ isochronicPitch })} />
      <ChoiceRow
        name="Shape of the veil"
        options={clearWindow === undefined ? WINDOWLESS_SHAPES : SHAPES}
        value={shownShape(snapshot)}
        onChange={(veilShape) => changePreferences({ veilShape })}
      />
      <SwitchRow
        name={CONTROL_WORDS.strict}
        note={demand === undefined ? CONTROL_WORDS.strictNote : DEMAND_TEXT[demand]}
        isOn={preferences.isGuardStrict}
        onChange={(isGuardStrict) => changePreferences({ isGuardStrict })}
      />
      <TimingControls
        soundOffsetMs={preferences.soundOffsetMs}
        onChange={(soundOffsetMs) => changePreferences({ soundOffsetMs })}
        testPulse={testPulse}
        isSessionOn={settings.isOn}
        isLightStill={flicker.is === 'refused'}
      />
      <SwitchRow
        name={CONTROL_WORDS.ownAudio}
        note={CONTROL_WORDS.ownAudioNote}
        isOn={settings.hasOwnAudio}
        onChange={(hasOwnAudio) => change({ hasOwnAudio })}
      />
    </div>
  );
}

/** Where nobody says which window is to stay clear, the rim is what is drawn. */
function shownShape({ preferences, clearWindow }: Pick<SessionSnapshot, 'preferences' | 'clearWindow'>): VeilShape {
  return preferences.veilShape === 'window' && clearWindow === undefined ? 'edge' : preferences.veilShape;
}
