import type { TestRecord } from '../record/test-record.ts';
import { REPORT } from '../report-words.ts';

export function comparedText({ comparesLight, comparesSound }: Pick<TestRecord, 'comparesLight' | 'comparesSound'>) {
  const { both, light, sound } = REPORT.compared;
  if (comparesLight) return comparesSound ? both : light;
  return sound;
}
