import type { ReadText } from '../text/tokens.ts';
import { BESIDE_A_STOP, STOP_SPOKEN, STOP_WRITTEN } from './stop-words.ts';

/**
 * Whether somebody only wants the light to end. Nothing here can switch it (RD-41), so they must be told what can, and
 * must not be offered anything that starts it.
 */
export function asksToStop({ normal, words }: ReadText): boolean {
  const spoken = words.filter((word) => !BESIDE_A_STOP.has(word)).join(' ');
  if (STOP_SPOKEN.some((pattern) => pattern.test(spoken))) return true;
  const written = normal.replace(/[\p{P}\p{S}]+/gu, '').trim();
  return STOP_WRITTEN.some((pattern) => pattern.test(written));
}
