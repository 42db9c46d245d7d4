import { describe, expect, it } from 'vitest';
import { closingLine, countOutcomes, notPassed } from './outcomes.ts';

describe('the closing line', () => {
  it.each([
    { outcomes: ['passed', 'passed', 'failed'], line: '2 passed, 1 failed' },
    { outcomes: ['passed', 'skipped'], line: '1 passed, 0 failed, 1 skipped' },
    { outcomes: [], line: '0 passed, 0 failed' },
  ] as const)('counts $outcomes', ({ outcomes, line }) => {
    expect(closingLine(countOutcomes(outcomes.map((outcome) => ({ file: 'a', title: 'b', outcome }))))).toBe(line);
  });
});

it('names what did not pass, and why', () => {
  const results = [
    { file: 'a.test.ts', title: 'holds', outcome: 'passed' },
    { file: 'a.test.ts', title: 'breaks', outcome: 'failed', why: 'expected 1 to be 2' },
    { file: 'b.test.ts', title: 'waits', outcome: 'skipped' },
  ] as const;
  expect(notPassed(results)).toEqual(['failed: a.test.ts: breaks (expected 1 to be 2)', 'skipped: b.test.ts: waits']);
});
