import type { ReactNode } from 'react';
import { CUES, SCENES } from '../storyboard.ts';
import { easedShare } from '../timeline.ts';

interface Place {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

const TRAVEL_SECONDS = 0.8;
const PRESS_SECONDS = 0.12;
const DESK = SCENES[1]?.to ?? 0;

/** Where the hand is by each time. It leaves a place just in time to reach the next. */
const PLACES: readonly Place[] = [
  { at: 0, x: 560, y: 250 },
  { at: DESK - 0.1, x: 722, y: 421 },
  { at: DESK + 1, x: 752, y: 14 },
  { at: CUES.lightOn - 0.2, x: 172, y: 284 },
  { at: CUES.lightOn + 1.2, x: 640, y: 190 },
  { at: CUES.lightOff - 0.2, x: 716, y: 285 },
  { at: CUES.lightOff + 1.4, x: 640, y: 210 },
];

const PRESSES: readonly number[] = [DESK, CUES.lightOn, CUES.lightOff];

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
