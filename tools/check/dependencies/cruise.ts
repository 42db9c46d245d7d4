import { z } from 'zod';

const Cruise = z.object({
  modules: z.array(z.object({ source: z.string() })),
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});
export type Cruise = z.infer<typeof Cruise>;

export const parseCruise = (json: string): Cruise => Cruise.parse(JSON.parse(json));

export interface Judgement {
  readonly problems: readonly string[];
  readonly moduleCount: number;
}

/** A cruise that saw nothing finds nothing: an unseen module is as bad as a forbidden import. */
export function judgeCruise(cruise: Cruise, modulesOnDisk: readonly string[]): Judgement {
  const seen = new Set(cruise.modules.map(({ source }) => source));
  const unseen = modulesOnDisk.filter((path) => !seen.has(path));
  const moduleCount = modulesOnDisk.length - unseen.length;
  const violations = cruise.summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
  return {
    moduleCount,
    problems: [
      ...violations,
      ...unseen.map((path) => `not seen by the check: ${path}`),
      ...(moduleCount === 0 ? ['no modules were checked'] : []),
    ],
  };
}
