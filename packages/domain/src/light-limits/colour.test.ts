import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOVERNOR_LIMITS, luminanceSensitivity, type Rgb, veilColour } from '../index.ts';

const anyShare = fc.double({ min: 0, max: 1, noNaN: true });
const anyRgb = fc.record({ r: anyShare, g: anyShare, b: anyShare });

const decode = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const luminance = ({ r, g, b }: Rgb) => 0.2126 * decode(r) + 0.7152 * decode(g) + 0.0722 * decode(b);
const over = (background: Rgb, veil: Rgb, alpha: number): Rgb => ({
  r: background.r + alpha * (veil.r - background.r),
  g: background.g + alpha * (veil.g - background.g),
  b: background.b + alpha * (veil.b - background.b),
});

describe('the veil', () => {
  it.each([
    [0, { r: 1, g: 0, b: 0 }],
    [60, { r: 1, g: 1, b: 0 }],
    [120, { r: 0, g: 1, b: 0 }],
    [180, { r: 0, g: 1, b: 1 }],
    [240, { r: 0, g: 0, b: 1 }],
    [300, { r: 1, g: 0, b: 1 }],
    [360, { r: 1, g: 0, b: 0 }],
    [30, { r: 1, g: 0.5, b: 0 }],
  ])('[OVL-21] at hue %d has full saturation and value', (hue, colour) => {
    const veil = veilColour(hue);
    expect(veil.r).toBeCloseTo(colour.r, 12);
    expect(veil.g).toBeCloseTo(colour.g, 12);
    expect(veil.b).toBeCloseTo(colour.b, 12);
  });
});

describe('S(colour)', () => {
  it.each([
    ['black', { r: 0, g: 0, b: 0 }, 2.275],
    ['blue', veilColour(240), 2.111],
    ['red', veilColour(0), 1.791],
    ['magenta', veilColour(300), 1.627],
    ['green', veilColour(120), 0.648],
    ['cyan', veilColour(180), 0.484],
    ['yellow', veilColour(60), 0.436],
    ['white', { r: 1, g: 1, b: 1 }, 0.47],
  ])('is what the closed form gives for %s', (_name, colour, sensitivity) => {
    expect(Math.abs(luminanceSensitivity(colour, 0) - sensitivity)).toBeLessThan(6e-3);
  });

  it('bounds the luminance change of every colour over every background', () => {
    fc.assert(
      fc.property(anyRgb, anyRgb, fc.double({ min: 0, max: 0.4, noNaN: true }), (veil, background, alpha) => {
        const swing = GOVERNOR_LIMITS.swingCap;
        const low = luminance(over(background, veil, alpha));
        const high = luminance(over(background, veil, alpha + swing));
        expect(Math.abs(high - low)).toBeLessThanOrEqual(luminanceSensitivity(veil, alpha + swing) * swing + 1e-9);
      }),
      { numRuns: 5000 },
    );
  });

  it('keeps the largest capped swing of any hue under the margin', () => {
    for (let hue = 0; hue <= 360; hue += 1) {
      const change = luminanceSensitivity(veilColour(hue), 0.3) * GOVERNOR_LIMITS.swingCap;
      expect(change).toBeLessThan(GOVERNOR_LIMITS.luminanceMargin);
    }
  });
});
