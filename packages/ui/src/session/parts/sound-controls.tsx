import {
  AMBIENT_TRACKS,
  BACKGROUND_SOUND_TYPES,
  type DemoSettings,
  hasNatureTrackSelector,
  isBackgroundVolumeEnabled,
  SLIDERS,
} from '@vayl/domain';
import type { Session } from '@vayl/session';
import type { ReactNode } from 'react';
import { Select } from '../../primitives/select.tsx';
import { Slider } from '../../primitives/slider.tsx';
import { BACKGROUND_TEXT } from '../words/control-words.ts';
import { percentText } from '../words/number-text.ts';
import { ChoiceRow } from './choice-row.tsx';
import { optionsOf } from './options.ts';

interface SoundControlsProps {
  readonly settings: DemoSettings;
  readonly onChange: Session['change'];
}

const TRACKS = AMBIENT_TRACKS.map((value) => ({ value, text: value }));
const BACKGROUNDS = optionsOf(BACKGROUND_SOUND_TYPES, BACKGROUND_TEXT);

export function SoundControls({ settings, onChange }: SoundControlsProps): ReactNode {
  const { masterAudioVolume, backgroundSoundType, ambientTrack, backgroundVolume } = settings;
  return (
    <>
      <Slider
        name="Audio level"
        scale={SLIDERS.masterAudioVolume}
        value={masterAudioVolume}
        text={percentText(masterAudioVolume)}
        onChange={(volume) => onChange({ masterAudioVolume: volume })}
      />
      <ChoiceRow
        name="Background sound"
        options={BACKGROUNDS}
        value={backgroundSoundType}
        onChange={(type) => onChange({ backgroundSoundType: type })}
      />
      {hasNatureTrackSelector(backgroundSoundType) && (
        <Select
          label="Nature Track"
          options={TRACKS}
          value={AMBIENT_TRACKS.find((track) => track === ambientTrack)}
          // A later version may know a track that this one does not: its name is shown, and it is kept.
          placeholder={ambientTrack}
          onChange={(track) => onChange({ ambientTrack: track })}
        />
      )}
      <Slider
        name="Background volume"
        scale={SLIDERS.backgroundVolume}
        value={backgroundVolume}
        text={percentText(backgroundVolume)}
        isDisabled={!isBackgroundVolumeEnabled(backgroundSoundType)}
        onChange={(volume) => onChange({ backgroundVolume: volume })}
      />
    </>
  );
}
