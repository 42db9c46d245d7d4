/**
 * For how long nothing was acknowledged after a fault: the longest time from the fault, or from an acknowledgement, to
 * the next one. A day that ends says nothing about what comes after it, unless people were still trying then
 * (`triedUntilMs`).
 */
export function longestPauseMs(acknowledgedMs: readonly number[], faultMs: number, triedUntilMs?: number): number {
  const after = acknowledgedMs.filter((moment) => moment >= faultMs).toSorted((one, other) => one - other);
  const moments = triedUntilMs === undefined ? after : [...after, triedUntilMs];
  if (moments.length === 0) return Number.POSITIVE_INFINITY;
  return Math.max(...moments.map((moment, index) => moment - (moments[index - 1] ?? faultMs)));
}
