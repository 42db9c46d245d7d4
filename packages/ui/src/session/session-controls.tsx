import type { Session } from '@vayl/session';
import type { ReactNode } from 'react';
import { type ControlsSurroundings, SessionControlsView } from './session-controls-view.tsx';
import { useSession } from './use-session.tsx';

interface SessionControlsProps extends ControlsSurroundings {
  readonly session: Session;
}

/** Everything that one session can be set to. */
export function SessionControls({ session, ...surroundings }: SessionControlsProps): ReactNode {
  const snapshot = useSession(session);
  const testPulse = { isOn: snapshot.isTestPulseOn, onChange: session.setTestPulse };
  return <SessionControlsView snapshot={snapshot} actions={session} testPulse={testPulse} {...surroundings} />;
}
