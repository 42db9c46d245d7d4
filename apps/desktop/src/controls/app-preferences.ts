import { type Migrations, ok, openRecord, storeRecord } from '@vayl/domain';
import { type LogFailure, Shelf, type StoragePort } from '@vayl/session';
import { z } from 'zod';
import { Observed } from './observed.ts';
import { DEFAULT_STOP_KEYS } from './stop-key/keys.ts';

/** What a person has set about the app itself, on this computer. */
export interface AppPreferences {
  readonly stopKeys: string;
  /** Whether the light asks to be left out of screenshots and screen sharing. */
  readonly isHiddenFromCapture: boolean;
  /** Has been told that a closed window goes on in the bar of the system. */
  readonly knowsOfTray: boolean;
  /** Whether sessions are remembered, on this computer. */
  readonly isHistoryKept: boolean;
  /** Whether the account is told when sessions begin and end. */
  readonly areTotalsSent: boolean;
}

// The first version: there is nothing to migrate from yet.
const MIGRATIONS: Migrations = [];
const INITIAL: AppPreferences = {
  stopKeys: DEFAULT_STOP_KEYS,
  isHiddenFromCapture: true,
  knowsOfTray: false,
  isHistoryKept: true,
  areTotalsSent: false,
};
// One that cannot be read costs itself alone.
const Stored = z.object({
  stopKeys: z.string().min(1).max(100).catch(INITIAL.stopKeys),
  isHiddenFromCapture: z.boolean().catch(INITIAL.isHiddenFromCapture),
  knowsOfTray: z.boolean().catch(INITIAL.knowsOfTray),
  isHistoryKept: z.boolean().catch(INITIAL.isHistoryKept),
  areTotalsSent: z.boolean().catch(INITIAL.areTotalsSent),
});

export class KeptPreferences extends Observed<AppPreferences> {
  readonly #shelf: Shelf<AppPreferences>;

  constructor(options: { readonly storage: StoragePort; readonly logFailure: LogFailure }) {
    const shelf = new Shelf<AppPreferences>({
      ...options,
      key: 'vayl.app',
      initial: INITIAL,
      read: (stored) => {
        const opened = openRecord(stored, MIGRATIONS);
        return opened.ok ? ok(Stored.parse(opened.value)) : opened;
      },
      store: (preferences) => storeRecord(preferences, MIGRATIONS),
    });
    super(shelf.load());
    this.#shelf = shelf;
  }

  change(change: Partial<AppPreferences>): void {
    const next = { ...this.getSnapshot(), ...change };
    this.#shelf.save(next);
    this.set(next);
  }
}
