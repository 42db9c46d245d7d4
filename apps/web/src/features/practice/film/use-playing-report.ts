import { useEffect, useRef } from 'react';

/** Tells each change once. A film that is taken away has stopped, though it has no more time to say so. */
export function usePlayingReport(onPlaying: (isPlaying: boolean) => void): (isPlaying: boolean) => void {
  const latest = useRef(onPlaying);
  const isPlaying = useRef(false);
  useEffect(() => {
    latest.current = onPlaying;
  }, [onPlaying]);

  const report = (next: boolean): void => {
    if (next === isPlaying.current) return;
    isPlaying.current = next;
    latest.current(next);
  };

  useEffect(
    () => () => {
      if (!isPlaying.current) return;
      isPlaying.current = false;
      latest.current(false);
    },
    [],
  );
  return report;
}
