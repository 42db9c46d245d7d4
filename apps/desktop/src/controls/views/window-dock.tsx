import './window-dock.css';
import type { Session } from '@vayl/session';
import { FeltWrongDialog } from '@vayl/ui/session/felt-wrong-dialog';
import { StopLight } from '@vayl/ui/session/stop-light';
import { useSession } from '@vayl/ui/session/use-session';
import type { ReactNode } from 'react';
import { ConcealableStatus } from '../self-test/parts/concealed.tsx';
import { WINDOW } from '../words.ts';

interface WindowDockProps {
  readonly session: Session;
  /** Why it is paused or turned down, where it is. */
  readonly why?: string | undefined;
  /** What there is to do about that. */
  readonly children?: ReactNode;
}

/** How it stands with the light, and the two ways to end it (RD-48). */
export function WindowDock({ session, why, children }: WindowDockProps): ReactNode {
  const snapshot = useSession(session);
  return (
    <section className="control-dock" aria-label={WINDOW.dock}>
      <ConcealableStatus snapshot={snapshot} why={why} />
      {children}
      {(snapshot.settings.isOn || snapshot.stoppedBy !== undefined) && <FeltWrongDialog session={session} />}
      <StopLight session={session} />
    </section>
  );
}
