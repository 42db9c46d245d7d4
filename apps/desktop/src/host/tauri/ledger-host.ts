import { invoke } from '@tauri-apps/api/core';
import { getCurrentWebviewWindow } from '@tauri-apps/api/webviewWindow';
import type { Departure, LedgerHost } from '../ledger-host.ts';

export function tauriLedgerHost(logFailure: (what: string, cause: unknown) => void): LedgerHost {
  const own = getCurrentWebviewWindow();
  return {
    onDepartures: async (listener) => {
      const take = () => {
        invoke<readonly Departure[]>('take_departures')
          .then((departures) => departures.length > 0 && listener(departures))
          .catch((cause: unknown) => logFailure('ledger.not-read', cause));
      };
      await own.listen('departed', take);
      take();
    },
  };
}
