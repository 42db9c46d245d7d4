import type { Result, StoredRecordError } from '@vayl/domain';
import type { LogFailure, StoragePort } from '../ports/storage-port.ts';

export interface ShelfOptions<Value> {
  readonly storage: StoragePort;
  readonly logFailure: LogFailure;
  readonly key: string;
  /** What there is where nothing was kept, or nothing that can be read. */
  readonly initial: Value;
  readonly read: (stored: unknown) => Result<Value, StoredRecordError>;
  readonly store: (value: Value) => unknown;
  /** What cannot be written anew is thrown away then, so that nobody finds what no longer holds. */
  readonly isOldWorseThanNone?: boolean;
}

/** One record on this device. What a newer version wrote is left alone, to be there when that version comes back. */
export class Shelf<Value> {
  readonly #options: ShelfOptions<Value>;
  #problem: StoredRecordError | undefined;

  constructor(options: ShelfOptions<Value>) {
    this.#options = options;
  }

  get problem(): StoredRecordError | undefined {
    return this.#problem;
  }

  /** What is kept; where that is nothing, or nothing that can be read, what there is instead. */
  load(otherwise: Value = this.#options.initial): Value {
    const text = this.#text();
    const kept = text === undefined ? undefined : this.#options.read(parsed(text));
    this.#problem = kept?.ok === false ? kept.error : undefined;
    return kept?.ok === true ? kept.value : otherwise;
  }

  /** Whether it is kept. */
  save(value: Value): boolean {
    if (this.#problem === 'settings/from-newer-version') return false;
    const { storage, key, store, logFailure } = this.#options;
    try {
      storage.write(key, JSON.stringify(store(value)));
      return true;
    } catch (cause) {
      logFailure(`${key}.write-failed`, cause);
      if (this.#options.isOldWorseThanNone === true) this.#forget();
      return false;
    }
  }

  #forget(): void {
    const { storage, key, logFailure } = this.#options;
    try {
      storage.remove(key);
    } catch (cause) {
      logFailure(`${key}.remove-failed`, cause);
    }
  }

  #text(): string | undefined {
    const { storage, key, logFailure } = this.#options;
    try {
      return storage.read(key);
    } catch (cause) {
      logFailure(`${key}.read-failed`, cause);
      return undefined;
    }
  }
}

/** Text that is no JSON is no record either, which its reader says better than an exception. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
