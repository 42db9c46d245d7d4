import { DAILY_ALLOWANCE_MS } from '@vayl/domain';
import type { Calendar } from './calendar.ts';
import { beginDay, type FreeDay, isOver } from './free-day.ts';
import type { Ledger } from './ledger.ts';

/** The day that runs, or the one that would begin now: new, but for what a clock that was ahead has borrowed of it. */
export function dayNow({ day, uses }: Pick<Ledger, 'day' | 'uses'>, calendar: Calendar, wallMs: number): FreeDay {
  if (day !== undefined && !isOver(day, wallMs)) return day;
  const begun = beginDay(calendar, wallMs, day);
  const borrowed = uses.filter(({ localDay, endsAtMs }) => localDay === begun.localDay && endsAtMs > wallMs);
  const usedMs = borrowed.reduce((sum, use) => sum + use.usedMs, 0);
  return { ...begun, usedMs: Math.min(usedMs, DAILY_ALLOWANCE_MS) };
}
