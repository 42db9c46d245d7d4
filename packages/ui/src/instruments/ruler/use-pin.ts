import type { Hertz } from '@vayl/domain';
import { type HTMLAttributes, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { frequencyAfterKey } from './pin-keys.ts';
import { movePin, type PinName, type Pins, pinHz } from './pins.ts';
import { positionOf, roundestNear } from './position.ts';
import { typeOverPin } from './typed-frequency.ts';

export interface PinQuestion {
  readonly pin: PinName;
  readonly pins: Pins;
  readonly onChange: (pin: PinName, hz: Hertz) => void;
  /** Where on the screen the ruler is that the pin stands on. */
  readonly rulerBox: () => RulerBox | undefined;
}

interface RulerBox {
  readonly left: number;
  readonly width: number;
}

export interface PinHandling {
  /** What has been typed so far, in hertz; empty while nothing is being typed. */
  readonly typed: string;
  readonly isDragging: boolean;
  /** How often the pin has run into its partner: each time shows once. */
  readonly nudges: number;
  readonly handlers: HTMLAttributes<HTMLElement>;
}

interface Grip {
  /** How far from its middle the pin was taken. It stays there under the finger, so nothing jumps. */
  readonly offsetPx: number;
  readonly isStopped: boolean;
}

/** Fingers, mouse and keys on one pin. Where it may go is decided in pins.ts and pin-keys.ts. */
export function usePin({ pin, pins, onChange, rulerBox }: PinQuestion): PinHandling {
  const [typed, setTyped] = useState('');
  const [nudges, setNudges] = useState(0);
  const [isDragging, setIsDragging] = useState(false);
  const grip = useRef<Grip>(undefined);
  const hz = pinHz(pins, pin) ?? 0;

  /** Returns whether the partner stood in the way. */
  function put(wantedHz: Hertz): boolean {
    const move = movePin(pins, pin, wantedHz);
    if (move.hz !== hz) onChange(pin, move.hz);
    return move.isStopped;
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = typeOverPin(typed, event.key);
    const wantedHz = step.is === 'set' ? step.hz : frequencyAfterKey({ key: event.key, isShifted: event.shiftKey }, hz);
    if (step.is === 'typing') setTyped(step.typed);
    else if (step.is !== 'other' || wantedHz !== undefined) setTyped('');
    if (step.is === 'other' && wantedHz === undefined) return;
    // Escape also stops the light, wherever it is pressed: it goes on its way.
    if (step.is !== 'given-up') event.preventDefault();
    if (step.is === 'typing' || wantedHz === undefined) return;
    if (put(wantedHz) && !event.repeat) setNudges(nudges + 1);
  }

  function handlePointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    const box = rulerBox();
    if (box === undefined) return;
    grip.current = { offsetPx: event.clientX - box.left - positionOf(hz) * box.width, isStopped: false };
    setIsDragging(true);
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>): void {
    const held = grip.current;
    const box = rulerBox();
    if (held === undefined || box === undefined || box.width <= 0) return;
    const position = (event.clientX - held.offsetPx - box.left) / box.width;
    const isStopped = put(roundestNear(Math.min(Math.max(position, 0), 1), 1 / box.width));
    if (isStopped && !held.isStopped) setNudges(nudges + 1);
    grip.current = { ...held, isStopped };
  }

  function handleLostPointerCapture(): void {
    grip.current = undefined;
    setIsDragging(false);
  }

  return {
    typed,
    isDragging,
    nudges,
    handlers: {
      onKeyDown: handleKeyDown,
      onBlur: () => setTyped(''),
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onLostPointerCapture: handleLostPointerCapture,
    },
  };
}
