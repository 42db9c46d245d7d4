import { useEffect, useState } from 'react';

/** The time, as often as it is asked for. Undefined in the prerendered page, which is read at any time. */
export function useNow(everyMs: number): number | undefined {
  const [nowMs, setNowMs] = useState<number>();
  useEffect(() => {
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
