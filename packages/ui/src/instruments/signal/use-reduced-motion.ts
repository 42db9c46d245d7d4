import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** On the server nothing moves, so the first frame is the same for everybody. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(QUERY).matches,
    () => true,
  );
}

function follow(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
