import type { ReactNode } from 'react';
import { CUES } from '../storyboard.ts';
import { easedShare } from '../timeline.ts';

interface Place {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

const TRAVEL_SECONDS = 0.8;
const PRESS_SECONDS = 0.12;

/** What is pressed, and where it stands. */
const MARK = { x: 770, y: 11 };
const HELIOS = { x: 618, y: 61 };
const SESSION = { x: 550, y: 61 };
const SWITCH = { x: 746, y: 102 };
const CLOSE = { x: 433, y: 36 };

/** Where the hand is by each time. It leaves a place just in time to reach the next. */
const PLACES: readonly Place[] = [
  { at: 0, x: 560, y: 290 },
  { at: CUES.open - 0.1, ...MARK },
  { at: CUES.helios - 0.1, ...HELIOS },
  { at: CUES.helios + 1, x: 390, y: 330 },
  { at: CUES.session - 0.1, ...SESSION },
  { at: CUES.lightOn - 0.1, ...SWITCH },
  { at: CUES.lightOn + 1.1, x: 390, y: 330 },
  { at: CUES.hide - 0.1, ...CLOSE },
  { at: CUES.hide + 1.2, x: 690, y: 330 },
];

const PRESSES: readonly number[] = [CUES.open, CUES.helios, CUES.session, CUES.lightOn, CUES.hide];

/** The person's hand on the screen. */
export function Pointer({ seconds }: { readonly seconds: number }): ReactNode {
  const { x, y } = placeAt(seconds);
  const isPressing = PRESSES.some((at) => Math.abs(seconds - at) < PRESS_SECONDS / 2);
  return (
    <svg
      className="film-pointer"
      viewBox="0 0 18 22"
      aria-hidden="true"
      style={{ left: x, top: y, scale: isPressing ? '0.88' : '1' }}
    >
      <path d="M1.5 1.5v16.2l4.1-3.6 2.7 6.2 2.9-1.3-2.7-6h5.6z" />
    </svg>
  );
}

function placeAt(seconds: number): { readonly x: number; readonly y: number } {
  const next = PLACES.findIndex(({ at }) => seconds < at);
  const to = PLACES[next];
  const from = PLACES[next - 1] ?? PLACES.at(-1);
  if (from === undefined) throw new Error('the pointer is nowhere');
  if (to === undefined) return from;
  const gone = easedShare(seconds, to.at - TRAVEL_SECONDS, to.at);
  return { x: from.x + gone * (to.x - from.x), y: from.y + gone * (to.y - from.y) };
}
