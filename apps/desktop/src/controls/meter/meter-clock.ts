import type { SessionClock } from '@vayl/session';

/** Durations come from the one that only runs forward; the wall says which day it is, and nothing else. */
export type MeterClock = Pick<SessionClock, 'monotonicMs' | 'wallMs'>;
