import { err, type Migrations, ok, openRecord, storeRecord } from '@vayl/domain';
import { type LogFailure, Shelf, type StoragePort } from '@vayl/session';
import { TestRecord } from './test-record.ts';

const KEY = 'vayl.self-test';
// The first version: there is nothing to migrate from yet.
const MIGRATIONS: Migrations = [];

interface KeptTestOptions {
  readonly storage: StoragePort;
  readonly logFailure: LogFailure;
}

/** The one test of this computer. */
export class KeptTest {
  readonly #options: KeptTestOptions;
  readonly #shelf: Shelf<TestRecord | undefined>;

  constructor(options: KeptTestOptions) {
    this.#options = options;
    this.#shelf = new Shelf<TestRecord | undefined>({
      ...options,
      key: KEY,
      initial: undefined,
      read: (stored) => {
        const opened = openRecord(stored, MIGRATIONS);
        if (!opened.ok) return opened;
        // Half a test is none: a block that is left out would make another of it.
        const record = TestRecord.safeParse(opened.value);
        return record.success ? ok(record.data) : err('settings/unreadable');
      },
      store: (record) => storeRecord(record, MIGRATIONS),
    });
  }

  load(): TestRecord | undefined {
    return this.#shelf.load();
  }

  save(record: TestRecord): boolean {
    return this.#shelf.save(record);
  }

  remove(): void {
    const { storage, logFailure } = this.#options;
    try {
      storage.remove(KEY);
    } catch (cause) {
      logFailure('self-test.remove-failed', cause);
    }
  }
}
