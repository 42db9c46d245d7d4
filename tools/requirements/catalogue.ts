import { readProjectFile } from '../repository/files.ts';

const CATALOGUE_PATH = 'docs/requirements.md';

export interface Entry {
  readonly id: string;
  readonly text: string;
}

export interface Catalogue {
  readonly requirements: readonly Entry[];
  readonly readings: readonly Entry[];
  /** Readings that only permit or explain, each with its reason. */
  readonly untested: ReadonlySet<string>;
}

const ENTRY_LINE = /^- ((?:SITE-AV|[A-Z]+)-\d+) (.+)$/;
const UNTESTED_ROW = /^\| (RD-\d+) \| (?:permission|explanation) \| \S.+ \|$/;

export function parseCatalogue(markdown: string): Catalogue {
  const lines = markdown.split('\n');
  const entries = lines.flatMap((line) => {
    const [, id, text] = ENTRY_LINE.exec(line) ?? [];
    return id !== undefined && text !== undefined ? [{ id, text }] : [];
  });
  return {
    requirements: entries.filter((entry) => !isReading(entry.id)),
    readings: entries.filter((entry) => isReading(entry.id)),
    untested: new Set(lines.flatMap((line) => UNTESTED_ROW.exec(line)?.[1] ?? [])),
  };
}

export const loadCatalogue = (): Catalogue => parseCatalogue(readProjectFile(CATALOGUE_PATH));

const isReading = (id: string): boolean => id.startsWith('RD-');

export function idsOf(catalogue: Catalogue): Set<string> {
  return new Set([...catalogue.requirements, ...catalogue.readings].map((entry) => entry.id));
}
