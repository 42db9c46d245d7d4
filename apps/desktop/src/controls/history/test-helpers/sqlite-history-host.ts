import { DatabaseSync } from 'node:sqlite';
import { ok } from '@vayl/domain';
import type { ExportsHost } from '../../../host/exports-host.ts';
import type { HistoryHost, SqlStatement } from '../../../host/history-host.ts';

export interface SqliteHistoryHost extends HistoryHost, ExportsHost {
  readonly saved: string[];
  close(): void;
}

/** The history's host on a real SQLite, which runs the same statements as the shell's. */
export function sqliteHistoryHost(path: string): SqliteHistoryHost {
  let database: DatabaseSync | undefined;
  const opened = () => {
    if (database === undefined) throw new Error('the file is not open');
    return database;
  };
  const saved: string[] = [];
  return {
    openHistory: async () => {
      database ??= new DatabaseSync(path);
    },
    runHistory: async ({ sql, values = [] }) => {
      // Several statements in one take no values, and are not prepared.
      if (values.length === 0) opened().exec(sql);
      else opened().prepare(sql).run(named(values));
    },
    readHistory: async ({ sql, values = [] }) =>
      opened()
        .prepare(sql)
        .all(named(values))
        .map((row) => ({ ...row })),
    saveExport: async (_what, text) => {
      saved.push(text);
      return ok('/home/someone/Downloads/vayl-history');
    },
    saved,
    close: () => {
      database?.close();
      database = undefined;
    },
  };
}

/** `$1` is a name to this library, and a place to the shell's. */
function named(values: NonNullable<SqlStatement['values']>) {
  return Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
}
