import { type PracticeTab, readingSeconds, STOPPED_TIMER, updateReadingTimer } from '@vayl/domain';
import { useEffect, useState } from 'react';

interface Reading {
  readonly isOn: boolean;
  readonly tab: PracticeTab;
}

/** Often enough that no second is seen to be skipped. */
const TICK_MS = 250;

/** For how long somebody has been reading under the light (PRAC-04…06). */
export function useReadingSeconds({ isOn, tab }: Reading): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    let timer = STOPPED_TIMER;
    const look = () => {
      const nowMs = performance.now();
      timer = updateReadingTimer(timer, { isOn, tab, nowMs });
      setSeconds(readingSeconds(timer, nowMs));
    };
    look();
    if (timer === STOPPED_TIMER) return undefined;
    const ticking = setInterval(look, TICK_MS);
    return () => clearInterval(ticking);
  }, [isOn, tab]);
  return seconds;
}
