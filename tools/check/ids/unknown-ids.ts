const ID_SHAPE = /(\[?)\b((SITE-AV|[A-Z]+)-\d+)\b(\]?)/g;

/**
 * Ids in a test's source that the catalogue does not have. Titles may be built from tables, so an id counts wherever
 * it stands once its area is one of ours; in brackets it counts whatever its area (UTF-8 and ISO-8601 are no ids).
 */
export function unknownIds(source: string, known: ReadonlySet<string>): string[] {
  const areas = new Set([...known].map((id) => id.replace(/-\d+$/, '')));
  const named = [...source.matchAll(ID_SHAPE)].flatMap(([, open, id, area, close]) =>
    id !== undefined && (areas.has(area ?? '') || (open === '[' && close === ']')) ? [id] : [],
  );
  return [...new Set(named)].filter((id) => !known.has(id));
}
