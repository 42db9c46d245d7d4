import { DASHBOARDS } from './dashboards.ts';
import { ruleFile } from './rules.ts';

interface Matcher {
  readonly label: string;
  readonly is: string;
  readonly value: string;
}

/** A metric that an expression reads, and which of its series. */
export interface Selector {
  readonly name: string;
  readonly matchers: readonly Matcher[];
}

const WORDS = new Set(['and', 'or', 'unless', 'bool', 'offset', 'sum', 'min', 'max', 'avg', 'count']);
/** Clauses that name labels, windows and texts, then names with what follows them. */
const PART =
  /\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)|\[[^\]]*\]|"[^"]*"|([a-zA-Z_:][\w:]*)(\s*\()?(?:\{([^}]*)\})?/g;

export function selectorsIn(expr: string): readonly Selector[] {
  return [...expr.matchAll(PART)].flatMap(([, name, call, matchers = '']) =>
    name === undefined || call !== undefined || WORDS.has(name) ? [] : [{ name, matchers: matchersIn(matchers) }],
  );
}

function matchersIn(text: string): readonly Matcher[] {
  return [...text.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)].map(([, label = '', is = '', value = '']) => ({
    label,
    is,
    value,
  }));
}

/** Everything that rules and dashboards read, apart from what the rules themselves record. */
export function everySelector(): readonly Selector[] {
  const rules = ruleFile().groups.flatMap(({ rules: inGroup }) => inGroup);
  const recorded = new Set(rules.flatMap((rule) => ('record' in rule ? [rule.record] : [])));
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...DASHBOARDS.flatMap(({ panels }) => panels.flatMap(({ queries }) => queries.map(({ expr }) => expr))),
  ];
  return expressions.flatMap(selectorsIn).filter(({ name }) => !recorded.has(name));
}
