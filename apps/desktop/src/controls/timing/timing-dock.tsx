import type { Session } from '@vayl/session';
import { Button } from '@vayl/ui/primitives/button';
import { useSession } from '@vayl/ui/session/use-session';
import { type ReactNode, useSyncExternalStore } from 'react';
import { WindowDock } from '../views/window-dock.tsx';
import type { Timing } from './timing.ts';
import { actingNow, TIMING } from './timing-words.ts';

export interface TimingDockProps {
  readonly session: Session;
  readonly timing: Pick<Timing, 'subscribe' | 'getSnapshot' | 'goOn'>;
}

/** The dock, with what has paused the light or turned the sound down, and the way past it. */
export function TimingDock({ session, timing }: TimingDockProps): ReactNode {
  const { answer } = useSyncExternalStore(timing.subscribe, timing.getSnapshot);
  const acting = actingNow(useSession(session), answer);
  const { goOn, turnUp, ducked } = TIMING.dock;
  return (
    <WindowDock session={session} why={acting?.is === 'ducked' ? ducked(acting.reason) : acting?.reason}>
      {acting !== undefined && (
        <Button look="quiet" size="small" onClick={() => timing.goOn()}>
          {acting.is === 'paused' ? goOn : turnUp}
        </Button>
      )}
    </WindowDock>
  );
}
