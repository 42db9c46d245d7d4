import { SessionControlsView } from '@vayl/ui/session/session-controls-view';
import { type ReactNode, useState } from 'react';
import { Specimen } from '../instruments/specimen.tsx';
import { CONTROLS_SAMPLES, type ControlsSample, RUNNING } from './session-samples.ts';

const ignore = () => undefined;
const LIVE: ControlsSample = { name: 'Live, without engines', snapshot: RUNNING, isFineTuneOpen: true };

/** The panel in every state. Each of them can be moved, and none has light or sound behind it. */
export function ControlsSheets(): ReactNode {
  return (
    <div className="session-specimens">
      {[LIVE, ...CONTROLS_SAMPLES].map((sample) => (
        <Specimen key={sample.name} name={sample.name} width="panel">
          <MovedPanel {...sample} />
        </Specimen>
      ))}
    </div>
  );
}

export function MovedPanel({ snapshot: first, isFineTuneOpen = false }: ControlsSample): ReactNode {
  const [snapshot, setSnapshot] = useState(first);
  const [isPulseOn, setPulseOn] = useState(false);
  const change = (fields: Partial<typeof snapshot.settings>) =>
    setSnapshot((before) => ({ ...before, settings: { ...before.settings, ...fields } }));
  return (
    <SessionControlsView
      snapshot={snapshot}
      actions={{
        switchOn: () => change({ isOn: true }),
        switchOff: () => change({ isOn: false }),
        change,
        changePreferences: (fields) =>
          setSnapshot((before) => ({ ...before, preferences: { ...before.preferences, ...fields } })),
        allowMotion: () => setSnapshot((before) => ({ ...before, flicker: { is: 'allowed' } })),
      }}
      testPulse={{ isOn: isPulseOn, onChange: setPulseOn }}
      onOpenQuestions={ignore}
      isFineTuneOpen={isFineTuneOpen}
    />
  );
}
