import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = (): (() => void) => () => undefined;

/**
 * The address's query. A prerendered page knows none, so the first render sees an empty one and the next the real one:
 * what the server wrote and what the browser finds are then the same.
 */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  return new URLSearchParams(isHydrated ? search : '');
}

/** False in the prerendered page and in the first render, true right after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
