import { describe, expect, it } from 'vitest';
import { EXERCISE } from '../../../../content/practice.content.ts';
import { isAsExpected } from './judge.ts';

const gave = (numbers: readonly number[] | undefined) => ({ is: 'gave', text: '', numbers }) as const;

describe('a check', () => {
  it.each([
    [[3, 5], [3, 5], true],
    [[], [], true],
    [[0.1 + 0.2], [0.3], true],
    [[3, 5.001], [3, 5], false],
    [[3, 5, 7], [3, 5], false],
    [[3], [3, 5], false],
    [[5, 3], [3, 5], false],
    [[Number.NaN], [3], false],
    [undefined, [], false],
  ])('of %j against %j is %s', (numbers, expected, isRight) => {
    expect(isAsExpected(gave(numbers), expected)).toBe(isRight);
  });

  it('is not passed by what was thrown', () => {
    expect(isAsExpected({ is: 'threw', text: 'Error', line: undefined }, [])).toBe(false);
  });
});

describe('the exercise', () => {
  it('expects of every check what its task says', () => {
    for (const { call, expected } of EXERCISE.checks) {
      const [, list = '', size = ''] = /^movingAverage\((\[.*\]), (\d+)\)$/.exec(call) ?? [];
      expect(isAsExpected(gave(movingAverage(list.match(/\d+/g)?.map(Number) ?? [], Number(size))), expected)).toBe(
        true,
      );
    }
  });

  it('is not solved by its starting code, which returns an empty list', () => {
    expect(EXERCISE.checks.every(({ expected }) => isAsExpected(gave([]), expected))).toBe(false);
  });
});

function movingAverage(numbers: readonly number[], size: number): readonly number[] {
  const groups = Array.from({ length: Math.max(0, numbers.length - size + 1) }, (_, at) =>
    numbers.slice(at, at + size),
  );
  return groups.map((group) => group.reduce((sum, number) => sum + number, 0) / size);
}
