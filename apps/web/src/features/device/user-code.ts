const LENGTH = 8;

/** As the app shows it: eight letters in two halves. Whatever else is typed between them falls away. */
export function typedUserCode(text: string): string {
  const letters = text
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, LENGTH);
  const half = LENGTH / 2;
  return letters.length > half ? `${letters.slice(0, half)}-${letters.slice(half)}` : letters;
}

export function isWholeUserCode(code: string): boolean {
  return code.replace('-', '').length === LENGTH;
}
