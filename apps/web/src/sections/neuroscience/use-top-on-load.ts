import { useEffect } from 'react';

/** The page begins at its top, also when it is loaded again (NEU-01); an address that names a place on it keeps it. */
export function useTopOnLoad(): void {
  useEffect(() => {
    if (window.location.hash !== '') return undefined;
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    window.scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      window.history.scrollRestoration = before;
    };
  }, []);
}
