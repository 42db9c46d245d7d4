import type { SessionClock } from '@vayl/session';

/** The page's own clocks. */
export function browserClock(): SessionClock {
  return {
    monotonicMs: () => performance.now(),
    wallMs: () => Date.now(),
    after: (delayMs, onTime) => {
      const timer = setTimeout(onTime, delayMs);
      return () => clearTimeout(timer);
    },
  };
}
