import type { KindSummary } from '@vayl/domain';
import { Heading } from '@vayl/ui/primitives/heading';
import { Table } from '@vayl/ui/primitives/table';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { guessText, REPORT, verdictText } from '../report-words.ts';
import type { SelfTest } from '../self-test.ts';
import type { SelfTestState } from '../self-test-state.ts';
import { DELETE } from '../self-test-words.ts';
import { AskedFirst } from './asked-first.tsx';
import { comparedText } from './compared-text.ts';
import { OwnNumber } from './own-number.tsx';
import { ReportPlot } from './report-plot.tsx';
import { type ResultHost, SaveResult } from './save-result.tsx';

interface TestReportProps {
  readonly test: Pick<SelfTest, 'delete'>;
  readonly state: Extract<SelfTestState, { readonly is: 'ended' }>;
  readonly host: ResultHost;
}

/** What came of it, how sure that is, and what somebody could tell: always together. */
export function TestReport({ test, state, host }: TestReportProps): ReactNode {
  const { record, report } = state;
  const { title, lines } = verdictText(report.verdict);
  const bounded = report.rating !== undefined && Number.isFinite(report.rating.high - report.rating.low);
  return (
    <>
      <section className="self-test-part self-test-verdict">
        <Heading level={2} size="small">
          {title}
        </Heading>
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </section>
      <section className="self-test-part">
        <Heading level={2} size="small">
          {REPORT.guesses}
        </Heading>
        {guessText(report.guesses).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </section>
      <ReportPlot record={record} report={report} />
      <section className="self-test-part">
        <Kinds setting={report.setting} sham={report.sham} settingName={record.settingName} />
        {report.rating !== undefined && bounded && (
          <Text look="small">{REPORT.ratings(report.rating.low, report.rating.high)}</Text>
        )}
        <Text look="small">{comparedText(record)}</Text>
        {record.repeats.length > 0 && <Text look="small">{REPORT.repeats(record.repeats.length)}</Text>}
        <Text look="small">{REPORT.limits}</Text>
      </section>
      <OwnNumber verdict={report.verdict} host={host} />
      <SaveResult record={record} host={host} />
      <div className="self-test-ends">
        <AskedFirst words={DELETE} onConfirm={() => test.delete()} />
      </div>
    </>
  );
}

interface KindsProps {
  readonly setting: KindSummary | undefined;
  readonly sham: KindSummary | undefined;
  readonly settingName: string;
}

const FORMATS: readonly (readonly [keyof KindSummary, (value: number) => string])[] = [
  ['blocks', (value) => `${value}`],
  ['medianMs', (value) => `${Math.round(value)} ms`],
  ['lapses', (value) => value.toFixed(1)],
  ['wrongPresses', (value) => value.toFixed(1)],
  ['rating', (value) => value.toFixed(1)],
];

function Kinds({ setting, sham, settingName }: KindsProps): ReactNode {
  const text = (summary: KindSummary | undefined, row: (typeof FORMATS)[number]) =>
    summary === undefined ? '–' : row[1](summary[row[0]]);
  return (
    <Table caption={REPORT.perBlock}>
      <thead>
        <tr>
          <td />
          <th scope="col" data-align="end">
            {settingName}
          </th>
          <th scope="col" data-align="end">
            {REPORT.kinds.sham}
          </th>
        </tr>
      </thead>
      <tbody>
        {FORMATS.map((row) => (
          <tr key={row[0]}>
            <th scope="row">{REPORT.rows[row[0]]}</th>
            <td data-align="end">{text(setting, row)}</td>
            <td data-align="end">{text(sham, row)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
