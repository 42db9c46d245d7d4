import { type Migrations, ok, openRecord, storeRecord } from '@vayl/domain';
import { type LogFailure, Shelf, type StoragePort } from '@vayl/session';
import { z } from 'zod';
import { DEPARTURE_PURPOSES, type Departure, type LedgerHost } from '../../host/ledger-host.ts';
import { Observed } from '../observed.ts';

/** Some weeks of ordinary use. The oldest go first. */
export const MOST_DEPARTURES = 500;

// The first version: there is nothing to migrate from yet.
const MIGRATIONS: Migrations = [];
const Stored = z.object({
  atMs: z.number(),
  host: z.string(),
  purpose: z.enum(DEPARTURE_PURPOSES),
  sentBytes: z.number(),
  receivedBytes: z.number().nullable(),
  status: z.number().nullable(),
});

interface LedgerOptions {
  readonly host: LedgerHost;
  readonly storage: StoragePort;
  readonly logFailure: LogFailure;
}

/** Every request that this app has made, the newest first: on this computer, and nowhere else. */
export class NetworkLedger extends Observed<readonly Departure[]> {
  readonly #host: LedgerHost;
  readonly #shelf: Shelf<readonly Departure[]>;

  constructor({ host, ...options }: LedgerOptions) {
    const shelf = new Shelf<readonly Departure[]>({
      ...options,
      key: 'vayl.departures',
      initial: [],
      read: (stored) => {
        const opened = openRecord(stored, MIGRATIONS);
        return opened.ok ? ok(readDepartures(opened.value['departures'])) : opened;
      },
      store: (departures) => storeRecord({ departures }, MIGRATIONS),
      // Whoever has cleared it must not find it again.
      isOldWorseThanNone: true,
    });
    super(shelf.load());
    this.#host = host;
    this.#shelf = shelf;
  }

  begin(): Promise<void> {
    return this.#host.onDepartures((departures) => {
      const all = [...this.getSnapshot()];
      for (const departure of departures) all.unshift(departure);
      this.#keep(all.slice(0, MOST_DEPARTURES));
    });
  }

  clear(): void {
    this.#keep([]);
  }

  #keep(departures: readonly Departure[]): void {
    this.#shelf.save(departures);
    this.set(departures);
  }
}

/** One that cannot be read costs itself alone. */
function readDepartures(stored: unknown): readonly Departure[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one) => {
    const read = Stored.safeParse(one);
    return read.success ? [read.data] : [];
  });
}
