// pnpm measure helios [file]    every figure; the file has the shape of the shared evaluation set, which is the default
// pnpm measure helios --quick   our own queries only, without the shared material
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import type { Section } from '../../../tools/measure/measurement.ts';
import { runSections } from '../../../tools/measure/run-sections.ts';
import { requireShared, sharedPath } from '../../../tools/measure/shared-material.ts';
import { measureCost } from './cost.ts';
import { count } from './count.ts';
import { measureCurve, measureQueries, measureSideBySide, type QuerySet } from './figures.ts';
import { firstCounts } from './first-counts.ts';
import { isJudgeAgreed } from './judge.ts';
import { LabelledQuery } from './query-shape.ts';
import { KEPT_APART, OWN } from './sets.ts';

const options = process.argv.slice(2);
const isQuick = options.includes('--quick');
const given = options.find((option) => !option.startsWith('--'));
if (!isQuick) requireShared('ai/score.mjs', ...(given === undefined ? ['ai/dev.jsonl'] : []));

const sets = isQuick ? [OWN, KEPT_APART] : [readSet(given ?? sharedPath('ai/dev.jsonl')), OWN, KEPT_APART];

await runSections({
  name: 'helios',
  // The kept page shows the shared set; a file that somebody gives is only printed.
  isQuick: isQuick || given !== undefined,
  sections: [
    () => measureSideBySide(sets),
    ...sets.map((set) => () => measureQueries(set)),
    // The curve asks every question nine times over; a quick run asks those that no list has seen.
    () => measureCurve(isQuick ? [KEPT_APART] : sets),
    () => firstCounts(),
    () => measureCost(KEPT_APART.items, isQuick),
    ...(isQuick ? [] : [() => measureAgreement(sets)]),
  ],
});

function readSet(path: string): QuerySet {
  const rows = readFileSync(path, 'utf8').trim().split('\n');
  const items = z.array(LabelledQuery).parse(rows.map((row): unknown => JSON.parse(row)));
  return { name: basename(path, '.jsonl'), items };
}

function measureAgreement(judged: readonly QuerySet[]): Section {
  return {
    title: 'Helios: the shared scorer counts the same',
    figures: judged.map(({ name, items }) => {
      const isReached = isJudgeAgreed(items, count(items));
      return { name, measured: isReached ? 'yes' : 'no', bar: 'yes', isReached };
    }),
  };
}
