import { describe, expect, it } from 'vitest';
import { REDIRECT_PATH, REDIRECT_SECONDS, redirectSecondsLeft, redirectText } from '../index.ts';

describe('the way home after checkout', () => {
  it('[SUBS-06] begins ten seconds away', () => {
    expect(REDIRECT_SECONDS).toBe(10);
    expect(redirectSecondsLeft(0)).toBe(10);
  });

  it('[SUBS-07] comes one second nearer with each second', () => {
    const left = Array.from({ length: 11 }, (_, secondsOpen) => redirectSecondsLeft(secondsOpen));
    expect(left).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  it('[SUBS-07] does not move between two seconds', () => {
    expect([0.4, 0.999, 1, 1.001].map(redirectSecondsLeft)).toEqual([10, 10, 9, 9]);
  });

  it('[SUBS-08] leads to / once none is left, and stays at none', () => {
    expect(REDIRECT_PATH).toBe('/');
    expect([9.999, 10, 10.5, 3600].map(redirectSecondsLeft)).toEqual([1, 0, 0, 0]);
  });

  it('does not begin further away when a clock runs backwards', () => {
    expect(redirectSecondsLeft(-5)).toBe(10);
  });

  it.each([10, 2, 0])('[SUBS-05] is told with %d left', (left) => {
    expect(redirectText(left)).toBe(`Redirecting to homepage in ${left} seconds...`);
  });

  it('[RD-70] is told literally at one', () => {
    expect(redirectText(1)).toBe('Redirecting to homepage in 1 seconds...');
  });
});
