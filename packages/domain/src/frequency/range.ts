import { clamp, type Hertz } from '../number/number.ts';

/** What the product generates, and accepts from its own AI (RD-33). Band names exist for any number. */
export const FREQUENCY_RANGE_HZ = { min: 0.1, max: 100 } as const;

export function clampFrequency(hz: Hertz): Hertz {
  return clamp(hz, FREQUENCY_RANGE_HZ.min, FREQUENCY_RANGE_HZ.max);
}

/** The bands as the pages word them. The table in band.ts rules what is displayed for a frequency (RD-32). */
export const COPY_BANDS_HZ = {
  theta: { min: 4, max: 8 },
  alpha: { min: 8, max: 12 },
  beta: { min: 15, max: 30 },
  gamma: { min: 30, max: 100 },
} as const;
