import { Suggestion } from './suggestion.ts';

const FIELDS = Suggestion.keyof().options;

/**
 * What was asked for where it differs from what was sent, and what is there now everywhere else: a slider that somebody
 * moved while they waited stays where they put it. Two rates that no longer fit together are both left as they are.
 */
export function changedSince(asked: Suggestion, sent: Suggestion, now: Suggestion): Suggestion {
  const merged = { ...asked };
  for (const field of FIELDS) if (asked[field] === sent[field]) Object.assign(merged, { [field]: now[field] });
  if (merged.globalModulationHz < merged.centerModulationHz) return merged;
  const { globalModulationHz, centerModulationHz } = now;
  return { ...merged, globalModulationHz, centerModulationHz };
}
