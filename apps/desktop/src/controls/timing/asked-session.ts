import type { Session } from '@vayl/session';
import type { Timing } from './timing.ts';

/** The session as a window has it: its switch asks first whether this is the time. */
export function askedSession(session: Session, timing: Pick<Timing, 'mayStart'>): Session {
  return {
    ...session,
    switchOn: () => {
      if (timing.mayStart()) session.switchOn();
    },
  };
}
