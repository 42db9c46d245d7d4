/** Words that are written down with blanks between them. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/u));
}
