export type SqlValue = string | number | null;

/** One statement, with what is put into its `$1`, `$2` … */
export interface SqlStatement {
  readonly sql: string;
  readonly values?: readonly SqlValue[];
}

/** The one file in which this computer remembers sessions. Every way rejects where the file cannot be used. */
export interface HistoryHost {
  /** Makes the file where there is none. */
  openHistory(): Promise<void>;
  runHistory(statement: SqlStatement): Promise<void>;
  readHistory(statement: SqlStatement): Promise<readonly unknown[]>;
}
