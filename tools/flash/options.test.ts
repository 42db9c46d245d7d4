import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the options', () => {
  it('are a film alone, at its own rate and width', () => {
    const options = { path: 'a.mkv', frameRate: undefined, shownWidthPx: undefined, isStrict: false };
    expect(readOptions(['a.mkv'])).toEqual({ is: 'read', options });
  });

  it('are read before the film and after it', () => {
    expect(readOptions(['--strict', '--fps', '30000/1001', 'frames', '--shown-width=1280'])).toEqual({
      is: 'read',
      options: {
        path: 'frames',
        frameRate: { text: '30000/1001', perSecond: 30_000 / 1001 },
        shownWidthPx: 1280,
        isStrict: true,
      },
    });
  });

  it.each([
    { args: [], says: 'name a film' },
    { args: ['a.mkv', 'b.mkv'], says: 'one film at a time' },
    { args: ['a.mkv', '--fast'], says: "Unknown option '--fast'" },
    { args: ['a.mkv', '--fps'], says: "Option '--fps <value>' argument missing" },
    { args: ['a.mkv', '--fps', '0'], says: '--fps takes frames per second, such as 60' },
    { args: ['a.mkv', '--fps', 'fast'], says: '--fps takes frames per second, such as 60' },
    { args: ['a.mkv', '--shown-width', '0'], says: '--shown-width takes CSS pixels, such as 1280' },
    { args: ['a.mkv', '--shown-width', 'Infinity'], says: '--shown-width takes CSS pixels, such as 1280' },
    { args: ['a.mkv', '--shown-width', '640px'], says: '--shown-width takes CSS pixels, such as 1280' },
  ])('$args are refused', ({ args, says }) => {
    const use = 'use: pnpm flash <video or folder of frames> [--fps N] [--shown-width N] [--strict]';
    expect(readOptions(args)).toEqual({ is: 'wrong', why: `${says}; ${use}` });
  });
});
