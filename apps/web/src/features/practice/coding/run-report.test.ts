import { describe, expect, it } from 'vitest';
import { readReport } from './run-report.ts';

const GAVE = { is: 'gave', text: '[1]', numbers: [1] };

describe('the sandbox’s report', () => {
  it('is read as it was meant', () => {
    const results = [GAVE, { is: 'gave', text: 'undefined' }, { is: 'threw', text: 'TypeError', line: 3 }];
    expect(readReport({ is: 'ran', lines: ['a'], results }, 3)).toEqual({
      is: 'ran',
      lines: ['a'],
      results: [GAVE, { is: 'gave', text: 'undefined', numbers: undefined }, results[2]],
    });
    expect(readReport({ is: 'failed', lines: [], text: 'SyntaxError', line: 2 }, 3)).toEqual({
      is: 'failed',
      lines: [],
      text: 'SyntaxError',
      line: 2,
    });
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'All checks pass'],
    ['another state', { is: 'passed', lines: [], results: [GAVE] }],
    ['too few results', { is: 'ran', lines: [], results: [] }],
    ['too many results', { is: 'ran', lines: [], results: [GAVE, GAVE] }],
    ['a result of another kind', { is: 'ran', lines: [], results: [{ is: 'passed', text: 'yes' }] }],
    ['a result without text', { is: 'ran', lines: [], results: [{ is: 'gave', numbers: [1] }] }],
    ['lines that are no texts', { is: 'ran', lines: [7], results: [GAVE] }],
    ['no lines', { is: 'ran', results: [GAVE] }],
    ['a failure without text', { is: 'failed', lines: [] }],
  ])('is not believed where it is %s', (_, message) => {
    expect(readReport(message, 1)).toBeUndefined();
  });

  it('is cut where it is too long for a page', () => {
    const report = readReport({ is: 'failed', lines: Array(900).fill('x'.repeat(999)), text: 'y'.repeat(999) }, 0);
    expect(report?.lines).toHaveLength(50);
    expect(report?.lines[0]).toHaveLength(200);
    expect(report).toMatchObject({ text: 'y'.repeat(200) });
  });

  it.each([0, -1, 1.5, Number.NaN, '2'])('has no line where it names none: %s', (line) => {
    expect(readReport({ is: 'failed', lines: [], text: 'x', line }, 0)).toMatchObject({ line: undefined });
  });
});
