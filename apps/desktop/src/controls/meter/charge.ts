import { DAILY_ALLOWANCE_MS } from '@vayl/domain';
import type { Calendar } from './calendar.ts';
import { dayNow } from './day-now.ts';
import { isOver } from './free-day.ts';
import { addUse, endLeases, type Lease, type Ledger, type NewId } from './ledger.ts';

interface Stretch {
  readonly elapsedMs: number;
  /** What the wall says as it ends. */
  readonly wallMs: number;
}

interface ChargeOptions {
  readonly calendar: Calendar;
  readonly newId: NewId;
}

/** Charges a stretch of running time; where a day ended in it, each of the two days pays for its part. */
export function chargeStretch(ledger: Ledger, { elapsedMs, wallMs }: Stretch, options: ChargeOptions): Ledger {
  const { calendar, newId } = options;
  const { day } = ledger;
  if (elapsedMs <= 0) return ledger;
  if (day !== undefined && !isOver(day, wallMs)) return charge(ledger, elapsedMs, newId);
  const newDayMs = day === undefined ? elapsedMs : Math.min(elapsedMs, wallMs - day.endsAtMs);
  // Leases of a day that is over are worth nothing in the next one, which the server charges anew.
  const closed = endLeases(charge(ledger, elapsedMs - newDayMs, newId), newId);
  return charge({ ...closed, day: dayNow(closed, calendar, wallMs) }, newDayMs, newId);
}

/** Never more than the day has left: from the leases first, and otherwise on this device's own account. */
function charge(ledger: Ledger, elapsedMs: number, newId: NewId): Ledger {
  const { day } = ledger;
  if (day === undefined) return ledger;
  const chargedMs = Math.min(elapsedMs, DAILY_ALLOWANCE_MS - day.usedMs);
  if (chargedMs <= 0) return ledger;
  const { leases, restMs } = useLeases(ledger.leases, chargedMs);
  const charged = { ...ledger, leases, day: { ...day, usedMs: day.usedMs + chargedMs } };
  return addUse(charged, { localDay: day.localDay, endsAtMs: day.endsAtMs, usedMs: restMs }, newId);
}

function useLeases(
  leases: readonly Lease[],
  ms: number,
): { readonly leases: readonly Lease[]; readonly restMs: number } {
  let restMs = ms;
  const used = leases.map((lease) => {
    const takenMs = Math.min(restMs, lease.grantedMs - lease.usedMs);
    restMs -= takenMs;
    return { ...lease, usedMs: lease.usedMs + takenMs };
  });
  // The server has charged all of one that is used up: there is nothing to tell.
  return { leases: used.filter(({ grantedMs, usedMs }) => usedMs < grantedMs), restMs };
}
