const NO_BREAK_SPACE = '\u00a0';

/** Between a number and its unit stands a space that does not break; a sign (%, °) stands close. */
export function unitGap(unit: string): string {
  return /^[%°′″]/.test(unit) ? '' : NO_BREAK_SPACE;
}
