import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { historyCsv, readHistoryCsv, readHistoryJson } from '@vayl/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { History } from './history.ts';
import { HistoryStore } from './history-store.ts';
import { someSession, someSessions } from './test-helpers/some-sessions.ts';
import { type SqliteHistoryHost, sqliteHistoryHost } from './test-helpers/sqlite-history-host.ts';

const MONDAY_MS = Date.UTC(2026, 10, 16);

let folder: string;
let host: SqliteHistoryHost;
let store: HistoryStore;
const failures: string[] = [];

function open(): void {
  host = sqliteHistoryHost(join(folder, 'history.db'));
  store = new HistoryStore(host, (what) => failures.push(what));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vayl-history-'));
  failures.length = 0;
  open();
});
afterEach(() => {
  host.close();
  rmSync(folder, { recursive: true });
});

async function value<Value>(result: Promise<{ readonly ok: true; readonly value: Value } | { readonly ok: false }>) {
  const settled = await result;
  if (!settled.ok) throw new Error(`it failed: ${JSON.stringify(settled)}`);
  return settled.value;
}

describe('sessions in the file', () => {
  it('come out as they went in, also in another run', async () => {
    const sessions = someSessions({ days: 5, lastDayMs: MONDAY_MS });
    for (const session of sessions) await value(store.write(session));
    expect(await value(store.all())).toEqual(sessions);
    host.close();
    open();
    expect(await value(store.all())).toEqual(sessions);
    expect(await value(store.latest(2))).toEqual(sessions.slice(-2).toReversed());
    const [first] = await value(store.outlines());
    expect(first).toEqual({
      startedAtMs: sessions[0]?.startedAtMs,
      utcOffsetMinutes: 60,
      usedSeconds: sessions[0]?.usedSeconds,
      globalHz: sessions[0]?.asked.globalModulationHz,
      centerHz: sessions[0]?.asked.centerModulationHz,
      rating: sessions[0]?.rating,
    });
  });

  it('that are written again keep the rating that they were given', async () => {
    const session = { ...someSession(1, MONDAY_MS), rating: null };
    await value(store.write(session));
    await value(store.rate(session.id, 4));
    await value(store.write({ ...session, usedSeconds: 9999 }));
    expect(await value(store.all())).toEqual([{ ...session, usedSeconds: 9999, rating: 4 }]);
    await value(store.rate(session.id, null));
    expect(await value(store.all())).toEqual([{ ...session, usedSeconds: 9999, rating: null }]);
  });

  it('that nobody has ended are closed at the next start, and none but those', async () => {
    const [crashed, ended] = [someSession(1, MONDAY_MS), someSession(2, MONDAY_MS + 1)];
    await value(store.write({ ...crashed, endedBy: null }));
    await value(store.write(ended));
    host.close();
    open();
    await value(store.closeUnfinished());
    expect((await value(store.all())).map(({ endedBy }) => endedBy)).toEqual(['app-ended', 'switched-off']);
  });

  it('keep concealed what was delivered', async () => {
    const session = { ...someSession(1, MONDAY_MS), delivered: null };
    await value(store.write(session));
    expect(await value(store.all())).toEqual([session]);
  });
});

describe('a file that cannot be used', () => {
  it.each([
    ['that is no database', 'history/damaged'],
    [`SQLite format 3\0${'x'.repeat(2000)}`, 'history/damaged'],
  ])('is said to be damaged, and nothing in it is changed', async (text, problem) => {
    const path = join(folder, 'history.db');
    writeFileSync(path, text);
    expect(await store.outlines()).toEqual({ ok: false, error: problem });
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(failures).toContain('history.failed');
  });

  it('is said to be of a newer app', async () => {
    await value(store.all());
    await host.runHistory({ sql: 'PRAGMA user_version = 99' });
    host.close();
    open();
    expect(await store.all()).toEqual({ ok: false, error: 'history/newer' });
  });

  it('can be tried again', async () => {
    const broken = new HistoryStore(
      {
        ...host,
        openHistory: () => (failures.length === 0 ? Promise.reject(new Error('unable to open')) : host.openHistory()),
      },
      (what) => failures.push(what),
    );
    expect(await broken.all()).toEqual({ ok: false, error: 'history/not-opened' });
    expect(await broken.all()).toEqual({ ok: true, value: [] });
  });
});

describe('an export of the file', () => {
  it.each([
    ['history-csv', readHistoryCsv],
    ['history-json', readHistoryJson],
  ] as const)('as %s can be read back without loss', async (what, read) => {
    const sessions = someSessions({ days: 40, lastDayMs: MONDAY_MS });
    for (const session of sessions) await value(store.write(session));
    const history = new History({ store, host, onDeleted: () => undefined });
    expect(await history.save(what)).toMatchObject({ ok: true });
    expect(read(host.saved[0] ?? '')).toEqual({ ok: true, value: sessions });
    expect(historyCsv(sessions).split('\r\n')).toHaveLength(sessions.length + 2);
  });
});

describe('deleting everything', () => {
  it('leaves no byte of a session in the file, and no file beside it', async () => {
    const sessions = someSessions({ days: 60, lastDayMs: MONDAY_MS });
    for (const session of sessions) await value(store.write({ ...session, task: `a secret task ${session.id}` }));
    const path = join(folder, 'history.db');
    expect(readFileSync(path).includes('a secret task')).toBe(true);
    const fullBytes = readFileSync(path).length;
    await value(store.deleteEverything());
    expect(await value(store.all())).toEqual([]);
    const bytes = readFileSync(path);
    for (const trace of ['secret', '00000000-0000-4000', 'centerModulationHz', 'switched-off', 'Serene Rain']) {
      expect(bytes.includes(trace), trace).toBe(false);
    }
    expect(bytes.length).toBeLessThan(fullBytes / 4);
    expect(readdirSync(folder)).toEqual(['history.db']);
    // What is left is what a file has in which there never was a session.
    host.close();
    const empty = sqliteHistoryHost(join(folder, 'empty.db'));
    await new HistoryStore(empty, () => undefined).all();
    empty.close();
    const differing = [...readFileSync(join(folder, 'empty.db'))].filter((byte, index) => byte !== bytes[index]);
    // Counters in the first page's head: how often the file was changed.
    expect(differing.length).toBeLessThan(16);
  });

  it('tells whoever still counts', async () => {
    let told = 0;
    const history = new History({ store, host, onDeleted: () => (told += 1) });
    await value(store.write(someSession(1, MONDAY_MS)));
    await history.read();
    await history.deleteEverything();
    expect(told).toBe(1);
    expect(history.getSnapshot()).toEqual({ is: 'read', outlines: [], latest: [] });
  });
});
