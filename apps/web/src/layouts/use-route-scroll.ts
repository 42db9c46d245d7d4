import { scrollsToTop } from '@vayl/domain';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { MAIN_ID } from '../site/main-id.ts';

/**
 * A new page begins at its top, or at the place its address names, and a screen reader begins there too. The first page
 * is left to the browser, which knows more about where a person was.
 */
export function useRouteScroll(): void {
  const { pathname, hash } = useLocation();
  const last = useRef({ path: pathname, hash });

  useEffect(() => {
    const from = last.current;
    const to = { path: pathname, hash };
    last.current = to;
    if (scrollsToTop(from, to)) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    } else if (from.path !== pathname || from.hash !== hash) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    }
  }, [pathname, hash]);
}
