import { describe, expect, it } from 'vitest';
import { fitSine, strongestSine, wrapCycles } from './sine-fit.ts';

/** Seen at times that are uneven, as on a busy machine. */
function seen(valueAt: (seconds: number) => number, seconds: number) {
  return Array.from({ length: 40 * seconds }, (_, index) => {
    const atMs = 5000 + index * 25 + 7 * Math.sin(index * index);
    return { atMs, value: valueAt(atMs / 1000) };
  });
}

describe('the sine in what was seen', () => {
  it('has its amplitude and its place, whatever it lies on', () => {
    const fit = fitSine(
      seen((seconds) => 80 + 3 * Math.cos(2 * Math.PI * (seconds + 0.2)), 10),
      1,
    );
    expect(fit.amplitude).toBeCloseTo(3, 6);
    expect(fit.phaseCycles).toBeCloseTo(0.2, 6);
  });

  it('is found by its rate', () => {
    const two = seen((seconds) => Math.sin(2 * Math.PI * 12 * seconds) + 0.5 * Math.sin(2 * Math.PI * 8 * seconds), 10);
    expect(strongestSine(two, { fromHz: 1, toHz: 19, stepHz: 0.02 }).hz).toBeCloseTo(12, 6);
    expect(strongestSine(two, { fromHz: 7, toHz: 9, stepHz: 0.02 }).hz).toBeCloseTo(8, 2);
  });

  it.each([
    [0.75, -0.25],
    [-3.25, -0.25],
    [2, 0],
  ])('is %d cycles ahead as if by %d', (cycles, wrapped) => {
    expect(wrapCycles(cycles)).toBeCloseTo(wrapped, 12);
  });
});
