import type { SignalReading } from '@vayl/domain';
import type { LogFailure, Session } from '@vayl/session';
import { browserStorage } from '@vayl/ui/session/browser-storage';
import type { ControlHost } from '../../host/control-host.ts';
import type { PresenceHost } from '../../host/presence-host.ts';
import type { ControlBeat } from '../../wire/beat.ts';
import { askedSession } from './asked-session.ts';
import { KeptTiming } from './kept-timing.ts';
import { localMoment } from './local-moment.ts';
import { Timing } from './timing.ts';

/** Every two seconds, and not in the same beat as the displays. */
const LOOK_EVERY_BEATS = 20;
const LOOK_AT_BEAT = 10;

interface StartTimingOptions {
  readonly session: Session;
  readonly host: PresenceHost & Pick<ControlHost, 'displays'>;
  readonly onBeat: (listener: (beat: ControlBeat) => void) => void;
  readonly logFailure: LogFailure;
  /** What a calendar says of this moment, where a person has connected one. */
  readonly calendar: () => SignalReading;
}

/** What decides when the session of this computer runs, and the session as it is to be switched on from now on. */
export function startTiming({ session, host, onBeat, logFailure, calendar }: StartTimingOptions) {
  const timingChoices = new KeptTiming({ storage: browserStorage(), logFailure });
  const timing = new Timing({
    session,
    host,
    kept: timingChoices,
    calendar,
    nowMs: () => performance.now(),
    localMoment: () => localMoment(new Date()),
    isWatched: () => document.visibilityState === 'visible',
    logFailure,
  });
  onBeat(({ number }) => {
    if (number % LOOK_EVERY_BEATS === LOOK_AT_BEAT) timing.tick();
  });
  return { timing, timingChoices, session: askedSession(session, timing) };
}
