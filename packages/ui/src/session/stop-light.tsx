import type { Session, SessionSnapshot } from '@vayl/session';
import type { ReactNode } from 'react';
import { Button } from '../primitives/button.tsx';
import { useSession } from './use-session.tsx';
import { CONTROL_WORDS } from './words/control-words.ts';

export function StopLight({ session }: { readonly session: Session }): ReactNode {
  return <StopLightView snapshot={useSession(session)} actions={session} />;
}

interface StopLightViewProps {
  readonly snapshot: Pick<SessionSnapshot, 'settings'>;
  readonly actions: Pick<Session, 'stop'>;
}

/** Dark on the next frame. It is there as long as there is something to stop. */
export function StopLightView({ snapshot, actions }: StopLightViewProps): ReactNode {
  if (!snapshot.settings.isOn) return null;
  return (
    <Button look="stop" size="small" keyHint="Esc" onClick={() => actions.stop('button')}>
      {CONTROL_WORDS.stop}
    </Button>
  );
}
