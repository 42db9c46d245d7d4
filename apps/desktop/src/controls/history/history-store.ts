import { err, type HistorySession, ok, type Rating, type Result, type SessionOutline } from '@vayl/domain';
import type { LogFailure } from '@vayl/session';
import { z } from 'zod';
import type { HistoryHost } from '../../host/history-host.ts';
import {
  CLOSE_UNFINISHED,
  DELETE_EVERYTHING,
  MIGRATIONS,
  READ_ALL,
  READ_OUTLINES,
  READ_VERSION,
  rateSession,
  readLatest,
  readOutlines,
  readSessions,
  readVersion,
  WITHOUT_LOG,
  writeSession,
  writeVersion,
} from './history-sql.ts';

export type HistoryProblem = 'history/not-opened' | 'history/damaged' | 'history/newer' | 'history/full';
type Database = Pick<HistoryHost, 'openHistory' | 'runHistory' | 'readHistory'>;

/** The sessions in the file of this computer. One thing is done at a time, in the order in which it was asked for. */
export class HistoryStore {
  readonly #database: Database;
  readonly #logFailure: LogFailure;
  #isOpen = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: Database, logFailure: LogFailure) {
    this.#database = database;
    this.#logFailure = logFailure;
  }

  write(session: HistorySession): Promise<Result<void, HistoryProblem>> {
    return this.#inTurn(() => this.#database.runHistory(writeSession(session)));
  }

  rate(id: string, rating: Rating | null): Promise<Result<void, HistoryProblem>> {
    return this.#inTurn(() => this.#database.runHistory(rateSession(id, rating)));
  }

  /** To be called before the first session of a run begins. */
  closeUnfinished(): Promise<Result<void, HistoryProblem>> {
    return this.#inTurn(() => this.#database.runHistory(CLOSE_UNFINISHED));
  }

  outlines(): Promise<Result<readonly SessionOutline[], HistoryProblem>> {
    return this.#inTurn(async () => readOutlines(await this.#database.readHistory(READ_OUTLINES)));
  }

  /** Newest first. */
  latest(count: number): Promise<Result<readonly HistorySession[], HistoryProblem>> {
    return this.#inTurn(async () => readSessions(await this.#database.readHistory(readLatest(count))));
  }

  all(): Promise<Result<readonly HistorySession[], HistoryProblem>> {
    return this.#inTurn(async () => readSessions(await this.#database.readHistory(READ_ALL)));
  }

  deleteEverything(): Promise<Result<void, HistoryProblem>> {
    return this.#inTurn(() => this.#database.runHistory(DELETE_EVERYTHING));
  }

  #inTurn<Value>(act: () => Promise<Value>): Promise<Result<Value, HistoryProblem>> {
    const done = this.#last.then(() => this.#attempt(act));
    this.#last = done;
    return done;
  }

  async #attempt<Value>(act: () => Promise<Value>): Promise<Result<Value, HistoryProblem>> {
    try {
      const opened = await this.#open();
      return opened.ok ? ok(await act()) : opened;
    } catch (cause) {
      this.#logFailure('history.failed', cause);
      return err(problemOf(cause));
    }
  }

  async #open(): Promise<Result<void, HistoryProblem>> {
    if (this.#isOpen) return ok(undefined);
    await this.#database.openHistory();
    await this.#database.runHistory(WITHOUT_LOG);
    const version = readVersion(await this.#database.readHistory(READ_VERSION));
    if (version > MIGRATIONS.length) return err('history/newer');
    for (const [index, statements] of [...MIGRATIONS.entries()].slice(version)) {
      for (const statement of statements) await this.#database.runHistory(statement);
      await this.#database.runHistory(writeVersion(index + 1));
    }
    this.#isOpen = true;
    return ok(undefined);
  }
}

/** What SQLite says, by the words that its own table of errors has. */
const SAID: readonly (readonly [words: RegExp, problem: HistoryProblem])[] = [
  [/not a database|malformed|disk image/i, 'history/damaged'],
  [/disk is full|no space/i, 'history/full'],
];

function problemOf(cause: unknown): HistoryProblem {
  if (cause instanceof z.ZodError) return 'history/damaged';
  const said = cause instanceof Error ? cause.message : String(cause);
  return SAID.find(([words]) => words.test(said))?.[1] ?? 'history/not-opened';
}
