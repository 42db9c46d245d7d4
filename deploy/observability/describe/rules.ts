import { burnAlerts, recordedShares } from './burn-rates.ts';
import { CAUSE_ALERTS } from './causes.ts';
import { OBJECTIVES } from './objectives.ts';
import type { Alert, Rule } from './rule.ts';

interface RuleFile {
  readonly groups: readonly { readonly name: string; readonly rules: readonly Rule[] }[];
}

/** Where the page of an alert is, in this checkout. Alertmanager shows it as it stands. */
function runbookOf(alert: string): string {
  const words = alert.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();
  return `docs/operations/${words}.md`;
}

/** Everything that Prometheus evaluates. */
export function ruleFile(): RuleFile {
  return {
    groups: [
      { name: 'objectives', rules: OBJECTIVES.flatMap(recordedShares) },
      { name: 'burn-rates', rules: OBJECTIVES.flatMap(burnAlerts).map(withRunbook) },
      { name: 'causes', rules: CAUSE_ALERTS.map(withRunbook) },
    ],
  };
}

function withRunbook(rule: Alert): Alert {
  return { ...rule, annotations: { ...rule.annotations, runbook_url: runbookOf(rule.alert) } };
}
