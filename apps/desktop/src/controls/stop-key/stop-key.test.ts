import { err, ok } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { KeptPreferences } from '../app-preferences.ts';
import { memoryStorage } from '../test-helpers/memory-storage.ts';
import { DEFAULT_STOP_KEYS } from './keys.ts';
import { StopKey } from './stop-key.ts';

function open({ taken = [] as readonly string[], kept = new Map<string, string>() } = {}) {
  const registered: string[] = [];
  const logFailure = () => undefined;
  const preferences = new KeptPreferences({ storage: memoryStorage(kept), logFailure });
  const host = {
    setStopKey: async (keys: string) => {
      if (taken.includes(keys)) return err('stop-key/taken' as const);
      registered.push(keys);
      return ok(undefined);
    },
  };
  return { registered, kept, stopKey: new StopKey({ host, preferences, logFailure }) };
}

describe('the stop key', () => {
  it('is the usual one at first', async () => {
    const { stopKey, registered } = open();
    expect(stopKey.getSnapshot().keys).toBeUndefined();
    await stopKey.begin();
    expect([registered, stopKey.getSnapshot()]).toEqual([
      [DEFAULT_STOP_KEYS],
      { keys: DEFAULT_STOP_KEYS, problem: undefined },
    ]);
  });

  it('is the chosen one from then on', async () => {
    const { stopKey, kept } = open();
    await stopKey.begin();
    await stopKey.choose('F9');
    const next = open({ kept });
    await next.stopKey.begin();
    expect(next.registered).toEqual(['F9']);
  });

  it('stays where the wanted one is taken, and says so', async () => {
    const { stopKey, kept } = open({ taken: ['F9'] });
    await stopKey.begin();
    await stopKey.choose('F9');
    expect(stopKey.getSnapshot()).toEqual({
      keys: DEFAULT_STOP_KEYS,
      problem: { wanted: 'F9', code: 'stop-key/taken' },
    });
    const next = open({ kept });
    await next.stopKey.begin();
    expect(next.registered).toEqual([DEFAULT_STOP_KEYS]);
  });

  it('is none where the first is taken already', async () => {
    const { stopKey } = open({ taken: [DEFAULT_STOP_KEYS] });
    await stopKey.begin();
    expect(stopKey.getSnapshot()).toMatchObject({ keys: undefined, problem: { code: 'stop-key/taken' } });
    await stopKey.choose('F9');
    expect(stopKey.getSnapshot()).toEqual({ keys: 'F9', problem: undefined });
  });
});
