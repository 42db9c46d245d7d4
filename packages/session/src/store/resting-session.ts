import type { SessionClock } from '../ports/session-clock.ts';
import { createSession, type Session } from './session.ts';

const STANDING_CLOCK: SessionClock = { monotonicMs: () => 0, wallMs: () => 0, after: () => () => undefined };

let resting: Session | undefined;

/**
 * What a page shows before there is a session: the defaults, off, with every question unasked. It is the same one on the
 * server and in the browser, knows nothing of this device, keeps nothing and has no engines.
 */
export function restingSession(): Session {
  resting ??= createSession({
    clock: STANDING_CLOCK,
    storage: { read: () => undefined, write: () => undefined, remove: () => undefined },
    suggestions: { ask: () => Promise.resolve('no-response') },
    logFailure: () => undefined,
    prefersReducedMotion: false,
  });
  return resting;
}
