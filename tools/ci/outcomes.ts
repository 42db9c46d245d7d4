import type { TestResult } from '../requirements/reports.ts';

export type OutcomeCount = Readonly<Record<TestResult['outcome'], number>>;

export function countOutcomes(results: readonly TestResult[]): OutcomeCount {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const { outcome } of results) count[outcome] += 1;
  return count;
}

export function closingLine({ passed, failed, skipped }: OutcomeCount): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** What was not right, by name: a log is often kept only from its end. */
export function notPassed(results: readonly TestResult[]): string[] {
  return results
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ file, title, outcome, why }) => `${outcome}: ${file}: ${title}${why === undefined ? '' : ` (${why})`}`);
}
