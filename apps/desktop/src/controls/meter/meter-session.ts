import type { Session } from '@vayl/session';
import type { Meter } from './meter.ts';

type MeteredSession = Pick<Session, 'subscribe' | 'getSnapshot' | 'switchOff'>;

/** Has a session counted, and fade out when the day's minutes are used up (RD-59). A machine that sleeps stops it. */
export function meterSession(
  session: MeteredSession,
  meter: Pick<Meter, 'setCounting' | 'subscribe' | 'getSnapshot'>,
): void {
  const look = () => {
    meter.setCounting(session.getSnapshot().isRunning);
    if (session.getSnapshot().settings.isOn && !meter.getSnapshot().mayHaveLight) session.switchOff();
  };
  session.subscribe(look);
  meter.subscribe(look);
}
