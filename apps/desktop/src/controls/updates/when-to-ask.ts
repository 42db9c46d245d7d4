/** Often enough for something that mends, seldom enough for nobody to notice. */
const ASK_EVERY_MS = 6 * 60 * 60 * 1000;
/** A computer that has just woken may have no network yet; a session may have been short. */
const ASK_AGAIN_MS = 15 * 60 * 1000;

export interface LastAsked {
  readonly atMs: number;
  readonly gotAnswer: boolean;
}

/** After the start, and then every few hours. Never while there is light. */
export function isTimeToAsk(
  last: LastAsked | undefined,
  { nowMs, isLit }: { readonly nowMs: number; readonly isLit: boolean },
): boolean {
  if (isLit) return false;
  if (last === undefined) return true;
  return nowMs - last.atMs >= (last.gotAnswer ? ASK_EVERY_MS : ASK_AGAIN_MS);
}
