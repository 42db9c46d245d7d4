import { FREQUENCY_RANGE_HZ, type Hertz } from '@vayl/domain';

const STEPS_PER_DECADE = 96;
const { min: MIN_HZ, max: MAX_HZ } = FREQUENCY_RANGE_HZ;
const DECADES = Math.log10(MAX_HZ / MIN_HZ);
const MOST_DIGITS = 4;

/** The rate slider is logarithmic: its steps are equal ratios, about 2.4 % each. */
export const LAST_RATE_STEP = STEPS_PER_DECADE * DECADES;

/** Where a rate stands on the ruler, from 0 to 1. */
export function ratePosition(hz: Hertz): number {
  return Math.min(Math.max(Math.log10(hz / MIN_HZ) / DECADES, 0), 1);
}

export function rateStep(hz: Hertz): number {
  return Math.round(ratePosition(hz) * LAST_RATE_STEP);
}

/** The roundest rate that a step can stand for: 6 Hz, not 6.04. */
export function rateAtStep(step: number): Hertz {
  const exactHz = MIN_HZ * 10 ** (step / STEPS_PER_DECADE);
  for (let digits = 1; digits < MOST_DIGITS; digits += 1) {
    const roundHz = Number(exactHz.toPrecision(digits));
    if (rateStep(roundHz) === step) return roundHz;
  }
  return Number(exactHz.toPrecision(MOST_DIGITS));
}
