import type { Session, SessionSnapshot } from '@vayl/session';
import type { ReactNode } from 'react';
import { NOISE_WORDS } from '../words/control-words.ts';
import { SwitchRow } from './switch-row.tsx';

interface NoiseSwitchProps {
  readonly snapshot: Pick<SessionSnapshot, 'settings' | 'isNoiseAlone'>;
  readonly onPlay: Session['playNoise'];
}

/** The background noise by itself. It is there with the session, and can be had without. */
export function NoiseSwitch({ snapshot: { settings, isNoiseAlone }, onPlay }: NoiseSwitchProps): ReactNode {
  const hindrance = hindranceOf(settings);
  return (
    <SwitchRow
      name={NOISE_WORDS.name}
      note={NOISE_WORDS[hindrance ?? 'free']}
      isOn={isNoiseAlone}
      // What plays can always be ended.
      isDisabled={hindrance !== undefined && !isNoiseAlone}
      onChange={onPlay}
    />
  );
}

function hindranceOf({ isOn, hasOwnAudio, backgroundSoundType }: SessionSnapshot['settings']) {
  if (isOn) return 'session';
  if (hasOwnAudio) return 'ownAudio';
  return backgroundSoundType === 'off' ? 'noneChosen' : undefined;
}
