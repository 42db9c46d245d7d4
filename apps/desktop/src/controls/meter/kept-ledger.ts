import { DAILY_ALLOWANCE_MS } from '@vayl/domain';
import { type LogFailure, Shelf, type StoragePort } from '@vayl/session';
import type { Calendar } from './calendar.ts';
import { dayNow } from './day-now.ts';
import { emptyLedger, type Ledger, type NewId } from './ledger.ts';
import { readStoredLedger, storeLedger } from './stored-ledger.ts';

interface KeptLedgerOptions {
  readonly storage: StoragePort;
  readonly newId: NewId;
  readonly logFailure: LogFailure;
}

/** The ledger, and what of it outlives this run. */
export class KeptLedger {
  readonly #shelf: Shelf<Ledger>;
  #now: Ledger;
  #isChanged = false;

  constructor({ storage, newId, logFailure }: KeptLedgerOptions) {
    const initial = emptyLedger(newId());
    this.#shelf = new Shelf<Ledger>({
      storage,
      logFailure,
      key: 'vayl.minutes',
      initial,
      read: (stored) => readStoredLedger(stored, initial.deviceId),
      store: storeLedger,
    });
    this.#now = this.#shelf.load();
    if (this.#shelf.problem !== undefined) logFailure('vayl.minutes.unreadable', this.#shelf.problem);
  }

  get now(): Ledger {
    return this.#now;
  }

  leftMs(calendar: Calendar, wallMs: number): number {
    return DAILY_ALLOWANCE_MS - dayNow(this.#now, calendar, wallMs).usedMs;
  }

  /** Kept with the next `keep`. */
  change(next: Ledger): void {
    this.#isChanged ||= next !== this.#now;
    this.#now = next;
  }

  keep(): void {
    if (this.#isChanged) this.#shelf.save(this.#now);
    this.#isChanged = false;
  }
}
