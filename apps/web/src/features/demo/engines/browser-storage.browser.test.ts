import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDemoSession } from './create-demo-session.ts';

afterEach(() => vi.restoreAllMocks());

describe('a browser that keeps nothing', () => {
  it('is logged, and the demo works', () => {
    const failures: string[] = [];
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { session, dispose } = createDemoSession({ logFailure: (what) => failures.push(what) });
    session.change({ visualHue: 44 });
    session.savePreset('Mine');
    expect(session.getSnapshot()).toMatchObject({ settings: { visualHue: 44 }, ownPresets: [{ name: 'Mine' }] });
    dispose();
    expect(failures).toEqual(expect.arrayContaining(['vayl.settings.read-failed', 'vayl.presets.write-failed']));
  });
});
