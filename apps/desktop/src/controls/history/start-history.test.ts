import { createSession } from '@vayl/session';
import { afterEach, describe, expect, it } from 'vitest';
import { KeptPreferences } from '../app-preferences.ts';
import { memoryStorage } from '../test-helpers/memory-storage.ts';
import { startHistory } from './start-history.ts';
import { type SqliteHistoryHost, sqliteHistoryHost } from './test-helpers/sqlite-history-host.ts';

const NO = { seizures: 'no', lightSickness: 'no', under18: 'no', unsure: 'no' } as const;
const logFailure = (what: string) => expect.fail(what);

let host: SqliteHistoryHost | undefined;
afterEach(() => host?.close());

/** A desk with a history in a real SQLite, whose time passes in beats. */
function sit() {
  const own = sqliteHistoryHost(':memory:');
  host = own;
  const now = { ms: 0 };
  const clock = {
    monotonicMs: () => now.ms,
    wallMs: () => 1_790_000_000_000 + now.ms,
    after: () => () => undefined,
  };
  const session = createSession({
    clock,
    storage: memoryStorage(),
    suggestions: { ask: () => Promise.resolve('no-response') },
    logFailure,
    prefersReducedMotion: false,
  });
  session.answerScreening({ answers: NO, liftsBlock: false });
  const preferences = new KeptPreferences({ storage: memoryStorage(), logFailure });
  const { history, recorder } = startHistory({
    host: own,
    session,
    clock,
    preferences,
    conversation: { load: () => [] },
    server: () => undefined,
    logFailure,
  });
  const use = (seconds: number) => {
    for (let beat = 0; beat < seconds * 10; beat += 1) {
      now.ms += 100;
      recorder.tick();
    }
  };
  /** Read after all that was written. */
  const kept = async () => {
    await history.read();
    const state = history.getSnapshot();
    return state.is === 'read' ? state.latest : state;
  };
  return { session, preferences, history, use, kept };
}

describe('a history that has begun', () => {
  it('remembers a session with the name of its preset, and asks how it was', async () => {
    const { session, history, use, kept } = sit();
    session.change({ globalModulationHz: 6, centerModulationHz: 14, visualHue: 205 });
    session.switchOn();
    use(90);
    expect(history.toRate.getSnapshot()).toBeUndefined();
    session.switchOff();
    expect(history.toRate.getSnapshot()?.usedSeconds).toBe(90);
    const remembered = { task: 'Focus', usedSeconds: 90, endedBy: 'switched-off' };
    expect(await kept()).toMatchObject([{ ...remembered, rating: null }]);
    await history.rate(history.toRate.getSnapshot()?.id ?? '', 5);
    expect(history.toRate.getSnapshot()).toBeUndefined();
    expect(await kept()).toMatchObject([{ ...remembered, rating: 5 }]);
  });

  it.each([
    ['that was short', (session: ReturnType<typeof sit>['session']) => session.switchOn(), 30],
    ['of a self-test', (session: ReturnType<typeof sit>['session']) => session.switchOnConcealed('sham'), 90],
  ])('does not ask after a session %s', async (_, begin, seconds) => {
    const { session, history, use, kept } = sit();
    begin(session);
    use(seconds);
    session.switchOff();
    expect(history.toRate.getSnapshot()).toBeUndefined();
    expect(await kept()).toHaveLength(1);
  });

  it('writes nothing once that is switched off', async () => {
    const { session, preferences, history, use, kept } = sit();
    preferences.change({ isHistoryKept: false });
    session.switchOn();
    use(90);
    session.switchOff();
    expect(await kept()).toEqual([]);
    expect(history.toRate.getSnapshot()).toBeUndefined();
  });

  it('forgets what ran when everything is deleted, and goes on from there', async () => {
    const { session, history, use, kept } = sit();
    session.switchOn();
    use(90);
    await history.deleteEverything();
    expect(await kept()).toEqual([]);
    use(20);
    session.switchOff();
    expect(await kept()).toMatchObject([{ usedSeconds: 20 }]);
  });
});
