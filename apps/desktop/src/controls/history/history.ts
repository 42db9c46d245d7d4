import {
  err,
  type HistorySession,
  historyCsv,
  historyJson,
  type Rating,
  type Result,
  type SessionOutline,
} from '@vayl/domain';
import type { ExportsHost, HistoryExport } from '../../host/exports-host.ts';
import { Observed } from '../observed.ts';
import type { HistoryProblem, HistoryStore } from './history-store.ts';

export type HistoryState =
  | { readonly is: 'unread' | 'reading' }
  | { readonly is: 'read'; readonly outlines: readonly SessionOutline[]; readonly latest: readonly HistorySession[] }
  | { readonly is: 'failed'; readonly problem: HistoryProblem };

export type ExportProblem = HistoryProblem | 'not-saved';

const LATEST_SHOWN = 8;
const TEXT_OF: Readonly<Record<HistoryExport, (sessions: readonly HistorySession[]) => string>> = {
  'history-csv': historyCsv,
  'history-json': historyJson,
};

interface HistoryOptions {
  readonly store: HistoryStore;
  readonly host: ExportsHost;
  /** Whoever still counts something forgets it, too. */
  readonly onDeleted: () => void;
}

/** What this computer remembers, as the view shows it. */
export class History extends Observed<HistoryState> {
  /** The session that ended last, until it is rated or that is put off. */
  readonly toRate = new Observed<HistorySession | undefined>(undefined);
  readonly #options: HistoryOptions;

  constructor(options: HistoryOptions) {
    super({ is: 'unread' });
    this.#options = options;
  }

  /** What is shown already stays until the new is there. */
  async read(): Promise<void> {
    const { store } = this.#options;
    if (this.getSnapshot().is !== 'read') this.set({ is: 'reading' });
    const [outlines, latest] = await Promise.all([store.outlines(), store.latest(LATEST_SHOWN)]);
    if (!outlines.ok) this.set({ is: 'failed', problem: outlines.error });
    else if (!latest.ok) this.set({ is: 'failed', problem: latest.error });
    else this.set({ is: 'read', outlines: outlines.value, latest: latest.value });
  }

  async rate(id: string, rating: Rating | null): Promise<Result<void, HistoryProblem>> {
    if (this.toRate.getSnapshot()?.id === id) this.toRate.set(undefined);
    const rated = await this.#options.store.rate(id, rating);
    if (this.getSnapshot().is === 'read') await this.read();
    return rated;
  }

  /** Where it was saved. */
  async save(what: HistoryExport): Promise<Result<string, ExportProblem>> {
    const { store, host } = this.#options;
    const all = await store.all();
    return all.ok ? host.saveExport(what, TEXT_OF[what](all.value)) : err(all.error);
  }

  async deleteEverything(): Promise<Result<void, HistoryProblem>> {
    const deleted = await this.#options.store.deleteEverything();
    if (!deleted.ok) return deleted;
    this.toRate.set(undefined);
    this.#options.onDeleted();
    await this.read();
    return deleted;
  }
}
