import { describe, expect, it } from 'vitest';
import { closingLine, countOutcomes } from './outcomes.ts';

describe('the closing line', () => {
  it.each([
    { outcomes: ['passed', 'passed', 'failed'], line: '2 passed, 1 failed' },
    { outcomes: ['passed', 'skipped'], line: '1 passed, 0 failed, 1 skipped' },
    { outcomes: [], line: '0 passed, 0 failed' },
  ] as const)('counts $outcomes', ({ outcomes, line }) => {
    expect(closingLine(countOutcomes(outcomes.map((outcome) => ({ file: 'a', title: 'b', outcome }))))).toBe(line);
  });
});
