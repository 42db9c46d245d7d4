import type { Session } from '@vayl/session';
import type { Meter } from './meter.ts';

type MeteredSession = Pick<Session, 'subscribe' | 'getSnapshot' | 'setHasMinutes'>;

/**
 * Has a session counted, and fade out when the day's minutes are used up (RD-59). Its noise goes on: that, and stopping,
 * ask nobody. A machine that sleeps stops it.
 */
export function meterSession(
  session: MeteredSession,
  meter: Pick<Meter, 'setCounting' | 'subscribe' | 'getSnapshot'>,
): void {
  const look = () => {
    meter.setCounting(session.getSnapshot().isRunning);
    session.setHasMinutes(meter.getSnapshot().mayHaveLight);
  };
  session.subscribe(look);
  meter.subscribe(look);
  look();
}
