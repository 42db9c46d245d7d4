import type { Session } from '@vayl/session';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** Such a display may be so bright that the usual depth is too much. */
const BRIGHT_DISPLAY = '(dynamic-range: high)';

export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}

type Heard = Pick<Session, 'setVisible' | 'stop' | 'setReducedMotion' | 'demandStrict' | 'readAgain'>;

/** What the browser and its system tell a session without being asked. The answer stops listening. */
export function systemSignals(session: Heard): () => void {
  const listening = new AbortController();
  // Before anybody else: whatever has the focus, and whatever it does with the key, Esc means dark.
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
  window.addEventListener('keydown', (event) => isEscape(event) && session.stop('key'), first);
  matchMedia(REDUCED_MOTION).addEventListener('change', ({ matches }) => session.setReducedMotion(matches), first);
  const brightness = matchMedia(BRIGHT_DISPLAY);
  const showWhetherBright = () => session.demandStrict('bright-display', brightness.matches);
  brightness.addEventListener('change', showWhetherBright, first);
  showWhetherBright();
  if (document.visibilityState !== 'visible') session.setVisible(false);
  return () => listening.abort();
}

/** While somebody composes a character, the key is told as another one, and only its place says what was pressed. */
function isEscape({ key, code }: KeyboardEvent): boolean {
  return key === 'Escape' || code === 'Escape';
}
