import { getVersion } from '@tauri-apps/api/app';
import { invoke } from '@tauri-apps/api/core';
import { getCurrentWebviewWindow } from '@tauri-apps/api/webviewWindow';
import type { OutsideAnswer, OutsideRequest, ShellHost } from '../shell-host.ts';
import { TauriTray } from './tauri-tray.ts';

type Numbered = OutsideRequest & { readonly id: number };

export function tauriShellHost(logFailure: (what: string, cause: unknown) => void): ShellHost {
  const own = getCurrentWebviewWindow();
  const tray = new TauriTray();

  async function answerAll(listener: (request: OutsideRequest) => Promise<OutsideAnswer>): Promise<void> {
    for (const { id, ...request } of await invoke<readonly Numbered[]>('take_requests')) {
      await invoke('answer_request', { id, answer: await listener(request) });
    }
  }

  return {
    onRequest: async (listener) => {
      const answer = () => {
        answerAll(listener).catch((cause: unknown) => logFailure('request.failed', cause));
      };
      await own.listen('asked', answer);
      answer();
    },
    onCloseAsked: async (listener) => {
      await own.listen('close-asked', listener);
    },
    showControl: () => invoke('show_control'),
    hideControl: () => own.hide(),
    quit: () => invoke('quit'),
    setTray: (wanted) => tray.set(wanted),
    launchesAtLogin: () => invoke('plugin:autostart|is_enabled'),
    setLaunchesAtLogin: (isLaunched) => invoke(`plugin:autostart|${isLaunched ? 'enable' : 'disable'}`),
    dimsFlashingLights: () => invoke('dims_flashing_lights'),
    appVersion: () => getVersion(),
  };
}
