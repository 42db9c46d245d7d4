import { PresetShelfView } from '@vayl/ui/session/preset-shelf';
import { TimelineChooserView } from '@vayl/ui/session/timeline-chooser';
import type { ReactNode } from 'react';
import { Specimen } from '../instruments/specimen.tsx';
import { SHELVES, TIMELINES } from './side-samples.ts';

const ignore = () => undefined;

/** Presets and timelines, still. */
export function SideSheets(): ReactNode {
  return (
    <div className="session-specimens">
      {SHELVES.map(({ name, snapshot }) => (
        <Specimen key={name} name={name} width="panel">
          <PresetShelfView
            snapshot={snapshot}
            actions={{
              applyPreset: ignore,
              applyOwnPreset: ignore,
              savePreset: (typed) => (typed.trim() === '' ? 'preset/name-empty' : 'done'),
              deletePreset: ignore,
              linkFragment: () => 'v1~g6~c14',
              undo: ignore,
            }}
          />
        </Specimen>
      ))}
      <div className="session-timelines">
        {TIMELINES.map(({ name, snapshot }) => (
          <Specimen key={name} name={name} width="panel">
            <TimelineChooserView snapshot={snapshot} actions={{ choosePlan: ignore }} />
          </Specimen>
        ))}
      </div>
    </div>
  );
}
