import { invoke } from '@tauri-apps/api/core';
import { err, ok } from '@vayl/domain';
import type { ExportsHost } from '../exports-host.ts';

export function tauriExportsHost(logFailure: (what: string, cause: unknown) => void): ExportsHost {
  return {
    saveExport: async (what, text) => {
      try {
        return ok(await invoke<string>('save_export', { export: what, text }));
      } catch (cause) {
        logFailure('control.export-not-saved', cause);
        return err('not-saved');
      }
    },
  };
}
