import type { BlockKind, SelfTestReport } from '@vayl/domain';
import { PercentLanes } from '@vayl/ui/instruments/percent-lanes';
import type { ReactNode } from 'react';
import { revealedBlocks, type TestRecord } from '../record/test-record.ts';
import { changeText, REPORT } from '../report-words.ts';

interface ReportPlotProps {
  readonly record: TestRecord;
  readonly report: SelfTestReport;
}

/** Every block, against the middle of the shams; the difference on the same scale. */
export function ReportPlot({ record, report }: ReportPlotProps): ReactNode {
  const blocks = revealedBlocks(record);
  const shams = blocks.filter(({ kind }) => kind === 'sham');
  if (shams.length === 0) return null;
  const middle = shams.reduce((sum, { score }) => sum + Math.log(score.medianMs), 0) / shams.length;
  const valuesOf = (wanted: BlockKind) =>
    blocks
      .filter(({ kind }) => kind === wanted)
      .map(({ score }) => 100 * Math.expm1(Math.log(score.medianMs) - middle));
  const { change } = report.verdict;
  return (
    <PercentLanes
      caption={change === undefined ? REPORT.plotCaption : `${REPORT.plotCaption} ${REPORT.rangeCaption}`}
      ends={REPORT.ends}
      lanes={[
        { label: record.settingName, look: 'filled', values: valuesOf('setting') },
        { label: REPORT.kinds.sham, look: 'hollow', values: valuesOf('sham') },
      ]}
      range={
        change === undefined
          ? undefined
          : {
              label: REPORT.differenceIs(changeText(change.change)),
              value: change.change,
              low: change.low,
              high: change.high,
            }
      }
      table={{
        caption: REPORT.plot,
        columns: REPORT.columns,
        rows: blocks.map(({ kind, score }, index) => [
          `${index + 1}`,
          REPORT.kinds[kind],
          `${Math.round(score.medianMs)} ms`,
        ]),
      }}
    />
  );
}
