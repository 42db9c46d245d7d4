/** As shares of a plot's height: two labels need this much between them. */
const LEAST_GAP = 0.05;

/** Labels stand at the ends of their lines, and move apart where they would touch. */
export function labelHeights(ends: readonly number[]): readonly number[] {
  const placed = new Map<number, number>();
  let roomAbove = Number.POSITIVE_INFINITY;
  for (const [index, end] of [...ends.entries()].toSorted(([, a], [, b]) => b - a)) {
    const height = Math.min(end, roomAbove);
    placed.set(index, height);
    roomAbove = height - LEAST_GAP;
  }
  return ends.map((end, index) => placed.get(index) ?? end);
}
