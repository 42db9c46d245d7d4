import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type HistorySession, readHistoryCsv, readHistoryJson } from '@vayl/domain';
import { openBuiltPage } from '../../../../../tools/measure/browser.ts';
import type { Figure, Section } from '../../../../../tools/measure/measurement.ts';
import { median } from '../../../../../tools/measure/median.ts';
import { History } from '../../../src/controls/history/history.ts';
import { HistoryStore } from '../../../src/controls/history/history-store.ts';
import { someSessions } from '../../../src/controls/history/test-helpers/some-sessions.ts';
import {
  type SqliteHistoryHost,
  sqliteHistoryHost,
} from '../../../src/controls/history/test-helpers/sqlite-history-host.ts';
import type { SqlStatement } from '../../../src/host/history-host.ts';

const DAY_MS = 86_400_000;
const LAST_DAY_MS = Date.UTC(2026, 10, 16);
const FIVE_YEARS_DAYS = 5 * 365;
const OPEN_BAR_MS = 300;
const DRAW_BAR_MS = 100;
const ROUNDS = 9;

/** Five years of sessions in a real file: how long they take to be seen, and whether they can be taken and deleted. */
export async function measureHistory(isQuick: boolean): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'vayl-history-'));
  const path = join(folder, 'history.db');
  const host = sqliteHistoryHost(path);
  const store = new HistoryStore(host, (what, cause) => {
    throw new Error(what, { cause });
  });
  try {
    const sessions = someSessions({ days: FIVE_YEARS_DAYS, lastDayMs: LAST_DAY_MS });
    await fill(host, store, sessions);
    const bytes = readFileSync(path).length;
    return {
      title: 'History: five years in a file',
      figures: [
        { name: 'sessions', measured: sessions.length.toLocaleString('en-GB') },
        { name: 'file', measured: `${(bytes / 1e6).toFixed(1)} MB` },
        ...(await timeFigures(host, isQuick)),
        ...(await exportFigures(host, store, sessions)),
        ...(await deletionFigures({ folder, path, store, sessions })),
      ],
    };
  } finally {
    host.close();
    rmSync(folder, { recursive: true });
  }
}

async function fill(host: SqliteHistoryHost, store: HistoryStore, sessions: readonly HistorySession[]): Promise<void> {
  await store.all();
  // One transaction for all: what is measured is how they are read.
  await host.runHistory({ sql: 'BEGIN' });
  for (const session of sessions) await store.write(session);
  await host.runHistory({ sql: 'COMMIT' });
}

async function timeFigures(host: SqliteHistoryHost, isQuick: boolean): Promise<readonly Figure[]> {
  const { page, close } = await openBuiltPage(join(import.meta.dirname, 'page'));
  try {
    await page.setViewportSize({ width: 420, height: 760 });
    await page.exposeFunction('askSqlite', async (statement: SqlStatement) =>
      JSON.stringify(await host.readHistory(statement)),
    );
    const today = LAST_DAY_MS / DAY_MS;
    const opened: number[] = [];
    const drawn: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      opened.push(await page.evaluate((day) => window.bench.openMs(day), today));
      drawn.push(Math.max(...(await page.evaluate((day) => window.bench.drawMs(day), today))));
    }
    return [
      timeFigure('the view opens, median', median(opened), OPEN_BAR_MS, isQuick),
      timeFigure('the plots of the slowest span draw, median', median(drawn), DRAW_BAR_MS, isQuick),
    ];
  } finally {
    await close();
  }
}

/** A machine that is busy with something else proves nothing by its clock. */
function timeFigure(name: string, ms: number, barMs: number, isQuick: boolean): Figure {
  const measured = `${ms.toFixed(0)} ms`;
  return isQuick ? { name, measured } : { name, measured, bar: `under ${barMs} ms`, isReached: ms < barMs };
}

async function exportFigures(
  host: SqliteHistoryHost,
  store: HistoryStore,
  sessions: readonly HistorySession[],
): Promise<readonly Figure[]> {
  const history = new History({ store, host, onDeleted: () => undefined });
  const kinds = [
    ['history-csv', readHistoryCsv],
    ['history-json', readHistoryJson],
  ] as const;
  const figures: Figure[] = [];
  for (const [kind, read] of kinds) {
    await history.save(kind);
    const back = read(host.saved.at(-1) ?? '');
    const wrong = back.ok ? countDiffering(back.value, sessions) : sessions.length;
    figures.push({
      name: `sessions that differ after ${kind} and back`,
      measured: `${wrong}`,
      bar: '0',
      isReached: wrong === 0,
    });
  }
  return figures;
}

function countDiffering(back: readonly HistorySession[], sessions: readonly HistorySession[]): number {
  const differing = sessions.filter((session, index) => !isDeepStrictEqual(session, back[index]));
  return differing.length + Math.max(0, back.length - sessions.length);
}

interface Deletion {
  readonly folder: string;
  readonly path: string;
  readonly store: HistoryStore;
  readonly sessions: readonly HistorySession[];
}

async function deletionFigures({ folder, path, store, sessions }: Deletion): Promise<readonly Figure[]> {
  const before = tracesIn(readFileSync(path), sessions);
  await store.deleteEverything();
  const after = readFileSync(path);
  const traces = tracesIn(after, sessions);
  const others = readdirSync(folder).length - 1;
  return [
    { name: 'traces of sessions in the file’s bytes', measured: before.toLocaleString('en-GB') },
    { name: 'traces after everything was deleted', measured: `${traces}`, bar: '0', isReached: traces === 0 },
    { name: 'bytes after that', measured: after.length.toLocaleString('en-GB') },
    { name: 'other files beside it', measured: `${others}`, bar: '0', isReached: others === 0 },
  ];
}

/** Numbers of sessions, tasks and settings that can be found in bytes. */
function tracesIn(bytes: Buffer, sessions: readonly HistorySession[]): number {
  const texts = new Set(
    sessions.flatMap(({ id, task, asked }) => [id, task ?? id, asked.ambientTrack, asked.waveform]),
  );
  return [...texts].filter((text) => bytes.includes(text)).length;
}
