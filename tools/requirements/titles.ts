export const MOST_IDS_PER_TITLE = 3;

const CITED_ID = /(?<=\[)(?:SITE-AV|[A-Z]+)-\d+(?=\])/g;

/** The ids a test title cites: each in its own brackets, as in `[FRQ-09] shows 0.1 Hz as 1 cycles/10s`. */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(CITED_ID)].map(([id]) => id);
}
