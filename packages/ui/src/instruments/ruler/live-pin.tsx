import { FREQUENCY_RANGE_HZ, type Hertz } from '@vayl/domain';
import type { ReactNode } from 'react';
import { PIN_LABELS, pinText, reachOf } from './pins.ts';
import { percentAt, positionOf } from './position.ts';
import { type PinQuestion, usePin } from './use-pin.ts';

interface LivePinProps extends PinQuestion {
  readonly hz: Hertz;
}

/** Right of this, what is typed stands at the left of its pin. */
const TYPED_TURNS_AT = 0.8;

/** A pin that can be moved: a slider to a screen reader, 44 px to a finger, a cap on a needle to the eye. */
export function LivePin({ hz, ...question }: LivePinProps): ReactNode {
  const { pin, pins } = question;
  const { typed, isDragging, nudges, handlers } = usePin(question);
  const { minHz, maxHz } = reachOf(pins, pin);
  return (
    // No range input: those have equal steps and one unit. This slider has neither, and is typed over.
    <span
      className="v-ruler-pin"
      data-pin={pin}
      data-dragging={isDragging || undefined}
      data-nudge={nudges === 0 ? undefined : nudges % 2 === 0 ? 'again' : 'once'}
      data-toward={pin === 'global' ? 'right' : 'left'}
      style={{ left: percentAt(hz) }}
      role="slider"
      tabIndex={0}
      aria-label={`${PIN_LABELS[pin]} modulation`}
      aria-orientation="horizontal"
      aria-valuemin={pin === 'global' ? FREQUENCY_RANGE_HZ.min : minHz}
      aria-valuemax={pin === 'global' ? maxHz : FREQUENCY_RANGE_HZ.max}
      aria-valuenow={hz}
      aria-valuetext={typed === '' ? pinText(hz) : `${typed} Hz, Enter sets it`}
      {...handlers}
    >
      <i className="v-ruler-cap" />
      {typed === '' ? null : (
        <span className="v-ruler-typed" data-side={positionOf(hz) > TYPED_TURNS_AT ? 'left' : 'right'}>
          {typed} Hz
        </span>
      )}
    </span>
  );
}
