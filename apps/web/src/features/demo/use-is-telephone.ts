import { useSyncExternalStore } from 'react';

/** As wide as the sheet's own style sheet takes a telephone to be. */
const TELEPHONE = '(max-width: 719.98px)';

/** The build writes pages for a wide screen, and a browser begins with that. */
export function useIsTelephone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(TELEPHONE);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(TELEPHONE).matches,
    () => false,
  );
}
