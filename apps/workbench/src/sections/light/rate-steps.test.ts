import { describe, expect, it } from 'vitest';
import { LAST_RATE_STEP, rateAtStep, ratePosition, rateStep } from './rate-steps.ts';

describe('the steps of the rate sliders', () => {
  it.each([
    [0.1, 0],
    [1, 1 / 3],
    [10, 2 / 3],
    [100, 1],
  ])('puts %d Hz at %d of the ruler', (hz, position) => {
    expect(ratePosition(hz)).toBeCloseTo(position, 12);
  });

  it('comes back to every step from the rate it stands for', () => {
    const steps = Array.from({ length: LAST_RATE_STEP + 1 }, (_, step) => step);
    expect(steps.map((step) => rateStep(rateAtStep(step)))).toEqual(steps);
  });

  it.each([0.1, 0.5, 1, 6, 8, 12, 14, 40, 100])('offers the round rate %d Hz', (hz) => {
    expect(rateAtStep(rateStep(hz))).toBe(hz);
  });
});
