import { describe, expect, it } from 'vitest';
import { sizesOf } from './sizes.ts';

const file = (path: string, lines: number, firstLine = 'x') => ({
  path,
  text: `${firstLine}\n${'x\n'.repeat(lines - 1)}`,
});

describe('sizes', () => {
  it('takes the median', () => {
    expect(
      sizesOf([file('a', 10), file('b', 20), file('c', 300, '// Longer than 250 lines: a table')]).medianLines,
    ).toBe(20);
  });

  it('finds files over 250 lines that give no reason', () => {
    const { tooLong } = sizesOf([
      file('fits', 250),
      file('long', 251),
      file('told', 400, '// Longer than 250 lines: a table'),
    ]);
    expect(tooLong.map(({ path }) => path)).toEqual(['long']);
  });

  it('wants a page of the site within 60 lines', () => {
    const { tooLong } = sizesOf([file('apps/web/src/pages/fits.tsx', 60), file('apps/web/src/pages/long.tsx', 61)]);
    expect(tooLong.map(({ path }) => path)).toEqual(['apps/web/src/pages/long.tsx']);
  });
});
