const MOST_LENGTH = 100;
const NAMELESS = 'A computer';

/** How this computer is called at approval and in the list of sessions: one line that the contract takes. */
export function deviceNameOf(computerName: string): string {
  const name = computerName
    .replace(/\p{Cc}/gu, '')
    .replace(/\.local$/i, '')
    .trim();
  return name.slice(0, MOST_LENGTH).trim() || NAMELESS;
}
