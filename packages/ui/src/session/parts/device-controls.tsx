import { VEIL_SHAPES, type VeilShape } from '@vayl/domain';
import type { Session, SessionSnapshot } from '@vayl/session';
import type { ReactNode } from 'react';
import { CONTROL_WORDS, DEMAND_TEXT, SHAPE_TEXT } from '../words/control-words.ts';
import { ChoiceRow } from './choice-row.tsx';
import { optionsOf } from './options.ts';
import { SwitchRow } from './switch-row.tsx';
import { type TestPulse, TimingControls } from './timing-controls.tsx';

export interface DeviceControlsProps {
  readonly snapshot: Pick<SessionSnapshot, 'settings' | 'preferences' | 'strictDemands' | 'clearWindow' | 'flicker'>;
  readonly actions: Pick<Session, 'change' | 'changePreferences'>;
  readonly testPulse: TestPulse | undefined;
}

const SHAPES = optionsOf(VEIL_SHAPES, SHAPE_TEXT);
const WINDOWLESS_SHAPES = SHAPES.filter(({ value }) => value !== 'window');

/** What depends on the displays, the speakers and the room: it is set once, and never travels. */
export function DeviceControls({ snapshot, actions, testPulse }: DeviceControlsProps): ReactNode {
  const { settings, preferences, strictDemands, clearWindow, flicker } = snapshot;
  const { change, changePreferences } = actions;
  const [demand] = strictDemands;
  return (
    <>
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
    </>
  );
}

/** Where nobody says which window is to stay clear, the rim is what is drawn. */
function shownShape({ preferences, clearWindow }: Pick<SessionSnapshot, 'preferences' | 'clearWindow'>): VeilShape {
  return preferences.veilShape === 'window' && clearWindow === undefined ? 'edge' : preferences.veilShape;
}
