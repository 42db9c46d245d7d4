import { fixUses, type Lease, type Ledger, type NewId, type Use, unusedMs } from './ledger.ts';

/** Short, so that a computer that dies holds little of what another one could use. */
const LEASE_SECONDS = 60;
/** The next lease is asked for when the last one has this much left. */
const LEASE_AHEAD_MS = 20_000;
/** While it runs, what no lease paid for is told by the minute. */
const TELL_RUNNING_MS = 60_000;

export type MinutesCall =
  | { readonly is: 'lease'; readonly leaseId: string; readonly wantedSeconds: number }
  | { readonly is: 'return'; readonly lease: Lease }
  | { readonly is: 'balance' }
  | { readonly is: 'reconcile'; readonly uses: readonly Use[] };

interface CallFacts {
  readonly isCounting: boolean;
  /** By the server's last word. */
  readonly isUnlimited: boolean;
  /** Of the day. */
  readonly leftMs: number;
  /** Undefined until the server has said it, or when too much has happened since. */
  readonly serverDay: string | undefined;
  readonly newId: NewId;
}

interface NextCall {
  readonly ledger: Ledger;
  readonly call: MinutesCall | undefined;
}

/**
 * What the server is to be told or asked next, and the ledger that must be kept before it is. The order makes every
 * answer's balance plain: what may or may not have reached the server is told again before anything else is.
 */
export function nextCall(ledger: Ledger, facts: CallFacts): NextCall {
  const { isCounting, isUnlimited, leftMs, serverDay, newId } = facts;
  const told = toldUses(ledger);
  if (told.length > 0) return { ledger, call: { is: 'reconcile', uses: told } };
  if (ledger.asked !== undefined) return { ledger, call: { is: 'lease', ...ledger.asked } };
  const [lease] = ledger.ended;
  if (lease !== undefined) return { ledger, call: { is: 'return', lease } };
  if (serverDay === undefined) {
    const isAnythingToSay = isCounting || ledger.uses.length > 0;
    return { ledger, call: isAnythingToSay ? { is: 'balance' } : undefined };
  }
  const fixed = isWorthTelling(ledger, isCounting) ? fixUses(ledger, serverDay, newId) : ledger;
  const uses = toldUses(fixed);
  if (uses.length > 0) return { ledger: fixed, call: { is: 'reconcile', uses } };
  if (!isCounting || isUnlimited || !isLeaseWanted(fixed, leftMs)) return { ledger: fixed, call: undefined };
  const asked = { leaseId: newId(), wantedSeconds: LEASE_SECONDS };
  return { ledger: { ...fixed, asked }, call: { is: 'lease', ...asked } };
}

const toldUses = ({ uses }: Ledger): readonly Use[] => uses.filter(({ isTold }) => isTold);

function isWorthTelling({ uses }: Ledger, isCounting: boolean): boolean {
  return !isCounting || uses.some(({ usedMs }) => usedMs >= TELL_RUNNING_MS);
}

function isLeaseWanted({ leases }: Ledger, leftMs: number): boolean {
  const heldMs = unusedMs(leases);
  return heldMs < LEASE_AHEAD_MS && leftMs > heldMs;
}
