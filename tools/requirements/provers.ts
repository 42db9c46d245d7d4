import type { Catalogue } from './catalogue.ts';

/** Where a requirement must be seen to hold in the end. A pure test alone leaves it "rule only". */
export type Prover = 'domain' | 'engine' | 'browser' | 'server' | 'desktop';

interface Row {
  readonly ids: string;
  readonly by: readonly Prover[];
}

// Where two runners are named, both must prove it.
const PROVERS: readonly Row[] = [
  { ids: 'SES-01…12 FRQ-01…08 FRQ-19 DEMO-16…29 ROI-04…08 ROI-16…17', by: ['domain'] },
  { ids: 'OVL-08…19 OVL-21 TON-01…10 TON-18', by: ['engine'] },
  { ids: 'SITE-AV-05…10', by: ['engine', 'browser'] },
  { ids: 'SES-13…47 FRQ-09…18 FRQ-20…23 OVL-01…07 OVL-20 TON-11…17 SITE-AV-01…04', by: ['browser'] },
  { ids: 'CHAT-01…29 SUG-01…04 SUG-10…22 DEMO-01…15 DEMO-30…36 PRAC-01…12 ART-01…19', by: ['browser'] },
  { ids: 'RTE-01…25 LAND-01…22 SIGN-01…21 SIGN-25…26 REF-01…10 REF-14 DL-01…10 DL-14…32', by: ['browser'] },
  { ids: 'TOK-01…32 RES-01…29 ROI-01…03 ROI-09…15 ROI-18…31 NEU-01…08 WP-01…16 LEG-01…56', by: ['browser'] },
  { ids: 'SUBS-01…09 SUBS-11…13 AUTH-01…06 BOOK-01…03 ENT-21 FREE-02…03 FREE-07', by: ['browser'] },
  { ids: 'ERR-01…22 ERR-26…31 MISC-01…27', by: ['browser'] },
  { ids: 'SUG-05…09 REF-11…13 REF-15…16 DL-11…13 SUBS-10 AUTH-07 ENT-01…20 FREE-04…06', by: ['server'] },
  { ids: 'SIGN-22…24 ERR-23…25', by: ['server', 'browser'] },
  { ids: 'FREE-01', by: ['server', 'desktop'] },
  { ids: 'AUTH-08', by: ['desktop'] },
];

const PROVER_OF_FOLDER: readonly (readonly [RegExp, Prover])[] = [
  [/^packages\/domain\//, 'domain'],
  [/^packages\/(light|sound|session|helios)\//, 'engine'],
  [/^(packages\/contract|apps\/server)\//, 'server'],
  [/^apps\/desktop\//, 'desktop'],
  [/^(packages\/ui|apps\/web|e2e)\//, 'browser'],
];

export function proverOf(file: string): Prover | undefined {
  return PROVER_OF_FOLDER.find(([folder]) => folder.test(file))?.[1];
}

export function proversById(catalogue: Catalogue, rows: readonly Row[] = PROVERS): Map<string, readonly Prover[]> {
  const byId = new Map<string, readonly Prover[]>();
  for (const row of rows) {
    for (const id of row.ids.split(' ').flatMap(expandRange)) {
      if (byId.has(id)) throw new Error(`${id} stands twice in the table of provers`);
      byId.set(id, row.by);
    }
  }
  const missing = catalogue.requirements.filter(({ id }) => !byId.has(id)).map(({ id }) => id);
  if (missing.length > 0) throw new Error(`no prover is named for ${missing.join(', ')}`);
  if (byId.size > catalogue.requirements.length) throw new Error('the table of provers names ids the catalogue lacks');
  return byId;
}

function expandRange(range: string): string[] {
  const [, area, first, last] = /^(.+)-(\d+)(?:…(\d+))?$/.exec(range) ?? [];
  if (area === undefined || first === undefined) throw new Error(`cannot read the range ${range}`);
  const from = Number(first);
  const to = Number(last ?? first);
  return Array.from({ length: to - from + 1 }, (_, index) => `${area}-${String(from + index).padStart(2, '0')}`);
}
