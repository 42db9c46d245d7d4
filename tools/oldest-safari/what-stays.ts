/** What a build may say although our oldest Safari does not have it, and why it does no harm there. */
type Reasons = Readonly<Record<string, string>>;

const FILLED = 'apps/desktop/src/older-safari.ts brings it';

/** Every name in it is taken away before the built pages are started (`starts-without.ts`), so that it is true. */
const FILLED_CALLS: Reasons = {
  '.at': FILLED,
  '.findLast': FILLED,
  '.findLastIndex': FILLED,
  '.randomUUID': FILLED,
  '.toSorted': FILLED,
  '.toWellFormed': FILLED,
  'Object.hasOwn': FILLED,
  'Promise.withResolvers': FILLED,
};

/** A bundle does not say whose a name is. */
const NAMES_OF_OTHERS: Reasons = {
  '.alpha': 'our dissolve’s share of light',
  '.animation': 'the prefix that React tries for an event',
  '.loading': 'React’s own note on a style sheet; on a picture it is only read',
  '.orientation': 'Base UI: which way a list or a slider lies',
  '.resize': 'our own picture’s',
  '.toArray': 'React.Children’s',
};

const HARMLESS_SCRIPT: Reasons = {
  '.startViewTransition': 'React tries it, and does without where that fails',
  '.transferSize': 'React only reads it, and asks whether it is there',
  'Symbol.asyncDispose': 'Tauri names a method by it, which nobody calls',
};

const IN_GRIDS = 'new only in a flex box: in a grid it is as old as grids, and we have it in grids';

const HARMLESS_STYLE: Reasons = {
  '@media (forced-colors)': 'where there is no such mode, the rules are not needed',
  '@media (scripting)': 'the app has scripts',
  'align-content: start': IN_GRIDS,
  'align-self: end': IN_GRIDS,
  'align-self: start': IN_GRIDS,
  'container-type': 'each query has a twin for older browsers',
  'forced-color-adjust': 'where there is no such mode, it is not needed',
  'overscroll-behavior': 'scrolling goes on to what is behind',
  'overscroll-behavior-x': 'the same, sideways',
  'scroll-behavior': 'scrolling jumps',
  'scrollbar-color': 'the bar is the system’s',
  'scrollbar-width': 'the bar is the system’s',
  'text-size-adjust': 'only telephones change sizes by themselves',
  'text-wrap': 'lines break where they always did',
};

export const WHAT_STAYS: Reasons = { ...FILLED_CALLS, ...NAMES_OF_OTHERS, ...HARMLESS_SCRIPT, ...HARMLESS_STYLE };
