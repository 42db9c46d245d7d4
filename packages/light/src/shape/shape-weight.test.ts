import { edgeMask } from '@vayl/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FULL_SHAPE, type LightShape } from '../index.ts';
import { shapeWeight, WINDOW_BORDER } from './shape-weight.ts';

const place = fc.double({ min: -1, max: 1, noNaN: true });
/** A window in the middle of the display, and the same in places from −1 to 1. */
const WINDOW: LightShape = { is: 'window', clear: { left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 } };
const SIDE = 0.5;

describe('the weight of a shape', () => {
  it('is all of the veil everywhere, for the full shape', () => {
    fc.assert(
      fc.property(place, place, (u, v) => {
        expect(shapeWeight(FULL_SHAPE, u, v)).toBe(1);
      }),
    );
  });

  it('is the mask of the edge, for the edge', () => {
    fc.assert(
      fc.property(place, place, (u, v) => {
        expect(shapeWeight({ is: 'edge' }, u, v)).toBe(edgeMask(u, v));
      }),
    );
  });

  it.each([
    ['inside', 0, 0, 0],
    ['at its side', SIDE, 0, 0],
    ['at its corner', -SIDE, -SIDE, 0],
    ['half a border away', SIDE + WINDOW_BORDER, 0, 0.5],
    ['half a border above', 0, -SIDE - WINDOW_BORDER, 0.5],
    ['a border away', 0, SIDE + 2 * WINDOW_BORDER, 1],
    ['far away', 1, 1, 1],
  ])('of a clear window is right %s', (_where, u, v, weight) => {
    expect(shapeWeight(WINDOW, u, v)).toBeCloseTo(weight, 9);
  });

  it('leaves the whole window clear', () => {
    const inside = fc.double({ min: -SIDE, max: SIDE, noNaN: true });
    fc.assert(
      fc.property(inside, inside, (u, v) => {
        expect(shapeWeight(WINDOW, u, v)).toBe(0);
      }),
    );
  });

  it('is a share everywhere', () => {
    fc.assert(
      fc.property(place, place, (u, v) => {
        const weight = shapeWeight(WINDOW, u, v);
        expect(weight).toBeGreaterThanOrEqual(0);
        expect(weight).toBeLessThanOrEqual(1);
      }),
    );
  });
});
