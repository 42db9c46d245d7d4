import { assertNever, edgeMask } from '@vayl/domain';
import type { ClearWindow, LightShape } from '../governor/light-request.ts';

/** How wide the soft border of a clear window is, as a share of the display. */
export const WINDOW_BORDER = 0.04;

/**
 * How much of the veil is at a place, from 0 to 1; u and v run from −1 to 1 across the display, v downwards. The shader
 * computes the same.
 */
export function shapeWeight(shape: LightShape, u: number, v: number): number {
  switch (shape.is) {
    case 'full':
      return 1;
    case 'edge':
      return edgeMask(u, v);
    case 'window':
      return outsideWindow(shape.clear, (u + 1) / 2, (v + 1) / 2);
    default:
      return assertNever(shape);
  }
}

function outsideWindow({ left, top, right, bottom }: ClearWindow, x: number, y: number): number {
  const distance = Math.max(left - x, x - right, top - y, y - bottom);
  const t = Math.min(Math.max(distance / WINDOW_BORDER, 0), 1);
  return t * t * (3 - 2 * t);
}
