import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../repository/files.ts';

export interface TestResult {
  readonly file: string;
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** The first line of what went wrong. */
  readonly why?: string;
}

const REPORTS_FOLDER = '.reports';

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), failureMessages: z.array(z.string()).optional() }),
      ),
    }),
  ),
});

/** What the runners of this run wrote. Each runner has one file in .reports, which the proof script empties first. */
export function readReports(): TestResult[] {
  const folder = join(ROOT, REPORTS_FOLDER);
  return reportNames(folder).flatMap((name) => parseVitestReport(readFileSync(join(folder, name), 'utf8')));
}

export function parseVitestReport(json: string): TestResult[] {
  return VitestReport.parse(JSON.parse(json)).testResults.flatMap((suite) => {
    const file = relative(ROOT, suite.name);
    const results = suite.assertionResults.map(({ title, status, failureMessages = [] }) => {
      const [why] = failureMessages[0]?.split('\n') ?? [];
      return { file, title, outcome: outcomeOf(status), ...(why !== undefined && { why }) };
    });
    // A file that breaks before its first test has no results of its own, and must not pass for empty.
    const brokeOutsideTests = suite.status === 'failed' && results.every(({ outcome }) => outcome !== 'failed');
    return brokeOutsideTests ? [...results, { file, title: 'the file itself', outcome: 'failed' as const }] : results;
  });
}

function reportNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch (cause) {
    throw new Error('no test reports: run pnpm test first', { cause });
  }
}

function outcomeOf(status: string): TestResult['outcome'] {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
}
