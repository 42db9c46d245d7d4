import { DEMO_DEFAULTS } from '@vayl/domain';
import type { Section } from '../../../tools/measure/measurement.ts';
import { suggest } from '../src/index.ts';
import type { LabelledQuery } from './query-shape.ts';

const MOST_MS = 5;
const RUNS = 5;
const LONGEST_CHARACTERS = 500;

/**
 * How long one suggestion takes. The best of some runs counts, because other work on the machine is not ours; the short
 * form holds it to no bar, for the same reason.
 */
export function measureCost(items: readonly LabelledQuery[], isQuick: boolean): Section {
  const figure = (name: string, ms: number): Section['figures'][number] => ({
    name,
    measured: msText(ms),
    ...(isQuick ? {} : { bar: `below ${MOST_MS} ms`, isReached: ms < MOST_MS }),
  });
  const times = items.map(({ query }) => bestMsOf(query)).toSorted((one, other) => one - other);
  const longest = bestMsOf('I need to concentrate on writing a long report '.repeat(20).slice(0, LONGEST_CHARACTERS));
  return {
    title: 'Helios: cost of one suggestion',
    figures: [
      { name: 'median', measured: msText(times[Math.floor(times.length / 2)] ?? 0) },
      figure('95 of 100 take at most', times[Math.floor(times.length * 0.95)] ?? 0),
      figure(`${LONGEST_CHARACTERS} characters`, longest),
    ],
  };
}

function bestMsOf(query: string): number {
  const runs = Array.from({ length: RUNS }, () => {
    const startedMs = performance.now();
    suggest({ query, currentSettings: DEMO_DEFAULTS });
    return performance.now() - startedMs;
  });
  return Math.min(...runs);
}

function msText(ms: number): string {
  return `${ms.toFixed(2)} ms`;
}
