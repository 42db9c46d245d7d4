import type { Session } from '@vayl/session';
import { ControlsSheet } from '@vayl/ui/session/controls-sheet';
import { SessionControls } from '@vayl/ui/session/session-controls';
import { TimelineChooser } from '@vayl/ui/session/timeline-chooser';
import type { ReactNode } from 'react';
import { useIsTelephone } from './use-is-telephone.ts';

interface DemoControlsProps {
  readonly session: Session;
  readonly onOpenQuestions: () => void;
}

/** The controls beside the page, or on a telephone in a sheet over it. */
export function DemoControls({ session, onOpenQuestions }: DemoControlsProps): ReactNode {
  const isTelephone = useIsTelephone();
  const panel = (
    <>
      <SessionControls session={session} onOpenQuestions={onOpenQuestions} />
      <TimelineChooser session={session} />
    </>
  );
  return isTelephone ? <ControlsSheet session={session}>{panel}</ControlsSheet> : panel;
}
