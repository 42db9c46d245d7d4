import { describe, expect, it } from 'vitest';
import { depthAt, hourShare, RETURN_MINUTES, WORKDAY_BOX, workdayPath } from './workday-signal.ts';

const HITS = [10, 14];

describe('a sample workday', () => {
  it('[RES-04] is shallow at an interruption and deep again after 23 min 15 s, not before', () => {
    const backAt = 10 + RETURN_MINUTES / 60;
    expect(depthAt(9.9, HITS)).toBeCloseTo(0.94);
    expect(depthAt(10, HITS)).toBeCloseTo(0.04);
    expect(depthAt(backAt - 0.1, HITS)).toBeLessThan(0.6);
    expect(depthAt(backAt, HITS)).toBeCloseTo(0.94);
  });

  it('rests at lunch', () => {
    expect(depthAt(12.5, HITS)).toBeCloseTo(0.04);
  });

  it('spans the day from edge to edge and stays in its box', () => {
    const numbers = workdayPath({ interruptionHours: HITS, waves: 40 })
      .slice(1)
      .split('S')
      .flatMap((part) => part.split(' ').map(Number));
    const ys = numbers.filter((_, index) => index % 2 === 1);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ys)).toBeLessThanOrEqual(WORKDAY_BOX.height);
    expect([hourShare(9), hourShare(17)]).toEqual([0, 1]);
  });
});
