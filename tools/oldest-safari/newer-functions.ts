import type { Identifier } from '@mdn/browser-compat-data';
import { COMPATIBILITY, newerSince, partsOf } from './compatibility.ts';

/** Functions of style sheets that came after our oldest Safari, with their version: they stand in values of any property. */
export function newerFunctions(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const older = new Set<string>();
  const look = (name: string, what: Identifier): void => {
    const since = newerSince(what);
    if (since !== undefined) found.set(name, since);
    else if (what['__compat'] !== undefined) older.add(name);
    for (const [part, statement] of partsOf(what)) look(part, statement);
  };
  for (const [name, type] of partsOf(COMPATIBILITY.css['types'])) look(name, type);
  // Parts have names too, such as `clip` and `fallback`, that something older has as well.
  for (const name of older) found.delete(name);
  return found;
}
