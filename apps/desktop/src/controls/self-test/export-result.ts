import { ATTENTION_TASK, TASK_SECONDS } from '@vayl/domain';
import { reportOf, revealedBlocks, type TestRecord } from './record/test-record.ts';

/** The report with all its data: whoever doubts it can count again. */
export function resultJson(record: TestRecord): string {
  const { blocks: _blocks, isBlockOpen: _open, startedAtMs, endedAtMs, ...test } = record;
  const file = {
    about: 'Vayl self-test: a chosen setting against a sham with the same mean light and sound and no modulation',
    test: { ...test, startedAt: isoOf(startedAtMs), endedAt: endedAtMs === null ? null : isoOf(endedAtMs) },
    task: { seconds: TASK_SECONDS, ...ATTENTION_TASK },
    report: reportOf(record),
    blocks: revealedBlocks(record).map(({ doneAtMs, ...block }, index) => ({
      block: index + 1,
      doneAt: isoOf(doneAtMs),
      ...block,
    })),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

const COLUMNS = [
  'block',
  'done_at',
  'kind',
  'median_reaction_ms',
  'lapses',
  'goes',
  'wrong_presses',
  'no_goes',
  'false_starts',
  'rating_1_to_5',
  'guess',
] as const;

/** One line for each block. */
export function resultCsv(record: TestRecord): string {
  const rows = revealedBlocks(record).map(({ kind, doneAtMs, score, rating, guess }, index) => {
    const { medianMs, lapses, goes, wrongPresses, noGoes, falseStarts } = score;
    const counts = [lapses, goes, wrongPresses, noGoes, falseStarts];
    return [index + 1, isoOf(doneAtMs), kind, medianMs.toFixed(1), ...counts, rating, guess].join(',');
  });
  return `${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`;
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}
