import { displayFrequency, type Hertz } from '@vayl/domain';
import { percentAt, percentBetween, positionOf } from '../ruler/position.ts';

export type LaneMark =
  | { readonly is: 'rate'; readonly hz: Hertz }
  | { readonly is: 'range'; readonly fromHz: Hertz; readonly toHz: Hertz };

export interface Lane {
  /** Whose result it is, and in what: `Notbohm et al.`, `2016, human`. */
  readonly label: string;
  readonly detail: string;
  readonly mark: LaneMark;
  /** Filled: an effect was reported. Hollow: it was looked for and not found. */
  readonly finding: 'reported' | 'not-found';
  readonly note?: string;
}

/** Right of this a note stands at the left of its mark. */
const TURN_AT = 0.7;
const NOTE_GAP_PX = 14;

// An alias and not an interface: a style is open to custom properties, and only an alias may be taken for one.
export type NotePlace = { readonly left?: string; readonly right?: string };

/** Where a note finds room beside its mark. */
export function notePlace(mark: LaneMark): NotePlace {
  const [fromHz, toHz] = mark.is === 'rate' ? [mark.hz, mark.hz] : [mark.fromHz, mark.toHz];
  if (positionOf(toHz) <= TURN_AT) return { left: `calc(${percentAt(toHz)} + ${NOTE_GAP_PX}px)` };
  return { right: `calc(100% - ${percentAt(fromHz)} + ${NOTE_GAP_PX}px)` };
}

export function markPlace(mark: LaneMark): { readonly left: string; readonly width?: string } {
  if (mark.is === 'rate') return { left: percentAt(mark.hz) };
  return { left: percentAt(mark.fromHz), width: percentBetween(mark.fromHz, mark.toHz) };
}

export function markText(mark: LaneMark): string {
  if (mark.is === 'rate') return displayFrequency(mark.hz).text;
  return `${displayFrequency(mark.fromHz).text} to ${displayFrequency(mark.toHz).text}`;
}

const PX_AT_FIFTEEN_MINUTES = 8;
const SMALLEST_DOT_PX = 4;

/** Area, not width, stands for minutes: an hour is four times a quarter of one. */
export function dotDiameterPx(minutes: number): number {
  return Math.max(SMALLEST_DOT_PX, PX_AT_FIFTEEN_MINUTES * Math.sqrt(minutes / 15));
}
