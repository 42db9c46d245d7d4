import { DAILY_ALLOWANCE_MS } from '@vayl/domain';
import { addUse, endLeases, type Ledger, type NewId, SECOND_MS, unusedMs } from './ledger.ts';
import type { Balance } from './minutes-server.ts';

/** How long the server's word on the day holds where the wall clock, which is ahead, says that the day is over. */
const WORD_HOLDS_MS = 120_000;

/** Until when, by the wall clock, it is the day that the server says. */
export function dayHoldsUntilMs({ resetsAt }: Balance, wallMs: number): number {
  const resetsAtMs = Date.parse(resetsAt);
  return resetsAtMs > wallMs ? resetsAtMs : wallMs + WORD_HOLDS_MS;
}

/**
 * The server says which day it is and what is left of it. To that belongs what it has charged for and this device still
 * holds; what this device has used and not told yet does not.
 */
export function adoptBalance(ledger: Ledger, balance: Balance, wallMs: number, newId: NewId): Ledger {
  const { localDay, remainingSeconds } = balance;
  if (balance.isUnlimited) return ledger;
  const kept = endLeases(ledger, newId, localDay);
  const heldMs = unusedMs(kept.leases, localDay) + unusedMs(kept.ended, localDay);
  const untoldMs = kept.uses.reduce((sum, use) => sum + (use.localDay === localDay ? use.usedMs : 0), 0);
  const usedMs = DAILY_ALLOWANCE_MS - remainingSeconds * SECOND_MS - heldMs + untoldMs;
  return {
    ...kept,
    day: {
      localDay,
      endsAtMs: dayHoldsUntilMs(balance, wallMs),
      usedMs: Math.min(Math.max(usedMs, 0), DAILY_ALLOWANCE_MS),
    },
  };
}

/** What ran while the answer was on its way comes out of the lease, and need not be told besides. */
export function takeLease(ledger: Ledger, grantedSeconds: number, balance: Balance, newId: NewId): Ledger {
  const { localDay } = balance;
  const endsAtMs = Date.parse(balance.resetsAt);
  const { asked } = ledger;
  const answered = { ...ledger, asked: undefined };
  if (asked === undefined || grantedSeconds <= 0) return answered;
  const grantedMs = grantedSeconds * SECOND_MS;
  const open = ledger.uses.find((use) => !use.isTold && use.localDay === localDay);
  const usedMs = Math.min(open?.usedMs ?? 0, grantedMs);
  const lease = { leaseId: asked.leaseId, localDay, endsAtMs, grantedMs, usedMs };
  const leases = usedMs < grantedMs ? [...ledger.leases, lease] : ledger.leases;
  const uses = ledger.uses.filter((use) => use !== open);
  const restMs = (open?.usedMs ?? 0) - usedMs;
  return addUse({ ...answered, leases, uses }, { localDay, endsAtMs, usedMs: restMs }, newId);
}

/** Another account has spent this computer's minutes of the day. */
export function useUp(ledger: Ledger): Ledger {
  return ledger.day === undefined ? ledger : { ...ledger, day: { ...ledger.day, usedMs: DAILY_ALLOWANCE_MS } };
}
