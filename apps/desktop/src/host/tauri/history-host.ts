import { invoke } from '@tauri-apps/api/core';
import type { HistoryHost, SqlStatement } from '../history-host.ts';

/** In the folder of this app's settings. The plugin opens whatever it is named; nothing else is named anywhere. */
const DATABASE = 'sqlite:history.db';

export function tauriHistoryHost(): HistoryHost {
  return {
    openHistory: () => invoke('plugin:sql|load', { db: DATABASE }),
    runHistory: async (statement) => {
      await invoke('plugin:sql|execute', asked(statement));
    },
    readHistory: (statement) => invoke<readonly unknown[]>('plugin:sql|select', asked(statement)),
  };
}

function asked({ sql, values = [] }: SqlStatement) {
  return { db: DATABASE, query: sql, values };
}
