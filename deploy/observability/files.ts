import { stringify } from 'yaml';
import { grafanaDashboard } from './describe/dashboard.ts';
import { DASHBOARDS } from './describe/dashboards.ts';
import { ruleFile } from './describe/rules.ts';

const WRITTEN_BY = ' Written by `pnpm observability` from deploy/observability/describe: change it there.';

/** Every file that is made from the description, by its path beside this one. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const rules = stringify(ruleFile(), { lineWidth: 0 });
  return new Map([
    ['vayl.rules.yml', `#${WRITTEN_BY}\n${rules}`],
    ...DASHBOARDS.map(
      (dashboard) =>
        [`dashboards/${dashboard.uid}.json`, `${JSON.stringify(grafanaDashboard(dashboard), null, 2)}\n`] as const,
    ),
  ]);
}
