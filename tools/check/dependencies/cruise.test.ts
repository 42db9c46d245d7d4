import { describe, expect, it } from 'vitest';
import { judgeCruise } from './cruise.ts';

const cruiseOf = (...sources: string[]) => ({
  modules: sources.map((source) => ({ source })),
  summary: { violations: [] },
});

describe('the judgement of a cruise', () => {
  it('passes where every module was seen and none broke a rule', () => {
    expect(judgeCruise(cruiseOf('packages/a/src/index.ts'), ['packages/a/src/index.ts'])).toEqual({
      problems: [],
      moduleCount: 1,
    });
  });

  it('fails on a cruise of nothing, even where there is nothing to see', () => {
    expect(judgeCruise(cruiseOf(), []).problems).toEqual(['no modules were checked']);
  });

  it('fails on a module that was passed over', () => {
    expect(judgeCruise(cruiseOf('a.ts'), ['a.ts', 'b.ts']).problems).toEqual(['not seen by the check: b.ts']);
  });

  it('names the rule, and both ends of the import', () => {
    const violations = [{ from: 'a.ts', to: 'b.ts', rule: { name: 'no-cycles' } }];
    const cruise = { ...cruiseOf('a.ts', 'b.ts'), summary: { violations } };
    expect(judgeCruise(cruise, ['a.ts', 'b.ts']).problems).toEqual(['no-cycles: a.ts → b.ts']);
  });
});
