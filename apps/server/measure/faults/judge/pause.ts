/**
 * For how long nothing was acknowledged after a fault: the longest time from the fault, or from an acknowledgement, to
 * the next one. A day that ends says nothing about what comes after it.
 */
export function longestPauseMs(acknowledgedMs: readonly number[], faultMs: number): number {
  const after = acknowledgedMs.filter((moment) => moment >= faultMs).toSorted((one, other) => one - other);
  if (after.length === 0) return Number.POSITIVE_INFINITY;
  return Math.max(...after.map((moment, index) => moment - (after[index - 1] ?? faultMs)));
}
