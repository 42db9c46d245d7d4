import { invoke } from '@tauri-apps/api/core';
import { err, ok } from '@vayl/domain';
import type { AccountHost } from '../account-host.ts';

/** In the control window, which alone may call these. */
export function tauriAccountHost(logFailure: (what: string, cause: unknown) => void): AccountHost {
  async function tried<Value, Code extends string>(work: Promise<Value>, code: Code) {
    try {
      return ok(await work);
    } catch (cause) {
      logFailure(code, cause);
      return err(code);
    }
  }
  return {
    callServer: (request) => invoke('call_server', { request }),
    keepSession: (token) => invoke('keep_session', { token }),
    forgetSession: () => tried(invoke<undefined>('forget_session'), 'session/not-forgotten' as const),
    hasSession: () => tried(invoke<boolean>('has_session'), 'session/unreadable' as const),
    openInBrowser: (page) => tried(invoke<undefined>('open_in_browser', { page }), 'browser/not-opened' as const),
    place: () => invoke('describe_place'),
  };
}
