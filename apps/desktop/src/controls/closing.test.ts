import { describe, expect, it, vi } from 'vitest';
import { KeptPreferences } from './app-preferences.ts';
import { Closing } from './closing.ts';
import { memoryStorage } from './test-helpers/memory-storage.ts';

async function open(kept = new Map<string, string>()) {
  const logFailure = (what: string) => expect.fail(what);
  let ask = (): void => expect.fail('nobody listens');
  const host = {
    onCloseAsked: async (listener: () => void) => {
      ask = listener;
    },
    hideControl: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    quit: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
  const closing = new Closing(host, new KeptPreferences({ storage: memoryStorage(kept), logFailure }), logFailure);
  await closing.begin();
  return { closing, host, kept, ask: () => ask() };
}

describe('closing the window', () => {
  it('says the first time that the app goes on, and hides nothing before', async () => {
    const { closing, host, ask } = await open();
    ask();
    expect([closing.getSnapshot(), host.hideControl.mock.calls.length]).toEqual([true, 0]);
    closing.hide();
    expect([closing.getSnapshot(), host.hideControl.mock.calls.length]).toEqual([false, 1]);
  });

  it('hides it at once from then on, in the next run too', async () => {
    const { closing, ask, kept } = await open();
    ask();
    closing.hide();
    const next = await open(kept);
    next.ask();
    expect([next.closing.getSnapshot(), next.host.hideControl.mock.calls.length]).toEqual([false, 1]);
  });

  it('says it again to somebody who kept the window', async () => {
    const { closing, host, ask } = await open();
    ask();
    closing.keepOpen();
    expect(closing.getSnapshot()).toBe(false);
    ask();
    expect([closing.getSnapshot(), host.hideControl.mock.calls.length]).toEqual([true, 0]);
  });

  it('is the end for somebody who says so', async () => {
    const { closing, host, ask } = await open();
    ask();
    closing.quit();
    expect(host.quit).toHaveBeenCalledOnce();
  });
});
