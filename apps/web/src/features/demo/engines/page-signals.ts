import type { Session } from '@vayl/session';

type Heard = Pick<Session, 'setVisible' | 'readAgain'>;

/** What becomes of a page that has its light in itself: where nobody sees it, it is dark. The answer stops listening. */
export function pageSignals(session: Heard): () => void {
  const listening = new AbortController();
  const first = { signal: listening.signal, capture: true };
  const showWhetherVisible = () => {
    const isVisible = document.visibilityState === 'visible';
    // A page that rested may have missed what was decided elsewhere on this device.
    if (isVisible) session.readAgain();
    session.setVisible(isVisible);
  };
  document.addEventListener('visibilitychange', showWhetherVisible, first);
  window.addEventListener('pagehide', () => session.setVisible(false), first);
  window.addEventListener('pageshow', showWhetherVisible, first);
  window.addEventListener('storage', () => session.readAgain(), first);
  if (document.visibilityState !== 'visible') session.setVisible(false);
  return () => listening.abort();
}
