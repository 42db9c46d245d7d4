import './checks.css';
import type { ReactNode } from 'react';
import { EXERCISE } from '../../../../content/practice.content.ts';
import { isAsExpected } from './judge.ts';
import type { CallResult } from './run-report.ts';

interface ChecksProps {
  /** One for each check; none before the first run. */
  readonly results: readonly CallResult[] | undefined;
}

/** What the code is asked, what it should answer, and what it did. */
export function Checks({ results }: ChecksProps): ReactNode {
  return (
    <ul className="checks" aria-label={EXERCISE.checksTitle}>
      {EXERCISE.checks.map(({ call, expected }, index) => (
        <li key={call}>
          <code>{call}</code>
          <span className="checks-expected">
            {EXERCISE.shouldGive} <code>{`[${expected.join(', ')}]`}</code>
          </span>
          <Verdict result={results?.[index]} expected={expected} />
        </li>
      ))}
    </ul>
  );
}

interface VerdictProps {
  readonly result: CallResult | undefined;
  readonly expected: readonly number[];
}

function Verdict({ result, expected }: VerdictProps): ReactNode {
  if (result === undefined) return <span className="checks-verdict">{EXERCISE.notRun}</span>;
  if (isAsExpected(result, expected)) {
    return (
      <span className="checks-verdict" data-is="passed">
        {EXERCISE.passes}
      </span>
    );
  }
  return (
    <span className="checks-verdict" data-is={result.is}>
      {result.is === 'gave' ? (
        <>
          {EXERCISE.gives} <code>{result.text}</code>
        </>
      ) : (
        failureText(result)
      )}
    </span>
  );
}

/** What was thrown, and where. */
export function failureText({ text, line }: { readonly text: string; readonly line: number | undefined }): string {
  return line === undefined ? text : `${text} (${EXERCISE.atLine(line)})`;
}
