import { describe, expect, it } from 'vitest';
import { KeptPreferences } from './app-preferences.ts';
import { memoryStorage } from './test-helpers/memory-storage.ts';

function open(kept = new Map<string, string>()) {
  return new KeptPreferences({ storage: memoryStorage(kept), logFailure: (what) => expect.fail(what) });
}

describe('what is set about the app', () => {
  it('leaves the light out of screenshots at first', () => {
    expect(open().getSnapshot()).toMatchObject({ isHiddenFromCapture: true, knowsOfTray: false });
  });

  it('is there in the next run', () => {
    const kept = new Map<string, string>();
    open(kept).change({ isHiddenFromCapture: false });
    expect(open(kept).getSnapshot()).toMatchObject({ isHiddenFromCapture: false, knowsOfTray: false });
  });

  it('loses the one thing that cannot be read', () => {
    const fields = { stopKeys: 7, isHiddenFromCapture: false, knowsOfTray: 'yes' };
    const kept = new Map([['vayl.app', JSON.stringify({ version: 0, fields })]]);
    expect(open(kept).getSnapshot()).toEqual({
      stopKeys: 'CommandOrControl+Shift+Period',
      isHiddenFromCapture: false,
      knowsOfTray: false,
      isHistoryKept: true,
      areTotalsSent: false,
    });
  });

  it('remembers sessions on this computer at first, and sends nothing of them', () => {
    expect(open().getSnapshot()).toMatchObject({ isHistoryKept: true, areTotalsSent: false });
  });
});
