import { readProjectFile } from '../repository/files.ts';

const CATALOGUE_PATH = 'docs/requirements.md';

export interface Entry {
  readonly id: string;
  readonly text: string;
}

export interface Catalogue {
  readonly requirements: readonly Entry[];
  readonly readings: readonly Entry[];
}

const ENTRY_LINE = /^- ((?:SITE-AV|[A-Z]+)-\d+) (.+)$/;

export function parseCatalogue(markdown: string): Catalogue {
  const entries = markdown.split('\n').flatMap((line) => {
    const [, id, text] = ENTRY_LINE.exec(line) ?? [];
    return id !== undefined && text !== undefined ? [{ id, text }] : [];
  });
  return {
    requirements: entries.filter((entry) => !isReading(entry.id)),
    readings: entries.filter((entry) => isReading(entry.id)),
  };
}

export const loadCatalogue = (): Catalogue => parseCatalogue(readProjectFile(CATALOGUE_PATH));

const isReading = (id: string): boolean => id.startsWith('RD-');

export function idsOf(catalogue: Catalogue): Set<string> {
  return new Set([...catalogue.requirements, ...catalogue.readings].map((entry) => entry.id));
}
