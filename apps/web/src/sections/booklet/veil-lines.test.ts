import { describe, expect, it } from 'vitest';
import { veilLines } from './veil-lines.ts';

const PLATE = { width: 800, height: 500, rows: 20, edgeCycles: 6, centerCycles: 14 };

describe('the engraved veil', () => {
  it('has a line for each row, and each goes all the way across', () => {
    const lines = veilLines(PLATE).split('M').slice(1);
    expect(lines).toHaveLength(20);
    expect(lines.every((line) => line.split('l').length === 1 + 800 / 8)).toBe(true);
  });

  it('moves slowly at the rim and fast in the middle', () => {
    const turns = (line: string) => {
      const steps = line
        .split('l')
        .slice(1)
        .map((step) => Number(step.split(' ')[1]));
      const signs = steps.filter((dy) => dy !== 0).map(Math.sign);
      return signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length;
    };
    const lines = veilLines(PLATE).split('M').slice(1);
    expect(turns(lines.at(10) ?? '')).toBeGreaterThan(turns(lines.at(0) ?? '') * 1.5);
  });
});
