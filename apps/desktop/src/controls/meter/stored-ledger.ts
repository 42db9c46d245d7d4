import {
  DAILY_ALLOWANCE_MS,
  type Migrations,
  ok,
  openRecord,
  type Result,
  type StoredRecord,
  type StoredRecordError,
  storeRecord,
} from '@vayl/domain';
import { z } from 'zod';
import type { Ledger } from './ledger.ts';

// The first version: there is nothing to migrate from yet.
const MIGRATIONS: Migrations = [];

const Ms = z.number().min(0).max(DAILY_ALLOWANCE_MS);
const StoredDay = z.object({ localDay: z.iso.date(), endsAtMs: z.number(), usedMs: Ms });
const StoredAsk = z.object({ leaseId: z.uuid(), wantedSeconds: z.int().min(1) });
const StoredLease = z
  .object({ leaseId: z.uuid(), localDay: z.iso.date(), endsAtMs: z.number(), grantedMs: Ms, usedMs: Ms })
  .refine(({ grantedMs, usedMs }) => usedMs <= grantedMs);
const StoredUse = z.object({
  useId: z.uuid(),
  localDay: z.iso.date(),
  endsAtMs: z.number(),
  usedMs: Ms,
  isTold: z.boolean(),
});

export function storeLedger(ledger: Ledger): StoredRecord<Ledger> {
  return storeRecord(ledger, MIGRATIONS);
}

/** One thing that cannot be read costs that thing, and never the person: what nobody can tell was used, was not. */
export function readStoredLedger(stored: unknown, deviceId: string): Result<Ledger, StoredRecordError> {
  const opened = openRecord(stored, MIGRATIONS);
  if (!opened.ok) return opened;
  const fields = opened.value;
  return ok({
    deviceId: z.uuid().safeParse(fields['deviceId']).data ?? deviceId,
    day: StoredDay.safeParse(fields['day']).data,
    asked: StoredAsk.safeParse(fields['asked']).data,
    leases: listOf(StoredLease, fields['leases']),
    ended: listOf(StoredLease, fields['ended']),
    uses: listOf(StoredUse, fields['uses']),
  });
}

function listOf<Item>(schema: z.ZodType<Item>, stored: unknown): readonly Item[] {
  return Array.isArray(stored) ? stored.flatMap((item) => schema.safeParse(item).data ?? []) : [];
}
