import { invoke } from '@tauri-apps/api/core';
import { err, ok } from '@vayl/domain';
import type { HistoryHost, SqlStatement } from '../history-host.ts';

/** In the folder of this app's settings. The plugin opens whatever it is named; nothing else is named anywhere. */
const DATABASE = 'sqlite:history.db';

export function tauriHistoryHost(logFailure: (what: string, cause: unknown) => void): HistoryHost {
  return {
    openHistory: () => invoke('plugin:sql|load', { db: DATABASE }),
    runHistory: async (statement) => {
      await invoke('plugin:sql|execute', asked(statement));
    },
    readHistory: (statement) => invoke<readonly unknown[]>('plugin:sql|select', asked(statement)),
    saveExport: async (what, text) => {
      try {
        return ok(await invoke<string>('save_export', { export: what, text }));
      } catch (cause) {
        logFailure('history.not-saved', cause);
        return err('not-saved');
      }
    },
  };
}

function asked({ sql, values = [] }: SqlStatement) {
  return { db: DATABASE, query: sql, values };
}
