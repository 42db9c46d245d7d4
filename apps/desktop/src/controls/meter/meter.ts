import { type Entitlement, hasDailyLimit } from '@vayl/domain';
import type { LogFailure, StoragePort } from '@vayl/session';
import type { Calendar } from './calendar.ts';
import { chargeStretch } from './charge.ts';
import { KeptLedger } from './kept-ledger.ts';
import { endLeases, type NewId } from './ledger.ts';
import type { MeterClock } from './meter-clock.ts';
import { type MeterSnapshot, meterSnapshot } from './meter-snapshot.ts';
import type { MinutesServer } from './minutes-server.ts';
import { Settlement } from './settlement.ts';

export interface MeterOptions {
  readonly clock: MeterClock;
  readonly calendar: Calendar;
  readonly storage: StoragePort;
  readonly server: () => MinutesServer | undefined;
  readonly entitlement: () => Entitlement;
  readonly newId: NewId;
  readonly logFailure: LogFailure;
}

/** A meter that was not called for longer was asleep with its machine, and its overlays were dark. */
const LONGEST_SILENCE_MS = 5000;
/**
 * So much, at most, is not known after a crash. It is not charged, and of a lease it is given back: nobody saw whether
 * there was light, so a crash favours the person (decision 0009).
 */
const KEEP_EVERY_MS = 5000;

/** Counts the free minutes of running, unpaused, awake time. It says what is left and stops nothing itself. */
export class Meter {
  readonly #options: MeterOptions;
  readonly #ledger: KeptLedger;
  readonly #settlement: Settlement;
  readonly #listeners = new Set<() => void>();
  #isCounting = false;
  #tickedMs: number;
  #keptMs: number;
  #snapshot: MeterSnapshot;

  constructor(options: MeterOptions) {
    this.#options = options;
    this.#ledger = new KeptLedger(options);
    this.#settlement = new Settlement({
      ...options,
      ledger: this.#ledger,
      isLimited: () => hasDailyLimit(options.entitlement()),
      onSettled: () => this.#tell(),
    });
    // What the last run still held when it ended without a word is given back as it was kept.
    this.#ledger.change(endLeases(this.#ledger.now, options.newId));
    this.#ledger.keep();
    this.#tickedMs = this.#keptMs = options.clock.monotonicMs();
    this.#snapshot = meterSnapshot(this.#leftMs(), undefined);
  }

  /** What the server knows this computer by: made once, and kept with the minutes. */
  get deviceId(): string {
    return this.#ledger.now.deviceId;
  }

  readonly getSnapshot = (): MeterSnapshot => this.#snapshot;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => {
      this.#listeners.delete(onChange);
    };
  };

  /** Whether the session is on and not paused, on a machine that is awake. */
  setCounting(isCounting: boolean): void {
    if (isCounting === this.#isCounting) return;
    this.#count();
    this.#isCounting = isCounting;
    this.#settlement.setCounting(isCounting);
    if (!isCounting) this.#ledger.change(endLeases(this.#ledger.now, this.#options.newId));
    this.#ledger.keep();
    this.#settlement.look();
    this.#tell();
  }

  /** To be called several times a second. */
  tick(): void {
    this.#count();
    if (this.#tickedMs - this.#keptMs >= KEEP_EVERY_MS) {
      this.#ledger.keep();
      this.#keptMs = this.#tickedMs;
    }
    this.#settlement.look();
    this.#tell();
  }

  #count(): void {
    const { clock } = this.#options;
    const nowMs = clock.monotonicMs();
    const elapsedMs = nowMs - this.#tickedMs;
    this.#tickedMs = nowMs;
    // A clock that stood still, ran backward or gave no number tells nothing.
    const isAwake = elapsedMs > 0 && elapsedMs <= LONGEST_SILENCE_MS;
    if (!this.#isCounting || !isAwake || this.#leftMs() === undefined) return;
    this.#ledger.change(chargeStretch(this.#ledger.now, { elapsedMs, wallMs: clock.wallMs() }, this.#options));
  }

  #leftMs(): number | undefined {
    const { entitlement, clock, calendar } = this.#options;
    const isUnlimited = this.#settlement.isUnlimited || !hasDailyLimit(entitlement());
    return isUnlimited ? undefined : this.#ledger.leftMs(calendar, clock.wallMs());
  }

  #tell(): void {
    const next = meterSnapshot(this.#leftMs(), this.#snapshot);
    if (next === this.#snapshot) return;
    this.#snapshot = next;
    for (const onChange of this.#listeners) onChange();
  }
}
