import { type HistorySession, historyCsv, historyJson, ok, type Rating, type Result } from '@vayl/domain';
import type { HistoryExport } from '../../../host/exports-host.ts';
import { Observed } from '../../observed.ts';
import type { ExportProblem, HistoryState } from '../history.ts';
import type { HistoryProblem } from '../history-store.ts';

/** A history in a test's hands. */
export class HeldHistory extends Observed<HistoryState> {
  readonly toRate = new Observed<HistorySession | undefined>(undefined);
  readonly saved: string[] = [];
  sessions: readonly HistorySession[];
  deletion: Result<void, HistoryProblem> = ok(undefined);
  saving: Result<string, ExportProblem> = ok('/home/someone/Downloads/vayl-history.csv');
  /** Instead of the sessions. */
  problem: HistoryProblem | undefined;

  constructor(sessions: readonly HistorySession[] = []) {
    super({ is: 'unread' });
    this.sessions = sessions;
  }

  async read(): Promise<void> {
    if (this.problem !== undefined) return this.set({ is: 'failed', problem: this.problem });
    this.set({
      is: 'read',
      outlines: this.sessions.map((session) => ({
        startedAtMs: session.startedAtMs,
        utcOffsetMinutes: session.utcOffsetMinutes,
        usedSeconds: session.usedSeconds,
        globalHz: session.asked.globalModulationHz,
        centerHz: session.asked.centerModulationHz,
        rating: session.rating,
      })),
      latest: this.sessions.slice(-8).toReversed(),
    });
  }

  async rate(id: string, rating: Rating | null): Promise<Result<void, HistoryProblem>> {
    if (this.toRate.getSnapshot()?.id === id) this.toRate.set(undefined);
    this.sessions = this.sessions.map((session) => (session.id === id ? { ...session, rating } : session));
    await this.read();
    return ok(undefined);
  }

  async save(what: HistoryExport): Promise<Result<string, ExportProblem>> {
    this.saved.push(what === 'history-csv' ? historyCsv(this.sessions) : historyJson(this.sessions));
    return this.saving;
  }

  async deleteEverything(): Promise<Result<void, HistoryProblem>> {
    if (!this.deletion.ok) return this.deletion;
    this.sessions = [];
    await this.read();
    return this.deletion;
  }
}
