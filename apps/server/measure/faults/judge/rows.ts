/** By table, each row as text. */
export type Rows = ReadonlyMap<string, readonly string[]>;

export interface Difference {
  readonly rows: number;
  /** Rows that one side has and the other has not, each counted once. */
  readonly differing: number;
}

/** Holds each row of one database against the other's. */
export function differenceOf(wanted: Rows, found: Rows): Difference {
  let rows = 0;
  let differing = 0;
  for (const table of new Set([...wanted.keys(), ...found.keys()])) {
    const left = new Map<string, number>();
    for (const row of wanted.get(table) ?? []) left.set(row, (left.get(row) ?? 0) + 1);
    rows += wanted.get(table)?.length ?? 0;
    for (const row of found.get(table) ?? []) left.set(row, (left.get(row) ?? 0) - 1);
    for (const count of left.values()) differing += Math.abs(count);
  }
  return { rows, differing };
}
