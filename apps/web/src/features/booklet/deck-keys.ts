export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

export interface DeckPlace {
  readonly index: number;
  readonly count: number;
  /** A slide that is taller than the window is scrolled by the keys that scroll. */
  readonly isTall: boolean;
}

const FORWARD = new Set(['ArrowRight', 'ArrowDown', 'PageDown', ' ']);
const BACKWARD = new Set(['ArrowLeft', 'ArrowUp', 'PageUp']);
const SCROLLING = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', ' ']);

/** The slide that a key leads to; undefined where the key is none of ours. */
export function slideForKey({ key, shiftKey }: PressedKey, { index, count, isTall }: DeckPlace): number | undefined {
  if (isTall && SCROLLING.has(key)) return undefined;
  const last = count - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (/^[1-9]$/.test(key)) return Math.min(Number(key) - 1, last);
  const isBackward = BACKWARD.has(key) || (key === ' ' && shiftKey);
  if (isBackward) return Math.max(index - 1, 0);
  return FORWARD.has(key) ? Math.min(index + 1, last) : undefined;
}
