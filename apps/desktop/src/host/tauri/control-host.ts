import { invoke } from '@tauri-apps/api/core';
import { PhysicalPosition, PhysicalSize } from '@tauri-apps/api/dpi';
import { getCurrentWebviewWindow, WebviewWindow } from '@tauri-apps/api/webviewWindow';
import { availableMonitors } from '@tauri-apps/api/window';
import { err, ok } from '@vayl/domain';
import type { ControlBeat } from '../../wire/beat.ts';
import type { ControlHost, DarkReason, Display } from '../control-host.ts';

export function tauriControlHost(logFailure: (what: string, cause: unknown) => void): ControlHost {
  const own = getCurrentWebviewWindow();
  const shownOn = new Map<string, Display>();
  return {
    onBeat: async (listener) => {
      await own.listen<ControlBeat>('beat', ({ payload }) => {
        listener(payload);
        invoke('answer_beat').catch((cause: unknown) => logFailure('control.answer-failed', cause));
      });
    },
    onDarkened: async (listener) => {
      await own.listen<DarkReason>('darkened', ({ payload }) => listener(payload));
    },
    displays: async () => {
      const monitors = await availableMonitors();
      return monitors.map(({ name, position, size, scaleFactor }) => ({
        name: name ?? '',
        left: position.x,
        top: position.y,
        width: size.width,
        height: size.height,
        scale: scaleFactor,
      }));
    },
    openOverlay: async (label, display, isHiddenFromCapture) => {
      shownOn.set(label, display);
      await openOverlay(label, display, isHiddenFromCapture);
    },
    hideFromCapture: async (label, isHidden) => {
      const overlay = await WebviewWindow.getByLabel(label);
      await overlay?.setContentProtected(isHidden);
    },
    showOverlay: async (label, isShown) => {
      const overlay = await WebviewWindow.getByLabel(label);
      if (!isShown) return overlay?.hide();
      await overlay?.show();
      // Some window managers frame a window anew whenever it is shown, and put it where they like.
      const display = shownOn.get(label);
      if (overlay !== null && display !== undefined) await layOver(overlay, display);
    },
    closeOverlay: async (label) => {
      const overlay = await WebviewWindow.getByLabel(label);
      shownOn.delete(label);
      await overlay?.destroy();
    },
    orderLight: (order) => invoke('order_light', { order }),
    setStopKey: async (keys) => {
      try {
        await invoke('set_stop_key', { keys });
        return ok(undefined);
      } catch (cause) {
        return err(cause === 'unreadable' ? 'stop-key/unreadable' : 'stop-key/taken');
      }
    },
  };
}

async function openOverlay(
  label: string,
  { left, top, width, height, scale }: Display,
  isHiddenFromCapture: boolean,
): Promise<void> {
  const overlay = new WebviewWindow(label, {
    url: 'overlay.html',
    title: 'Vayl’s light',
    // The shell takes these by the size that the display shows, and not by its pixels.
    x: left / scale,
    y: top / scale,
    width: width / scale,
    height: height / scale,
    visible: false,
    transparent: true,
    decorations: false,
    alwaysOnTop: true,
    visibleOnAllWorkspaces: true,
    skipTaskbar: true,
    focus: false,
    focusable: false,
    shadow: false,
    resizable: false,
    contentProtected: isHiddenFromCapture,
  });
  await new Promise<void>((resolve, reject) => {
    void overlay.once('tauri://created', () => resolve());
    void overlay.once<string>('tauri://error', ({ payload }) => reject(new Error(payload)));
  });
  await invoke('raise_overlay', { label });
}

/** Over the whole display, and never in the way of a pointer. Only a window that is shown can let it through. */
async function layOver(overlay: WebviewWindow, { left, top, width, height }: Display): Promise<void> {
  await overlay.setIgnoreCursorEvents(true);
  // Displays of different scales: what was reckoned by one scale may be off by the other.
  await overlay.setPosition(new PhysicalPosition(left, top));
  await overlay.setSize(new PhysicalSize(width, height));
}
