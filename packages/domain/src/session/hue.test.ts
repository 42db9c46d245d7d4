import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_HUE_DEGREES, hueFamilyOf, isSuggestedHue, wrapHue } from '../index.ts';

const anyHue = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('a hue', () => {
  it.each([
    [-10, 350],
    [-360, 0],
    [361, 1],
    [725.5, 5.5],
  ])('[RD-18] outside the circle goes round it: %d becomes %d', (asked, kept) => {
    expect(wrapHue(asked)).toBe(kept);
  });

  it.each([0, 240, 359.9, 360])('inside the circle stays as it is: %d', (hue) => {
    expect(wrapHue(hue)).toBe(hue);
  });

  it('[SES-06] is always 0 to 360 after wrapping, and still the same colour', () => {
    fc.assert(
      fc.property(anyHue, (hue) => {
        const wrapped = wrapHue(hue);
        expect(wrapped).toBeGreaterThanOrEqual(0);
        expect(wrapped).toBeLessThanOrEqual(360);
        expect(wrapHue(wrapped)).toBe(wrapped);
        const turns = (hue - wrapped) / 360;
        expect(turns).toBeCloseTo(Math.round(turns), 6);
      }),
    );
  });

  it('[RD-35] is 240 where nothing names one', () => {
    expect(DEFAULT_HUE_DEGREES).toBe(240);
  });
});

describe('hue families', () => {
  it.each([
    { family: 'orange', from: 15, to: 30 },
    { family: 'amber', from: 30, to: 45 },
    { family: 'yellow', from: 45, to: 70 },
    { family: 'green', from: 70, to: 160 },
    { family: 'cyan', from: 160, to: 200 },
    { family: 'blue', from: 200, to: 235 },
    { family: 'indigo', from: 235, to: 260 },
    { family: 'violet', from: 260, to: 290 },
    { family: 'magenta', from: 290, to: 340 },
    { family: 'red', from: 340, to: 375 },
  ])('call $from up to $to degrees $family', ({ family, from, to }) => {
    for (const hue of [from, (from + to) / 2, to - 0.001]) expect(hueFamilyOf(hue)).toBe(family);
    expect(hueFamilyOf(to)).not.toBe(family);
  });

  it('close the circle: 0 and 360 are the same red', () => {
    expect([hueFamilyOf(0), hueFamilyOf(360)]).toEqual(['red', 'red']);
  });

  it('let every hue be suggested but saturated red', () => {
    fc.assert(
      fc.property(anyHue, (hue) => {
        const wrapped = wrapHue(hue);
        expect(isSuggestedHue(hue)).toBe(wrapped >= 15 && wrapped < 340);
      }),
    );
  });
});
