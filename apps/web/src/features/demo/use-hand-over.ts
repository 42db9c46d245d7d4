import type { Session } from '@vayl/session';
import { useSession } from '@vayl/ui/session/use-session';
import { useEffect } from 'react';
import type { DemoSession } from './engines/create-demo-session.ts';
import type { HandOver } from './hand-over.ts';

/** Tells the welcome that the session is here and how it stands, and does what the welcome has ordered. */
export function useHandOver(handOver: HandOver, session: Session, demo: DemoSession | undefined): void {
  const { isScreeningDue, screening } = useSession(session);
  const isHeldStill = screening.block !== undefined;
  useEffect(() => {
    if (demo === undefined) return undefined;
    handOver.arrive({
      isScreeningDue,
      isHeldStill,
      carryOut: ({ answers, start }) => {
        if (answers !== undefined) demo.session.answerScreening({ answers, liftsBlock: false });
        if (start === undefined) return;
        if (start.audio !== undefined) demo.adoptAudio(start.audio);
        demo.session.switchOn();
      },
    });
    return () => handOver.arrive('awaited');
  }, [handOver, demo, isScreeningDue, isHeldStill]);
}
