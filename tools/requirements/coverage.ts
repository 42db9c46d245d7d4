import { type Catalogue, type Entry, idsOf } from './catalogue.ts';
import { type Prover, proverOf, proversById } from './provers.ts';
import type { TestResult } from './reports.ts';
import { idsInTitle, MOST_IDS_PER_TITLE } from './titles.ts';

export interface Coverage {
  readonly cited: readonly Entry[];
  /** Cited by a pure test, and still to be proved where it happens. */
  readonly ruleOnly: readonly Entry[];
  readonly uncited: readonly Entry[];
  readonly citedReadings: readonly Entry[];
  readonly uncitedReadings: readonly Entry[];
  readonly problems: readonly string[];
}

export function coverageOf(catalogue: Catalogue, results: readonly TestResult[]): Coverage {
  const passed = results.filter(({ outcome }) => outcome === 'passed');
  const seen = provenIds(passed);
  const needed = proversById(catalogue);
  const isCited = ({ id }: Entry) => seen.has(id);
  const isProved = ({ id }: Entry) => needed.get(id)?.every((prover) => seen.get(id)?.has(prover)) ?? false;
  const cited = catalogue.requirements.filter(isCited);
  return {
    cited,
    ruleOnly: cited.filter((entry) => !isProved(entry)),
    uncited: catalogue.requirements.filter((entry) => !isCited(entry)),
    citedReadings: catalogue.readings.filter(isCited),
    uncitedReadings: catalogue.readings.filter((entry) => !isCited(entry) && !catalogue.untested.has(entry.id)),
    problems: [
      ...results.flatMap((result) => titleProblems(result, idsOf(catalogue))),
      ...[...catalogue.untested].flatMap((id) => markProblems(id, catalogue, seen)),
    ],
  };
}

function provenIds(passed: readonly TestResult[]): Map<string, Set<Prover>> {
  const seen = new Map<string, Set<Prover>>();
  for (const { file, title } of passed) {
    const prover = proverOf(file);
    if (prover === undefined) continue;
    for (const id of idsInTitle(title)) seen.set(id, (seen.get(id) ?? new Set()).add(prover));
  }
  return seen;
}

function markProblems(id: string, catalogue: Catalogue, seen: ReadonlyMap<string, unknown>): string[] {
  if (!idsOf(catalogue).has(id)) return [`${id} is marked as a reading without a test, and is unknown`];
  return seen.has(id) ? [`${id} is marked as a reading without a test, and a test cites it`] : [];
}

function titleProblems({ file, title }: TestResult, known: ReadonlySet<string>): string[] {
  const ids = idsInTitle(title);
  const problems = ids.filter((id) => !known.has(id)).map((id) => `${file}: "${title}" cites ${id}, which is unknown`);
  return ids.length > MOST_IDS_PER_TITLE
    ? [...problems, `${file}: "${title}" cites ${ids.length} ids; ${MOST_IDS_PER_TITLE} is the most`]
    : problems;
}
