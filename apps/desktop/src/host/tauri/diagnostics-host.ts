import { invoke } from '@tauri-apps/api/core';
import { err, ok } from '@vayl/domain';
import type { DiagnosticsHost, SystemFacts } from '../diagnostics-host.ts';

export function tauriDiagnosticsHost(logFailure: (what: string, cause: unknown) => void): DiagnosticsHost {
  return {
    describeSystem: () => invoke<SystemFacts>('describe_system'),
    saveDiagnostics: async (text) => {
      try {
        return ok(await invoke<string>('save_diagnostics', { text }));
      } catch (cause) {
        logFailure('diagnostics.not-saved', cause);
        return err('not-saved');
      }
    },
  };
}
