import { REDIRECT_PATH, redirectSecondsLeft } from '@vayl/domain';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** Counts from the moment the page opens, and goes home at zero. Leaving the page ends it (RD-70). */
export function useRedirectCountdown({ isRunning }: { readonly isRunning: boolean }): number {
  const [secondsLeft, setSecondsLeft] = useState(() => redirectSecondsLeft(0));
  const navigate = useNavigate();

  useEffect(() => {
    if (!isRunning) return undefined;
    const openedMs = performance.now();
    const timer = setInterval(() => {
      const left = redirectSecondsLeft(Math.round((performance.now() - openedMs) / 1000));
      setSecondsLeft(left);
      if (left > 0) return;
      clearInterval(timer);
      // In place of this page: the way back must not lead to another ten seconds.
      void navigate(REDIRECT_PATH, { replace: true });
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning, navigate]);

  return secondsLeft;
}
