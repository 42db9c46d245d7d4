import '../self-test-view.css';
import type { SessionSnapshot } from '@vayl/session';
import { Notice } from '@vayl/ui/primitives/notice';
import { LightMeter } from '@vayl/ui/session/light-meter';
import { LightStatus, type LightStatusProps } from '@vayl/ui/session/light-status';
import type { ReactNode } from 'react';
import { CONCEALED } from '../self-test-words.ts';

/** In place of the controls: what they show, and what changes when they are moved, would tell the kind of a block. */
export function ConcealedSession({ heading }: { readonly heading: ReactNode }): ReactNode {
  return (
    <div className="self-test-concealed">
      {heading}
      <Notice tone="caution" title={CONCEALED.title}>
        {CONCEALED.text}
      </Notice>
    </div>
  );
}

interface ConcealableProps {
  readonly snapshot: SessionSnapshot;
}

/** The meter, unless it would tell the kind of a block. */
export function ConcealableMeter({ snapshot }: ConcealableProps): ReactNode {
  if (snapshot.concealedBlock === undefined) return <LightMeter snapshot={snapshot} />;
  return <p className="v-control-note">{CONCEALED.meter}</p>;
}

/** That there is light, and whether it is being put out; of a block, nothing about how it is held back. */
export function ConcealableStatus({ snapshot, why }: ConcealableProps & Pick<LightStatusProps, 'why'>): ReactNode {
  const isToldByRunning = snapshot.concealedBlock !== undefined && snapshot.isRunning;
  if (!isToldByRunning) return <LightStatus snapshot={snapshot} why={why} />;
  return (
    <p className="v-light-status" role="status" data-on="true">
      <i aria-hidden="true" />
      <span>{CONCEALED.status}</span>
    </p>
  );
}
