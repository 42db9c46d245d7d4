import type { SessionSnapshot } from '@vayl/session';
import type { ReactNode } from 'react';
import { Rocker } from '../../primitives/rocker.tsx';
import { CONTROL_WORDS, STOPPED_TEXT } from '../words/control-words.ts';

interface PowerRowProps {
  readonly snapshot: Pick<SessionSnapshot, 'settings' | 'stoppedBy' | 'hasMinutes'>;
  readonly onSwitch: (isOn: boolean) => void;
}

/** The switch, what it does, and what has thrown it if it was no hand. */
export function PowerRow({ snapshot, onSwitch }: PowerRowProps): ReactNode {
  const { isOn } = snapshot.settings;
  const stoppedText = isOn || snapshot.stoppedBy === undefined ? undefined : STOPPED_TEXT[snapshot.stoppedBy];
  const offText = snapshot.hasMinutes ? CONTROL_WORDS.off : CONTROL_WORDS.noMinutes;
  return (
    <div className="v-controls-power">
      <div role="status">
        <p>{isOn ? CONTROL_WORDS.on : offText}</p>
        {stoppedText !== undefined && <p className="v-control-note">{stoppedText}</p>}
      </div>
      <Rocker name="Session" isOn={isOn} onChange={onSwitch} />
    </div>
  );
}
