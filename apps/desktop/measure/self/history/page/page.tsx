import '@vayl/ui/styles.css';
import { err, type LocalDay, type SessionOutline } from '@vayl/domain';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { KeptPreferences } from '../../../../src/controls/app-preferences.ts';
import { History } from '../../../../src/controls/history/history.ts';
import { READ_OUTLINES, readOutlines } from '../../../../src/controls/history/history-sql.ts';
import { HistoryStore } from '../../../../src/controls/history/history-store.ts';
import { HistoryView } from '../../../../src/controls/history/history-view.tsx';
import { HistoryPlots } from '../../../../src/controls/history/parts/history-plots.tsx';
import { Observed } from '../../../../src/controls/observed.ts';
import { memoryStorage } from '../../../../src/controls/test-helpers/memory-storage.ts';
import type { SqlStatement } from '../../../../src/host/history-host.ts';

/** What the measure can ask of this page. */
export interface HistoryBench {
  /** From nothing to a view that is painted, out of a file that was not open yet. */
  openMs(today: LocalDay): Promise<number>;
  /** The plots of each span, from sessions that are read already. */
  drawMs(today: LocalDay): Promise<readonly number[]>;
}

declare global {
  /** The file is Node's. What crosses is the text of JSON, as it is between the app's window and its shell. */
  function askSqlite(statement: SqlStatement): Promise<string>;
  interface Window {
    bench: HistoryBench;
  }
}

async function readHistory(statement: SqlStatement): Promise<readonly unknown[]> {
  return z.array(z.unknown()).parse(JSON.parse(await askSqlite(statement)));
}

const host = {
  openHistory: async () => undefined,
  runHistory: async (statement: SqlStatement) => {
    await askSqlite(statement);
  },
  readHistory,
  saveExport: async () => err('not-saved' as const),
};

function logFailure(what: string, cause: unknown): never {
  throw new Error(what, { cause });
}

let outlines: readonly SessionOutline[] | undefined;

window.bench = {
  openMs: (today) => {
    const history = new History({ store: new HistoryStore(host, logFailure), host, onDeleted: () => undefined });
    const preferences = new KeptPreferences({ storage: memoryStorage(), logFailure });
    const account = new Observed({ is: 'signed-out' as const });
    const view = <HistoryView history={history} preferences={preferences} account={account} today={() => today} />;
    return withRoot(view, '.history-latest', async () => undefined);
  },
  drawMs: async (today) => {
    outlines ??= readOutlines(await readHistory(READ_OUTLINES));
    const choices: number[] = [];
    const first = await withRoot(<HistoryPlots outlines={outlines} today={today} />, '.v-columns', async () => {
      for (const choice of [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].slice(1)) {
        const startedMs = performance.now();
        choice.click();
        await painted();
        choices.push(performance.now() - startedMs);
      }
    });
    return [first, ...choices];
  },
};

/** How long it takes until something is painted. Then something more can be done to it, before it goes. */
async function withRoot(view: ReactNode, awaited: string, then: () => Promise<void>): Promise<number> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const startedMs = performance.now();
  root.render(view);
  do await painted();
  while (place.querySelector(awaited) === null);
  const tookMs = performance.now() - startedMs;
  await then();
  root.unmount();
  place.remove();
  return tookMs;
}

/** The frame in which it is drawn, and the one after: a drawing takes its real width once it has one. */
async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
