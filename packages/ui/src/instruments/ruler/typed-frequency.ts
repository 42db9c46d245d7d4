import type { Hertz } from '@vayl/domain';

const MOST_CHARACTERS = 6;

export type TypedKey =
  /** The key was part of a number: what has been typed by now. */
  | { readonly is: 'typing'; readonly typed: string }
  | { readonly is: 'set'; readonly hz: Hertz }
  | { readonly is: 'given-up' }
  /** The key has nothing to do with typing. */
  | { readonly is: 'other' };

/** A number typed over a pin is in hertz, like the numerals under the ruler. Enter sets it, Escape drops it. */
export function typeOverPin(typed: string, key: string): TypedKey {
  if (/^\d$/.test(key)) return { is: 'typing', typed: (typed + key).slice(0, MOST_CHARACTERS) };
  if (key === '.' || key === ',') return { is: 'typing', typed: typed.includes('.') ? typed : `${typed || '0'}.` };
  if (typed === '') return { is: 'other' };
  if (key === 'Backspace') return { is: 'typing', typed: typed.slice(0, -1) };
  if (key === 'Escape') return { is: 'given-up' };
  return key === 'Enter' ? { is: 'set', hz: Number(typed) } : { is: 'other' };
}
