import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centerAlpha,
  edgeAlpha,
  edgeMask,
  GOVERNOR_LIMITS,
  overlayIntensity,
  requestedAlpha,
  requestedRanges,
  SESSION_DEFAULTS,
} from '../index.ts';

const MIDDLE = edgeMask(0, 0);
const RIM = edgeMask(1, 0);
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('intensity', () => {
  it.each([
    [0.45, 0.18],
    [1, 0.4],
    [0, 0],
  ])('[OVL-08] makes strength %d an intensity of %d', (strength, intensity) => {
    expect(overlayIntensity(strength)).toBeCloseTo(intensity, 12);
  });

  it('[OVL-09] [RD-20] takes 0.5 for an absent strength, which is an intensity of 0.2', () => {
    expect(overlayIntensity(undefined)).toBeCloseTo(0.2, 12);
    expect(overlayIntensity(Number.NaN)).toBeCloseTo(0.2, 12);
  });

  it('[RD-19] keeps a strength of 0: it is a real value', () => {
    expect(overlayIntensity(0)).toBe(0);
  });

  it('[OVL-10] begins at hue 240', () => {
    expect(SESSION_DEFAULTS.visualHue).toBe(240);
  });

  it('[OVL-05] [OVL-06] fades in 300 ms', () => {
    expect(GOVERNOR_LIMITS.fadeMs).toBe(300);
  });
});

describe('alpha', () => {
  it('[OVL-15] [OVL-16] has a base of 0.2 and a range of 0.6 under the intensity', () => {
    const still = requestedAlpha({ strength: 1, globalWave: 0, centerWave: 0, mask: MIDDLE });
    const full = requestedAlpha({ strength: 1, globalWave: 0, centerWave: 1, mask: MIDDLE });
    expect(still).toBeCloseTo(0.4 * 0.2, 12);
    expect(full).toBeCloseTo(0.4 * (0.2 + 0.6 * 0.9), 12);
  });

  it.each([
    [0, 0.3],
    [0.5, 0.6],
    [1, 0.9],
  ])('[OVL-17] is 0.3 plus 0.6 times the global wave at the edge: wave %d gives %d', (wave, alpha) => {
    expect(edgeAlpha(wave)).toBeCloseTo(alpha, 12);
  });

  it.each([
    [0, 0],
    [0.5, 0.45],
    [1, 0.9],
  ])('[OVL-18] is 0.9 times the centre wave in the middle: wave %d gives %d', (wave, alpha) => {
    expect(centerAlpha(wave)).toBeCloseTo(alpha, 12);
  });

  it('[OVL-19] follows the global wave alone at the rim and the centre wave alone in the middle', () => {
    fc.assert(
      fc.property(share, share, share, (wave, one, other) => {
        const rim = (centerWave: number) => requestedAlpha({ strength: 1, globalWave: wave, centerWave, mask: RIM });
        const middle = (globalWave: number) =>
          requestedAlpha({ strength: 1, globalWave, centerWave: wave, mask: MIDDLE });
        expect(rim(one)).toBeCloseTo(rim(other), 12);
        expect(middle(one)).toBeCloseTo(middle(other), 12);
      }),
    );
  });

  it('[RD-21] is masked by smoothstep(0.35, 0.95, hypot(u, v))', () => {
    expect(edgeMask(0.35, 0)).toBe(0);
    expect(edgeMask(0, 0.95)).toBe(1);
    expect(edgeMask(0.39, 0.52)).toBeCloseTo(0.5, 12);
    expect(edgeMask(-0.39, -0.52)).toBeCloseTo(0.5, 12);
  });

  it('[RD-21] stays within the range that each layer asks for', () => {
    fc.assert(
      fc.property(share, share, share, share, (strength, globalWave, centerWave, mask) => {
        const alpha = requestedAlpha({ strength, globalWave, centerWave, mask });
        const { edge, center } = requestedRanges(strength);
        expect(alpha).toBeGreaterThanOrEqual(Math.min(edge.min, center.min) - 1e-12);
        expect(alpha).toBeLessThanOrEqual(Math.max(edge.max, center.max) + 1e-12);
      }),
    );
  });

  it('[RD-21] asks for .068 to .133 at the edge and .036 to .133 in the centre at strength 0.45', () => {
    const { edge, center } = requestedRanges(0.45);
    expect([edge.min, edge.max, center.min, center.max].map((alpha) => alpha.toFixed(3))).toEqual([
      '0.068',
      '0.133',
      '0.036',
      '0.133',
    ]);
  });
});
