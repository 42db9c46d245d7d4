import { describe, expect, it } from 'vitest';
import { isWholeUserCode, typedUserCode } from './user-code.ts';

describe('a code as it is typed', () => {
  it.each([
    ['', ''],
    ['bcdf', 'BCDF'],
    ['bcdfg', 'BCDF-G'],
    [' bcdf ghjk ', 'BCDF-GHJK'],
    ['BCDF-GHJK-LMNP', 'BCDF-GHJK'],
    ['b1c2d3f4', 'BCDF'],
    ['BCDF-', 'BCDF'],
  ])('%j becomes %j', (typed, code) => {
    expect(typedUserCode(typed)).toBe(code);
  });

  it('is whole with eight letters', () => {
    expect(['', 'BCDF', 'BCDF-GHJ', 'BCDF-GHJK'].map(isWholeUserCode)).toEqual([false, false, false, true]);
  });
});
