import type { FreeDay } from './free-day.ts';

/** Seconds that the server has charged already, to be used. */
export interface Lease {
  readonly leaseId: string;
  readonly localDay: string;
  /** When that day is over. */
  readonly endsAtMs: number;
  readonly grantedMs: number;
  readonly usedMs: number;
}

/** Time that no lease paid for, to be told to the server once. */
export interface Use {
  readonly useId: string;
  readonly localDay: string;
  /** When that day is over. */
  readonly endsAtMs: number;
  readonly usedMs: number;
  /** Its seconds were named to the server, perhaps in vain: it is told again as it was, and nothing is added to it. */
  readonly isTold: boolean;
}

/** Everything the meter knows. Each counted moment is in the day, and besides in one lease or one use. */
export interface Ledger {
  readonly deviceId: string;
  readonly day: FreeDay | undefined;
  /** Asked for and not answered yet; asked again by the same id until it is. */
  readonly asked: { readonly leaseId: string; readonly wantedSeconds: number } | undefined;
  readonly leases: readonly Lease[];
  /** No longer used, and not yet told: whole seconds. */
  readonly ended: readonly Lease[];
  readonly uses: readonly Use[];
}

export type NewId = () => string;

export const SECOND_MS = 1000;
/** The most that the server takes at once; it forgets after 35 days. */
const MOST_USES = 100;

export const wholeSeconds = (ms: number): number => Math.floor(ms / SECOND_MS);

export function emptyLedger(deviceId: string): Ledger {
  return { deviceId, day: undefined, asked: undefined, leases: [], ended: [], uses: [] };
}

export function unusedMs(leases: readonly Lease[], localDay?: string): number {
  return leases
    .filter((lease) => localDay === undefined || lease.localDay === localDay)
    .reduce((sum, { grantedMs, usedMs }) => sum + grantedMs - usedMs, 0);
}

/** Puts time where it will be told to the server. */
export function addUse(ledger: Ledger, use: Omit<Use, 'useId' | 'isTold'>, newId: NewId): Ledger {
  if (use.usedMs <= 0) return ledger;
  const open = ledger.uses.find(({ localDay, isTold }) => !isTold && localDay === use.localDay);
  const others = ledger.uses.filter((other) => other !== open);
  const grown = {
    useId: open?.useId ?? newId(),
    localDay: use.localDay,
    endsAtMs: Math.max(open?.endsAtMs ?? use.endsAtMs, use.endsAtMs),
    usedMs: (open?.usedMs ?? 0) + use.usedMs,
    isTold: false,
  };
  return { ...ledger, uses: [...others, grown].slice(-MOST_USES) };
}

/** Fixes what of the uses can be told: their whole seconds. What is left of a second is told with the next. */
export function fixUses(ledger: Ledger, upToDay: string, newId: NewId): Ledger {
  const ripe = ledger.uses.filter(
    ({ localDay, usedMs, isTold }) => !isTold && usedMs >= SECOND_MS && localDay <= upToDay,
  );
  // Of a day that is over, less than a second is nobody's affair.
  const uses = ledger.uses.filter((use) => !ripe.includes(use) && (use.isTold || use.localDay >= upToDay));
  const told = ripe.map((use) => ({ ...use, usedMs: wholeSeconds(use.usedMs) * SECOND_MS, isTold: true }));
  const rests = ripe.map((use) => ({ ...use, usedMs: use.usedMs % SECOND_MS }));
  return rests.reduce<Ledger>((fixed, rest) => addUse(fixed, rest, newId), { ...ledger, uses: [...uses, ...told] });
}

/** Gives leases up, all of them or those of other days. What is left of a second goes with the uses. */
export function endLeases(ledger: Ledger, newId: NewId, exceptDay?: string): Ledger {
  const over = ledger.leases.filter(({ localDay }) => localDay !== exceptDay);
  const ended = over.map((lease) => ({ ...lease, usedMs: wholeSeconds(lease.usedMs) * SECOND_MS }));
  const leases = ledger.leases.filter((lease) => !over.includes(lease));
  const rests = over.map(({ localDay, endsAtMs, usedMs }) => ({ localDay, endsAtMs, usedMs: usedMs % SECOND_MS }));
  return rests.reduce<Ledger>((next, rest) => addUse(next, rest, newId), {
    ...ledger,
    leases,
    ended: [...ledger.ended, ...ended],
  });
}
