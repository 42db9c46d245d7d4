import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { ROOT, readProjectFile } from '../../tools/repository/files.ts';
import type { AlertCase } from './cases/alert-case.ts';
import { CAUSE_CASES } from './cases/cause-cases.ts';
import { OBJECTIVE_CASES } from './cases/objective-cases.ts';
import { OBJECTIVES } from './describe/objectives.ts';
import type { Alert, Rule } from './describe/rule.ts';
import { ruleFile } from './describe/rules.ts';
import { generatedFiles } from './files.ts';

const FOLDER = import.meta.dirname;
const work = mkdtempSync(join(tmpdir(), 'vayl-rules-'));
afterAll(() => rmSync(work, { recursive: true }));

function promtool(...args: readonly string[]): string {
  return execFileSync('promtool', args, { cwd: FOLDER, encoding: 'utf8', stdio: 'pipe' });
}

/** Plays the cases of an alert with the rules that it needs: with all of them it takes minutes. */
function play(alert: string, cases: readonly AlertCase[], step = '1m'): string {
  const file = join(work, 'cases.yml');
  const objective = OBJECTIVES.find((each) => each.alert === alert)?.name;
  const isNeeded = (rule: Rule) => ('alert' in rule ? rule.alert === alert : rule.labels?.['objective'] === objective);
  const groups = ruleFile().groups.map(({ name, rules }) => ({ name, rules: rules.filter(isNeeded) }));
  writeFileSync(join(work, 'rules.yml'), stringify({ groups }));
  const tests = cases.map(({ says, severity, series, at, isFiring }) => ({
    name: `${alert}: ${says}`,
    interval: step,
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    promql_expr_test: [
      {
        expr: `count(ALERTS{alertname="${alert}",severity="${severity}",alertstate="firing"}) or vector(0)`,
        eval_time: at,
        exp_samples: [{ labels: '{}', value: isFiring ? 1 : 0 }],
      },
    ],
  }));
  writeFileSync(file, stringify({ rule_files: ['rules.yml'], evaluation_interval: step, tests }));
  return promtool('test', 'rules', file);
}

const alerts = ruleFile().groups.flatMap(({ rules }) => rules.filter((rule): rule is Alert => 'alert' in rule));
const names = [...new Set(alerts.map(({ alert }) => alert))];

describe('rules and dashboards', () => {
  it.each([...generatedFiles()])('%s is what its description says (pnpm observability)', (path, text) => {
    expect(readFileSync(join(FOLDER, path), 'utf8')).toBe(text);
  });

  it('are rules that Prometheus takes', () => {
    expect(promtool('check', 'rules', '--lint=all', '--lint-fatal', 'vayl.rules.yml')).toContain('SUCCESS');
  });

  it('come with a configuration that Prometheus takes', () => {
    expect(promtool('check', 'config', 'prometheus.yml')).toContain('84 rules found');
  });
});

describe('alerts', () => {
  const ALERT_CASES = [...OBJECTIVE_CASES, ...CAUSE_CASES];
  const casesOf = (name: string, step?: string) =>
    ALERT_CASES.filter((each) => each.alert === name && each.step === step);

  it.each(names)('%s fires when it should, and not when something like it happens', (name) => {
    const inHours = casesOf(name);
    expect(new Set(inHours.map(({ isFiring }) => isFiring))).toEqual(new Set([true, false]));
    expect(play(name, inHours)).toContain('SUCCESS');
    expect(play(name, casesOf(name, '30m'), '30m')).toContain('SUCCESS');
  });

  it('would be seen not to fire', () => {
    const wrong = casesOf('NoLeader').map((each) => ({ ...each, isFiring: !each.isFiring }));
    expect(() => play('NoLeader', wrong)).toThrow(/NoLeader/);
  });

  it.each(names)('%s has a page that says what it means, how to see it, what to do and when it is over', (name) => {
    const pages = new Set(
      alerts.filter(({ alert }) => alert === name).map(({ annotations }) => annotations['runbook_url']),
    );
    expect(pages.size).toBe(1);
    const [page = ''] = pages;
    expect(existsSync(join(ROOT, page)), page).toBe(true);
    const headings = [...readProjectFile(page).matchAll(/^#+ .*$/gm)].map(([heading]) => heading);
    expect(headings).toEqual([`# ${name}`, '## What it means', '## See it', '## Do', '## Over when']);
    expect(readProjectFile('docs/operations.md')).toContain(`(${page.replace('docs/', '')})`);
  });
});
