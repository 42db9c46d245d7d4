import { SCREENING_KEY } from '@vayl/session';

const SIGNS = ['pointerdown', 'keydown', 'click', 'wheel', 'touchstart'] as const;

/**
 * Resolves when somebody touches the page: for those who only look, nothing more is fetched. Whoever was here before came
 * back to use it, and is not to see questions asked again that are answered.
 */
export async function firstSignOfAPerson(): Promise<void> {
  if (wasHereBefore()) return;
  await firstTouch();
}

function wasHereBefore(): boolean {
  try {
    return localStorage.getItem(SCREENING_KEY) !== null;
  } catch {
    // A browser that keeps nothing throws at the very name, and knows nobody.
    return false;
  }
}

function firstTouch(): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const sign = () => {
      waiting.abort();
      resolve();
    };
    for (const name of SIGNS) {
      window.addEventListener(name, sign, { signal: waiting.signal, capture: true, passive: true });
    }
  });
}
