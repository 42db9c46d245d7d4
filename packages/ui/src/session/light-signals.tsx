import type { Session } from '@vayl/session';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** Such a display may be so bright that the usual depth is too much. */
const BRIGHT_DISPLAY = '(dynamic-range: high)';

export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}

type Heard = Pick<Session, 'stop' | 'setReducedMotion' | 'demandStrict'>;

/**
 * What a window and its system tell a session without being asked, whether it has its light in this window or in another.
 * The answer stops listening.
 */
export function lightSignals(session: Heard): () => void {
  const listening = new AbortController();
  // Before anybody else: whatever has the focus, and whatever it does with the key, Esc means dark.
  const first = { signal: listening.signal, capture: true };
  window.addEventListener('keydown', (event) => isEscape(event) && session.stop('key'), first);
  matchMedia(REDUCED_MOTION).addEventListener('change', ({ matches }) => session.setReducedMotion(matches), first);
  const brightness = matchMedia(BRIGHT_DISPLAY);
  const showWhetherBright = () => session.demandStrict('bright-display', brightness.matches);
  brightness.addEventListener('change', showWhetherBright, first);
  showWhetherBright();
  return () => listening.abort();
}

/** While somebody composes a character, the key is told as another one, and only its place says what was pressed. */
function isEscape({ key, code }: KeyboardEvent): boolean {
  return key === 'Escape' || code === 'Escape';
}
