/** One figure, against the bar it must reach. A figure without a bar is printed for information. */
export interface Figure {
  readonly name: string;
  readonly measured: string;
  readonly bar?: string;
  readonly isReached?: boolean;
}

export interface Section {
  readonly title: string;
  readonly figures: readonly Figure[];
  /** What stands under the table: what limits a figure, or its plots. */
  readonly notes?: readonly string[];
}

export function figuresMissed(sections: readonly Section[]): readonly Figure[] {
  return sections.flatMap(({ figures }) => figures.filter(({ isReached }) => isReached === false));
}

/** A section as a Markdown table, for the terminal and for the page that keeps it. */
export function sectionText({ title, figures, notes = [] }: Section): string {
  const rows = figures.map(({ name, measured, bar, isReached }) => [name, measured, bar ?? '–', markOf(isReached)]);
  const table = [['figure', 'measured', 'bar', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0), 3));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [head = [], ...body] = table;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const under = notes.flatMap((note) => ['', note]);
  return [`## ${title}`, '', line(head), rule, ...body.map(line), ...under, ''].join('\n');
}

/** A page with these sections: in the place of those with the same title, or at its end. */
export function pageWith(page: string, sections: readonly Section[]): string {
  const [head = '', ...kept] = page.split(/^(?=## )/m);
  const titleOf = (part: string) => part.slice('## '.length, part.indexOf('\n'));
  const fresh = new Map(sections.map((section) => [section.title, sectionText(section)]));
  const replaced = kept.map((part) => fresh.get(titleOf(part)) ?? part);
  const added = [...fresh].filter(([title]) => !kept.some((part) => titleOf(part) === title)).map(([, text]) => text);
  return [head, ...replaced, ...added].map((part) => `${part.trimEnd()}\n`).join('\n');
}

function markOf(isReached: boolean | undefined): string {
  if (isReached === undefined) return '';
  return isReached ? 'reached' : 'MISSED';
}
