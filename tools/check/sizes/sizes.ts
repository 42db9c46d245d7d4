const MOST_LINES = 250;
/** A page only says which sections it is made of. */
const PAGE = { path: /^apps\/web\/src\/pages\//, mostLines: 60 };
const REASON = /^\/\/ Longer than 250 lines: \S/;

export interface Source {
  readonly path: string;
  readonly text: string;
}

export interface Sizes {
  readonly medianLines: number;
  readonly tooLong: readonly { readonly path: string; readonly lines: number }[];
}

export function sizesOf(sources: readonly Source[]): Sizes {
  const sized = sources.map(({ path, text }) => ({ path, lines: countLines(text), hasReason: REASON.test(text) }));
  const sorted = sized.map(({ lines }) => lines).toSorted((a, b) => a - b);
  return {
    medianLines: sorted[Math.floor(sorted.length / 2)] ?? 0,
    tooLong: sized.filter(({ path, lines, hasReason }) => lines > mostLinesOf(path) && !hasReason),
  };
}

function mostLinesOf(path: string): number {
  return PAGE.path.test(path) ? PAGE.mostLines : MOST_LINES;
}

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
