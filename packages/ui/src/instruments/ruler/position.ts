import { clampFrequency, FREQUENCY_RANGE_HZ, type Hertz, type Share } from '@vayl/domain';

const { min: MIN_HZ, max: MAX_HZ } = FREQUENCY_RANGE_HZ;
const DECADES = Math.log10(MAX_HZ / MIN_HZ);
const MOST_DIGITS = 4;

/** Where a frequency stands on the ruler: 0 at its left end, 1 at its right end, each decade as long as the next. */
export function positionOf(hz: Hertz): Share {
  return Math.log10(clampFrequency(hz) / MIN_HZ) / DECADES;
}

/**
 * The way back; others take its roundest neighbour below.
 *
 * @internal
 */
export function frequencyAt(position: Share): Hertz {
  return clampFrequency(MIN_HZ * 10 ** (position * DECADES));
}

/** A position as CSS has it. */
export function percentAt(hz: Hertz): string {
  return `${100 * positionOf(hz)}%`;
}

export function percentBetween(fromHz: Hertz, toHz: Hertz): string {
  return `${100 * Math.abs(positionOf(toHz) - positionOf(fromHz))}%`;
}

/** How wide one step of the arrow keys is: 1/96 of a decade, about 2.4 %. */
export const STEP_WIDTH: Share = 1 / (96 * DECADES);

/**
 * The frequency with the fewest digits among those that a stretch of the ruler stands for, so that a hand that moves a
 * pin reads 6.2 Hz and not 6.1869.
 */
export function roundestNear(position: Share, width: Share): Hertz {
  const exactHz = frequencyAt(position);
  for (let digits = 1; digits < MOST_DIGITS; digits += 1) {
    const roundHz = Number(exactHz.toPrecision(digits));
    if (Math.abs(positionOf(roundHz) - position) <= width / 2 && roundHz === clampFrequency(roundHz)) return roundHz;
  }
  return clampFrequency(Number(exactHz.toPrecision(MOST_DIGITS)));
}
