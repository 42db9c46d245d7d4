import { err, ok, type Result } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import type { UpdateRefusal } from '../../host/updates-host.ts';
import { Updates } from './updates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Fetched = Result<string | undefined, UpdateRefusal>;

/** A shell that answers as it is told, when it is told. */
function world() {
  const calls: string[] = [];
  const logged: string[] = [];
  const waiting: ((answer: Fetched) => void)[] = [];
  const call = (name: string) =>
    new Promise<Fetched>((resolve) => {
      calls.push(name);
      waiting.push(resolve);
    });
  const done = async (name: string) => {
    const answer = await call(name);
    return answer.ok ? ok(undefined) : answer;
  };
  const host = {
    fetchUpdate: () => call('fetch'),
    installUpdate: () => done('install'),
    restartApp: () => done('restart'),
    postponeUpdate: async () => {
      calls.push('postpone');
    },
  };
  const updates = new Updates({ host, logFailure: (what) => logged.push(what) });
  const answer = async (given: Fetched) => {
    waiting.shift()?.(given);
    await new Promise((resolve) => setTimeout(resolve));
  };
  let nowMs = 0;
  const pass = (ms: number, isLit = false) => {
    nowMs += ms;
    updates.tick({ nowMs, isLit });
  };
  return { updates, calls, logged, answer, pass };
}

async function withReady() {
  const made = world();
  made.pass(0);
  await made.answer(ok('1.2.0'));
  made.calls.length = 0;
  return made;
}

describe('looking for a newer app', () => {
  it('happens after the start, and then every few hours', async () => {
    const { calls, answer, pass } = world();
    pass(100);
    pass(100);
    expect(calls).toEqual(['fetch']);
    await answer(ok(undefined));
    pass(6 * HOUR_MS - 200);
    expect(calls).toEqual(['fetch']);
    pass(200);
    expect(calls).toEqual(['fetch', 'fetch']);
  });

  it('never happens while there is light, however long it lasts', () => {
    const { calls, pass } = world();
    for (let hour = 0; hour < 48; hour += 1) pass(HOUR_MS, true);
    expect(calls).toEqual([]);
    pass(100);
    expect(calls).toEqual(['fetch']);
  });

  it('is given up when a session begins, and taken up again after it', async () => {
    const { calls, logged, answer, pass, updates } = world();
    pass(0);
    pass(100, true);
    expect(calls).toEqual(['fetch', 'postpone']);
    await answer(err('postponed'));
    pass(HOUR_MS, true);
    expect(calls).toEqual(['fetch', 'postpone']);
    pass(100);
    expect(calls).toEqual(['fetch', 'postpone', 'fetch']);
    expect(updates.getSnapshot()).toEqual({ is: 'none' });
    expect(logged).toEqual([]);
  });

  it.each(['unreachable', 'not-ours', 'failed'] as const)(
    'says nothing where it was %s, and tries again soon',
    async (why) => {
      const { calls, logged, answer, pass, updates } = world();
      pass(0);
      await answer(err(why));
      expect(updates.getSnapshot()).toEqual({ is: 'none' });
      expect(logged).toEqual([`update.${why}`]);
      pass(14 * MINUTE_MS);
      expect(calls).toEqual(['fetch']);
      pass(MINUTE_MS);
      expect(calls).toEqual(['fetch', 'fetch']);
    },
  );
});

describe('a newer app that lies ready', () => {
  it('is not put in its place by itself', async () => {
    const { calls, pass, updates } = await withReady();
    for (let hour = 0; hour < 48; hour += 1) pass(HOUR_MS, hour % 2 === 0);
    expect(updates.getSnapshot()).toEqual({ is: 'ready', version: '1.2.0' });
    expect(calls).toEqual([]);
  });

  it('is put in its place when the person says so, and the app restarts', async () => {
    const { calls, answer, pass, updates } = await withReady();
    updates.install();
    updates.install();
    expect(calls).toEqual(['install']);
    await answer(ok(undefined));
    pass(100);
    pass(100);
    expect(calls).toEqual(['install', 'restart']);
  });

  it('waits while there is light, whatever the person says', async () => {
    const { calls, pass, updates } = await withReady();
    pass(100, true);
    updates.install();
    expect(calls).toEqual([]);
    expect(updates.getSnapshot()).toEqual({ is: 'ready', version: '1.2.0' });
  });

  it('does not end a session that began meanwhile: the app restarts after it', async () => {
    const { calls, answer, pass, updates } = await withReady();
    updates.install();
    pass(100, true);
    await answer(ok(undefined));
    pass(HOUR_MS, true);
    expect(updates.getSnapshot()).toEqual({ is: 'installed', version: '1.2.0' });
    expect(calls).toEqual(['install']);
    pass(100);
    expect(calls).toEqual(['install', 'restart']);
  });

  it('stays ready where the shell still sees light, and can be asked for again', async () => {
    const { calls, logged, answer, updates } = await withReady();
    updates.install();
    await answer(err('light-is-on'));
    expect(updates.getSnapshot()).toEqual({ is: 'ready', version: '1.2.0' });
    updates.install();
    expect(calls).toEqual(['install', 'install']);
    expect(logged).toEqual([]);
  });

  it('says so where it could not be put in its place, and comes again later', async () => {
    const { calls, logged, answer, pass, updates } = await withReady();
    updates.install();
    await answer(err('not-ours'));
    expect(updates.getSnapshot()).toEqual({ is: 'failed', version: '1.2.0' });
    expect(logged).toEqual(['update.not-ours']);
    pass(6 * HOUR_MS);
    expect(calls).toEqual(['install', 'fetch']);
  });
});
