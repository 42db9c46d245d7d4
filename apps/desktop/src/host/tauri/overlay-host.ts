import { invoke } from '@tauri-apps/api/core';
import { getCurrentWebviewWindow } from '@tauri-apps/api/webviewWindow';
import type { Beat } from '../../wire/beat.ts';
import type { OverlayOrder } from '../../wire/overlay-order.ts';
import type { OverlayHost } from '../overlay-host.ts';

/** In a window of the shell. What the shell does not answer, the watch on both sides sees. */
export function tauriOverlayHost(logFailure: (what: string, cause: unknown) => void): OverlayHost {
  const own = getCurrentWebviewWindow();
  return {
    onBeat: async (listener) => {
      await own.listen<Beat>('beat', ({ payload }) => listener(payload));
    },
    onOrder: async (listener) => {
      await own.listen<OverlayOrder>('order', ({ payload }) => listener(payload));
    },
    answer: (report) => {
      invoke('answer_beat', { report }).catch((cause: unknown) => logFailure('overlay.answer-failed', cause));
    },
  };
}
