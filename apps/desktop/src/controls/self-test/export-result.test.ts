import { planBlocks } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { resultCsv, resultJson } from './export-result.ts';
import { reportOf } from './record/test-record.ts';
import { madeTest } from './test-helpers/made-test.ts';

const RECORD = madeTest({ done: 20, times: 0.9 });

describe('the result, to take along', () => {
  it('as JSON has the report and everything that it was counted from', () => {
    const file = z
      .object({ report: z.unknown(), blocks: z.array(z.looseObject({ kind: z.string(), score: z.unknown() })) })
      .parse(JSON.parse(resultJson(RECORD)));
    expect(file.report).toEqual(JSON.parse(JSON.stringify(reportOf(RECORD))));
    expect(file.blocks.map(({ kind }) => kind)).toEqual(planBlocks(20, 17));
    expect(file.blocks.map(({ score }) => score)).toEqual(RECORD.blocks.map(({ score }) => score));
  });

  it('as CSV has one line for each block, with the units in its head', () => {
    const [head, first, ...rest] = resultCsv(RECORD).trimEnd().split('\r\n');
    expect(head).toBe(
      'block,done_at,kind,median_reaction_ms,lapses,goes,wrong_presses,no_goes,false_starts,rating_1_to_5,guess',
    );
    expect(rest).toHaveLength(19);
    const [block] = RECORD.blocks;
    expect(first).toBe(
      `1,2026-09-21T14:13:20.000Z,${planBlocks(20, 17)[0]},${block?.score.medianMs.toFixed(1)},1,72,2,18,0,${block?.rating},${block?.guess}`,
    );
  });
});
