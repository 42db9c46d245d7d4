import type { CallResult } from './run-report.ts';

/** Two ways to the same mean may part in the last digit. */
const ROUNDING = 1e-9;

export function isAsExpected(result: CallResult, expected: readonly number[]): boolean {
  if (result.is !== 'gave' || result.numbers?.length !== expected.length) return false;
  return result.numbers.every((number, index) => Math.abs(number - (expected[index] ?? Number.NaN)) <= ROUNDING);
}
