import { describe, expect, it } from 'vitest';
import { loadCatalogue, parseCatalogue } from './catalogue.ts';
import { coverageOf } from './coverage.ts';
import { highest, isBelow } from './floor.ts';
import { proversById } from './provers.ts';
import { parseVitestReport, type TestResult } from './reports.ts';
import { idsInTitle } from './titles.ts';

const DOMAIN_TEST = 'packages/domain/src/frequency/frequency.test.ts';
const BROWSER_TEST = 'apps/web/src/demo.browser.test.ts';
const passed = (title: string, file = DOMAIN_TEST): TestResult => ({ file, title, outcome: 'passed' });
const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

describe('the catalogue', () => {
  it('has 640 requirements and 84 readings', () => {
    const { requirements, readings } = loadCatalogue();
    expect([requirements.length, readings.length]).toEqual([640, 84]);
  });

  it('reads entries and passes over prose', () => {
    const markdown =
      '# Title\n- FRQ-01 A band. [A4]\n- not an entry\n- SITE-AV-01 A canvas. [A2]\n- RD-07 A reading.\n';
    const { requirements, readings } = parseCatalogue(markdown);
    expect([idsOf(requirements), idsOf(readings)]).toEqual([['FRQ-01', 'SITE-AV-01'], ['RD-07']]);
  });

  it('has a prover for every requirement', () => {
    expect(proversById(loadCatalogue()).size).toBe(640);
  });

  it.each([
    { name: 'an id in two rows', ids: ['FRQ-01…02', 'FRQ-02'], says: 'stands twice' },
    { name: 'an id in no row', ids: ['FRQ-01'], says: 'no prover is named for FRQ-02' },
    { name: 'an id that is unknown', ids: ['FRQ-01…03'], says: 'the catalogue lacks' },
    { name: 'a range that is no range', ids: ['FRQ'], says: 'cannot read the range' },
  ])('refuses a table of provers with $name', ({ ids, says }) => {
    const catalogue = parseCatalogue('- FRQ-01 One.\n- FRQ-02 Two.\n');
    const rows = ids.map((range) => ({ ids: range, by: ['domain'] as const }));
    expect(() => proversById(catalogue, rows)).toThrow(says);
  });
});

describe('coverage', () => {
  const catalogue = loadCatalogue();

  it('counts what passed, and nothing that failed or was skipped', () => {
    const results: TestResult[] = [
      passed('[FRQ-01] passes'),
      { file: DOMAIN_TEST, title: '[FRQ-02] fails', outcome: 'failed' },
      { file: DOMAIN_TEST, title: '[FRQ-03] is skipped', outcome: 'skipped' },
    ];
    expect(idsOf(coverageOf(catalogue, results).cited)).toEqual(['FRQ-01']);
  });

  it('calls a requirement rule only until the runner that must prove it has', () => {
    const pure = passed('[FRQ-09] shows 0.1 Hz as 1 cycles/10s');
    expect(idsOf(coverageOf(catalogue, [pure]).ruleOnly)).toEqual(['FRQ-09']);
    expect(coverageOf(catalogue, [pure, passed(pure.title, BROWSER_TEST)]).ruleOnly).toEqual([]);
  });

  it('needs both runners where both must prove it', () => {
    const chord = '[SITE-AV-05] plays three tones';
    const engine = passed(chord, 'packages/sound/src/chord.test.ts');
    expect(idsOf(coverageOf(catalogue, [engine]).ruleOnly)).toEqual(['SITE-AV-05']);
    expect(coverageOf(catalogue, [engine, passed(chord, BROWSER_TEST)]).ruleOnly).toEqual([]);
  });

  it('counts readings apart', () => {
    const { cited, citedReadings } = coverageOf(catalogue, [passed('[RD-07] [OVL-08] limits')]);
    expect([idsOf(cited), idsOf(citedReadings)]).toEqual([['OVL-08'], ['RD-07']]);
  });

  it('neither misses a reading that is marked as a permission, nor lets a mark stand beside a test', () => {
    const marked = parseCatalogue('- RD-07 Allows.\n- RD-08 Binds.\n| RD-07 | permission | It allows. |\n');
    const covered = (title: string) => coverageOf({ ...marked, requirements: catalogue.requirements }, [passed(title)]);
    expect(idsOf(covered('x').uncitedReadings)).toEqual(['RD-08']);
    expect(covered('[RD-07] x').problems).toEqual([expect.stringContaining('RD-07')]);
  });

  it("does not take a tool's own test for a proof", () => {
    expect(coverageOf(catalogue, [passed('[FRQ-01] x', 'tools/ci/outcomes.test.ts')]).cited).toEqual([]);
  });

  it('refuses an id that the catalogue does not have, and a fourth id in a title', () => {
    const unknown = ['FRQ', '99'].join('-');
    expect(coverageOf(catalogue, [passed(`[${unknown}] x`)]).problems).toEqual([expect.stringContaining(unknown)]);
    const four = coverageOf(catalogue, [passed('[FRQ-01] [FRQ-02] [FRQ-03] [FRQ-04] x')]).problems;
    expect(four).toEqual([expect.stringContaining('cites 4 ids')]);
  });

  it('reads ids from brackets only', () => {
    expect(idsInTitle('[SITE-AV-05] [RD-07] turns FRQ-01 and [UTF8] down')).toEqual(['SITE-AV-05', 'RD-07']);
  });
});

describe('reports', () => {
  const reportOf = (status: string, assertionResults: readonly { title: string; status: string }[]) =>
    JSON.stringify({ testResults: [{ name: 'x.test.ts', status, assertionResults }] });

  it('tells passed, failed and skipped apart', () => {
    const tests = ['passed', 'failed', 'pending', 'todo'].map((status) => ({ title: status, status }));
    const outcomes = parseVitestReport(reportOf('failed', tests)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['passed', 'failed', 'skipped', 'skipped']);
  });

  it('counts a file that broke before its first test as a failure', () => {
    expect(parseVitestReport(reportOf('failed', []))).toMatchObject([{ outcome: 'failed' }]);
  });
});

describe('the floor', () => {
  it('is the highest there ever was, field by field', () => {
    const once = [
      { cited: 10, readings: 5 },
      { cited: 12, readings: 3 },
    ];
    expect(highest(once)).toEqual({ cited: 12, readings: 5 });
    expect(highest([])).toEqual({ cited: 0, readings: 0 });
  });

  it('is missed by either count', () => {
    const floor = { cited: 10, readings: 5 };
    expect(isBelow({ cited: 10, readings: 5 }, floor)).toBe(false);
    expect(isBelow({ cited: 9, readings: 5 }, floor)).toBe(true);
    expect(isBelow({ cited: 10, readings: 4 }, floor)).toBe(true);
  });
});
