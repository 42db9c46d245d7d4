import './control-window.css';
import type { Session } from '@vayl/session';
import { Button } from '@vayl/ui/primitives/button';
import { Dialog } from '@vayl/ui/primitives/dialog';
import { Logo } from '@vayl/ui/primitives/logo';
import { FeltWrongDialog } from '@vayl/ui/session/felt-wrong-dialog';
import { LightQuestionsDialog } from '@vayl/ui/session/light-questions-dialog';
import { LightStatus } from '@vayl/ui/session/light-status';
import { ScreeningGate } from '@vayl/ui/session/screening-gate';
import { SessionControls } from '@vayl/ui/session/session-controls';
import { StopLight } from '@vayl/ui/session/stop-light';
import { useHue } from '@vayl/ui/session/use-hue';
import { useScreeningGate } from '@vayl/ui/session/use-screening-gate';
import { useSession } from '@vayl/ui/session/use-session';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Meter } from './meter/meter.ts';
import { MinutesLeft, MinutesUsedUp } from './minutes-left.tsx';
import { CONTROL_WINDOW } from './words.ts';

interface ControlWindowProps {
  readonly session: Session;
  readonly meter: Pick<Meter, 'subscribe' | 'getSnapshot'>;
  /** Short notices that stand over every view. */
  readonly notices?: ReactNode;
}

/** The window that people see: how it stands, and everything that sets it. */
export function ControlWindow({ session, meter, notices }: ControlWindowProps): ReactNode {
  const snapshot = useSession(session);
  const minutes = useSyncExternalStore(meter.subscribe, meter.getSnapshot);
  const [isAsking, setAsking] = useState(false);
  useHue(snapshot.settings.visualHue);
  return (
    <div className="control" data-surface="night">
      <header className="control-top">
        <Logo />
        <LightStatus snapshot={snapshot} />
        <StopLight session={session} />
      </header>
      <main className="control-body">
        {notices}
        <MinutesUsedUp minutes={minutes} />
        <SessionControls session={session} onOpenQuestions={() => setAsking(true)} />
      </main>
      <footer className="control-foot">
        <MinutesLeft minutes={minutes} />
        {(snapshot.settings.isOn || snapshot.stoppedBy !== undefined) && <FeltWrongDialog session={session} />}
        <p>{CONTROL_WINDOW.statement}</p>
      </footer>
      <LightQuestionsDialog session={session} isOpen={isAsking} onClose={() => setAsking(false)} />
      <FirstQuestions session={session} />
    </div>
  );
}

/** Before the first start, and once a year: the four questions (RD-83). */
function FirstQuestions({ session }: { readonly session: Session }): ReactNode {
  const { isScreeningDue, screening } = useSession(session);
  const [isOpen, setOpen] = useState(isScreeningDue);
  const gate = useScreeningGate(isScreeningDue);
  const close = () => {
    if (gate.given !== undefined) session.answerScreening({ answers: gate.given, liftsBlock: false });
    setOpen(false);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={CONTROL_WINDOW.welcome}
      isReadFirst
      actions={<Button onClick={close}>{CONTROL_WINDOW.begin}</Button>}
    >
      <p>{CONTROL_WINDOW.lead}</p>
      <ScreeningGate gate={gate} isHeldStill={screening.block !== undefined} kept={CONTROL_WINDOW.kept} />
    </Dialog>
  );
}
