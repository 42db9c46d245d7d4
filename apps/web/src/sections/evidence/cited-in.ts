import { BAND_NAMES, type BandName, type ClaimId, isClaimId, isPublicationId, type PublicationId } from '@vayl/domain';

export interface Cited {
  readonly claims: readonly ClaimId[];
  readonly publications: readonly PublicationId[];
  readonly bands: readonly BandName[];
}

const CLAIM_KEYS = new Set(['claim', 'claims']);
const PUBLICATION_KEYS = new Set(['publication', 'publications', 'for', 'against']);
const BAND_KEYS = new Set(['gradeOf']);

/** Everything that a page's words name by id, wherever it stands in them. */
export function citedIn(content: unknown): Cited {
  const named = [...namesIn(content, '')];
  const under = (keys: ReadonlySet<string>) => [
    ...new Set(named.filter(({ key }) => keys.has(key)).map(({ id }) => id)),
  ];
  return {
    claims: under(CLAIM_KEYS).filter(isClaimId),
    publications: under(PUBLICATION_KEYS).filter(isPublicationId),
    bands: BAND_NAMES.filter((name) => under(BAND_KEYS).includes(name)),
  };
}

function* namesIn(value: unknown, key: string): Generator<{ readonly key: string; readonly id: string }> {
  if (typeof value === 'string') yield { key, id: value };
  if (Array.isArray(value)) for (const one of value) yield* namesIn(one, key);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) yield* namesIn(part, name);
  }
}
