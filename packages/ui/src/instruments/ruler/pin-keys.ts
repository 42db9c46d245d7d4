import { FREQUENCY_RANGE_HZ, type Hertz } from '@vayl/domain';
import { positionOf, roundestNear, STEP_WIDTH } from './position.ts';
import { BAND_EDGES_HZ, TICKS } from './scale.ts';

export interface PressedKey {
  readonly key: string;
  readonly isShifted: boolean;
}

const TICKS_HZ = TICKS.map(({ hz }) => hz);

/** Where a key sends a pin that stands at a frequency, before its partner has a say; nothing for any other key. */
export function frequencyAfterKey({ key, isShifted }: PressedKey, hz: Hertz): Hertz | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return isShifted ? nextOf(TICKS_HZ, hz) : stepFrom(hz, 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return isShifted ? lastBefore(TICKS_HZ, hz) : stepFrom(hz, -1);
    case 'PageUp':
      return nextOf(BAND_EDGES_HZ, hz);
    case 'PageDown':
      return lastBefore(BAND_EDGES_HZ, hz);
    case 'Home':
      return FREQUENCY_RANGE_HZ.min;
    case 'End':
      return FREQUENCY_RANGE_HZ.max;
    default:
      return undefined;
  }
}

/** Steps lie on a grid of 1/96 decade, so that as many steps back as forth end where they began. */
function stepFrom(hz: Hertz, steps: -1 | 1): Hertz {
  const step = Math.round(positionOf(hz) / STEP_WIDTH) + steps;
  return roundestNear(step * STEP_WIDTH, STEP_WIDTH);
}

function nextOf(marksHz: readonly Hertz[], hz: Hertz): Hertz {
  return marksHz.find((markHz) => markHz > hz) ?? FREQUENCY_RANGE_HZ.max;
}

function lastBefore(marksHz: readonly Hertz[], hz: Hertz): Hertz {
  return marksHz.findLast((markHz) => markHz < hz) ?? FREQUENCY_RANGE_HZ.min;
}
