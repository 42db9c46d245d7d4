import type { BrowserContext } from 'playwright';

/** As much of the desktop shell as a page needs to start: it beats, has one display, and answers nothing else. */
export async function addShell(context: BrowserContext, label: string): Promise<void> {
  await context.addInitScript((windowLabel) => {
    const listeners = new Map<number, (event: unknown) => void>();
    const beaten: number[] = [];
    const answers: string[] = [];
    const display = {
      name: 'One',
      position: { x: 0, y: 0 },
      size: { width: 640, height: 400 },
      workArea: { position: { x: 0, y: 0 }, size: { width: 640, height: 400 } },
      scaleFactor: 1,
    };
    const invoke = (command: string, args: { readonly event?: string; readonly handler?: number } = {}) => {
      answers.push(command);
      if (command === 'plugin:event|listen' && args.event === 'beat') beaten.push(args.handler ?? 0);
      return Promise.resolve(command === 'plugin:window|available_monitors' ? [display] : null);
    };
    const transformCallback = (listener: (event: unknown) => void) => listeners.set(listeners.size + 1, listener).size;
    const shell = {
      invoke,
      transformCallback,
      unregisterCallback: (id: number) => listeners.delete(id),
      metadata: { currentWindow: { label: windowLabel }, currentWebview: { windowLabel, label: windowLabel } },
    };
    let number = 0;
    setInterval(() => {
      number += 1;
      const payload = { number, shellMs: performance.now(), reports: {} };
      for (const id of beaten) listeners.get(id)?.({ event: 'beat', id, payload });
    }, 100);
    Object.assign(globalThis, {
      __TAURI_INTERNALS__: shell,
      __TAURI_EVENT_PLUGIN_INTERNALS__: { unregisterListener: (_event: string, id: number) => listeners.delete(id) },
      shellWasAsked: answers,
    });
  }, label);
}
