import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aliasHz, drawnRates, kneeSwing, limitedAlpha, requestedRanges, swingCap } from '../index.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const capOf = (requestedHz: number, refreshHz = 60, isStrict = false) => swingCap({ requestedHz, refreshHz, isStrict });

describe('aliases', () => {
  it.each([
    [31, 60, 29],
    [40, 60, 20],
    [45, 60, 15],
    [58, 60, 2],
    [60, 60, 0],
    [60.5, 60, 0.5],
    [90, 60, 30],
    [80, 144, 64],
    [100, 120, 20],
  ])('shows %d Hz on a %d Hz display as %d Hz', (hz, refreshHz, shownHz) => {
    expect(aliasHz(hz, refreshHz)).toBeCloseTo(shownHz, 9);
  });
});

describe('the cap', () => {
  it.each([
    { hz: 1.2, cap: Number.POSITIVE_INFINITY },
    { hz: 1.2001, cap: 0.035 },
    { hz: 8, cap: 0.035 },
    { hz: 12, cap: 0.035 },
    { hz: 12.5, cap: 0.0255 },
    { hz: 13, cap: 0.016 },
    { hz: 20, cap: 0.016 },
    { hz: 30, cap: 0.016 },
  ])('[RD-07] is $cap at $hz Hz', ({ hz, cap }) => {
    expect(capOf(hz, 240)).toBeCloseTo(cap, 9);
  });

  it('ramps back over one hertz above 30 Hz', () => {
    expect(capOf(30.5, 240)).toBeCloseTo(0.0255, 9);
    expect(capOf(31, 240)).toBeCloseTo(0.035, 9);
  });

  it('looks at what a display would show: 40 Hz on 60 Hz is 20 Hz', () => {
    expect(capOf(40)).toBe(0.016);
  });

  it('never unlocks full depth by an alias', () => {
    expect(capOf(60.5)).toBe(0.035);
    expect(capOf(60)).toBe(0.035);
  });

  it('is the strict one everywhere above full depth in strict mode', () => {
    expect(capOf(8, 60, true)).toBe(0.016);
    expect(capOf(1, 60, true)).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([
    [Number.NaN, 60],
    [0, 60],
    [-8, 60],
    [8, Number.NaN],
    [8, 0],
  ])('allows no flicker for what it does not understand: %d Hz on %d Hz', (hz, refreshHz) => {
    expect(capOf(hz, refreshHz)).toBe(0);
  });
});

describe('the knee', () => {
  it('grows strictly with what is asked and never passes the cap', () => {
    fc.assert(
      fc.property(share, share, fc.constantFrom(0.016, 0.0255, 0.035), (a, b, cap) => {
        const less = a * 0.11;
        const more = less + 1e-6 + b * 0.11;
        expect(kneeSwing(more, cap)).toBeLessThanOrEqual(cap);
        expect(kneeSwing(more, cap)).toBeLessThanOrEqual(more);
        expect(kneeSwing(more, cap)).toBeGreaterThan(kneeSwing(less, cap));
      }),
    );
  });

  it('lets everything through where there is no cap, and nothing where the cap is zero', () => {
    expect(kneeSwing(0.2, Number.POSITIVE_INFINITY)).toBe(0.2);
    expect(kneeSwing(0.2, 0)).toBe(0);
  });

  it('[RD-07] keeps the means of .101 and .085 at strength 0.45 and delivers swings of .0333 and .0347', () => {
    const { edge, center } = requestedRanges(0.45);
    const deliver = (range: typeof edge, hz: number) => {
      const cap = capOf(hz);
      const low = limitedAlpha(range, 0, cap);
      const high = limitedAlpha(range, 1, cap);
      return [((low + high) / 2).toFixed(3), (high - low).toFixed(4)];
    };
    expect(deliver(edge, 8)).toEqual(['0.101', '0.0333']);
    expect(deliver(center, 12)).toEqual(['0.085', '0.0347']);
  });

  it('keeps the mean of every layer whatever the cap', () => {
    fc.assert(
      fc.property(share, fc.constantFrom(0, 0.016, 0.035), (strength, cap) => {
        const { edge } = requestedRanges(strength);
        expect(limitedAlpha(edge, 0.5, cap)).toBeCloseTo((edge.min + edge.max) / 2, 12);
      }),
    );
  });
});

describe('drawn rates', () => {
  it.each([
    { name: 'both fit', globalHz: 8, centerHz: 12, refreshHz: 60, drawn: { globalHz: 8, centerHz: 12 } },
    { name: 'the centre is too fast', globalHz: 8, centerHz: 40, refreshHz: 60, drawn: { globalHz: 8, centerHz: 8 } },
    { name: 'both are too fast', globalHz: 40, centerHz: 90, refreshHz: 60, drawn: { globalHz: 0, centerHz: 0 } },
    { name: 'a faster display', globalHz: 8, centerHz: 40, refreshHz: 120, drawn: { globalHz: 8, centerHz: 40 } },
    { name: 'the refresh is unknown', globalHz: 8, centerHz: 12, refreshHz: 0, drawn: { globalHz: 0, centerHz: 0 } },
  ])('holds the light at what the display can show: $name', ({ globalHz, centerHz, refreshHz, drawn }) => {
    expect(drawnRates({ globalHz, centerHz }, refreshHz)).toEqual(drawn);
  });
});
