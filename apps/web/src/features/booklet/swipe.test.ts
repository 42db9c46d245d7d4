import { describe, expect, it } from 'vitest';
import { swipeSteps } from './swipe.ts';

describe('a finger on the booklet', () => {
  const from = { x: 200, y: 400 };
  it.each([
    ['to the left goes on', { x: 120, y: 410 }, 1],
    ['to the right goes back', { x: 280, y: 390 }, -1],
    ['a little does nothing', { x: 170, y: 400 }, 0],
    ['upwards scrolls', { x: 150, y: 300 }, 0],
  ] as const)('%s', (_name, to, steps) => expect(swipeSteps(from, to)).toBe(steps));
});
