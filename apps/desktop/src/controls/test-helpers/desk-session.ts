import { createSession, type Session } from '@vayl/session';
import { expect } from 'vitest';
import { memoryStorage } from './memory-storage.ts';

/** A session without engines, of somebody who has answered no four times unless said otherwise. */
export function deskSession({ isScreened = true } = {}): Session {
  const session = createSession({
    clock: { monotonicMs: () => 0, wallMs: () => 1_790_000_000_000, after: () => () => undefined },
    storage: memoryStorage(),
    suggestions: { ask: () => Promise.resolve('no-response') },
    logFailure: (what) => expect.fail(what),
    prefersReducedMotion: false,
  });
  const answers = { seizures: 'no', lightSickness: 'no', under18: 'no', unsure: 'no' } as const;
  if (isScreened) session.answerScreening({ answers, liftsBlock: false });
  return session;
}

export const PLENTY = { minutesLeft: 11, isLastMinute: false, mayHaveLight: true };
export const NOTHING_LEFT = { minutesLeft: 0, isLastMinute: false, mayHaveLight: false };

/** A meter that says always the same. */
export function meterAt(snapshot: typeof PLENTY) {
  return { getSnapshot: () => snapshot, subscribe: () => () => undefined };
}
