import { AppliedNoticeView } from '@vayl/ui/session/applied-notice';
import { LightStatus } from '@vayl/ui/session/light-status';
import { PresetShelfView } from '@vayl/ui/session/preset-shelf';
import { TimelineChooserView } from '@vayl/ui/session/timeline-chooser';
import type { ReactNode } from 'react';
import { Specimen } from '../instruments/specimen.tsx';
import { APPLIED, SHELVES, STATUSES, TIMELINES } from './side-samples.ts';

const ignore = () => undefined;

/** Presets, timelines, how it stands and what a link brought, still. */
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
      <Specimen name="How it stands with the light" width="panel">
        {STATUSES.map(({ name, snapshot }) => (
          <LightStatus key={name} snapshot={snapshot} />
        ))}
      </Specimen>
      <Specimen name="What a link brought" width="panel">
        {APPLIED.map(({ name, ...applied }) => (
          <AppliedNoticeView key={name} actions={{ undo: ignore }} {...applied} />
        ))}
      </Specimen>
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
