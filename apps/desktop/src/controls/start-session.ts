import type { Session } from '@vayl/session';
import type { Meter } from './meter/meter.ts';

export type StartRefusal = 'screening-due' | 'minutes-used' | 'not-now';
export type Startable = Pick<Session, 'getSnapshot' | 'switchOn'>;

/**
 * Switches on for somebody who is not at the window: the bar of the system, a command line. The four questions come first
 * (RD-83), and are asked in the window alone.
 */
export function startSession(session: Startable, meter: Pick<Meter, 'getSnapshot'>): StartRefusal | 'on' {
  if (session.getSnapshot().isScreeningDue) return 'screening-due';
  if (!meter.getSnapshot().mayHaveLight) return 'minutes-used';
  session.switchOn();
  // The window's own session asks whether this is the time, and says there why it is not.
  return session.getSnapshot().settings.isOn ? 'on' : 'not-now';
}
