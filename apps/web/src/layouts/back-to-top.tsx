import './back-to-top.css';
import { showsBackToTop } from '@vayl/domain';
import { type ReactNode, useSyncExternalStore } from 'react';
import { NAVIGATION } from '../../content/navigation.content.ts';
import { MAIN_ID } from '../site/main-id.ts';

/** There once a person has gone far enough down to want it. */
export function BackToTop(): ReactNode {
  const isShown = useSyncExternalStore(
    listenToScroll,
    () => showsBackToTop(window.scrollY),
    () => false,
  );
  if (!isShown) return null;
  return (
    <button type="button" className="back-to-top" aria-label={NAVIGATION.backToTop} onClick={goUp}>
      ↑
    </button>
  );
}

// The button leaves with the scroll, so the focus goes where the person is then.
function goUp(): void {
  window.scrollTo({ top: 0 });
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

function listenToScroll(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
