import { restingSession, type Session, type SessionSnapshot } from '@vayl/session';
import { useSyncExternalStore } from 'react';

/**
 * A session as it stands, and again whenever it has changed. What a prerendered page shows, and what a browser begins with
 * when it takes that page over, is the session of somebody who has never been here; what this device has kept comes right
 * after, so that the two pages agree.
 */
export function useSession(session: Pick<Session, 'subscribe' | 'getSnapshot'>): SessionSnapshot {
  return useSyncExternalStore(session.subscribe, session.getSnapshot, restingSession().getSnapshot);
}
