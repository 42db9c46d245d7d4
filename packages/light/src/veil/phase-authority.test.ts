import { describe, expect, it } from 'vitest';
import { MonotonicPhases } from '../index.ts';

describe('phases by the monotonic clock', () => {
  it('[OVL-19] follow the global rate and the centre rate, each its own', () => {
    const phases = new MonotonicPhases();
    phases.setRates(8, 12, 0);
    expect([phases.globalPhaseCycles(1000), phases.centerPhaseCycles(1000)]).toEqual([8, 12]);
  });

  it('go on without a jump through a change of rate', () => {
    const phases = new MonotonicPhases();
    phases.setRates(8, 12, 0);
    phases.setRates(4, 12, 1000);
    expect(phases.globalPhaseCycles(1000)).toBe(8);
    expect(phases.globalPhaseCycles(1500)).toBe(10);
    expect(phases.centerPhaseCycles(1500)).toBe(18);
  });
});
