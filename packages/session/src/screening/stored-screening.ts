import {
  type Migrations,
  ok,
  openRecord,
  type RawFields,
  type Result,
  type StoredRecord,
  type StoredRecordError,
  storeRecord,
} from '@vayl/domain';
import { z } from 'zod';
import { FeltReport, MOST_FELT_REPORTS } from './felt-wrong.ts';
import type { FlickerBlock } from './flicker-permission.ts';
import { SCREENING_ANSWERS, type Screening } from './screening.ts';

/** What this device knows of a person's wish about flicker. */
export interface ScreeningRecord {
  readonly screening: Screening | undefined;
  readonly block: FlickerBlock | undefined;
  readonly felt: readonly FeltReport[];
}

export const NO_SCREENING: ScreeningRecord = { screening: undefined, block: undefined, felt: [] };

// The first version: there is nothing to migrate from yet.
const MIGRATIONS: Migrations = [];

const answer = z.enum(SCREENING_ANSWERS).catch('unanswered');
const StoredScreening = z.object({
  answers: z.object({ seizures: answer, lightSickness: answer, under18: answer, unsure: answer }),
  answeredAtMs: z.number(),
});
const StoredBlock = z.object({ by: z.enum(['felt-wrong', 'health-decline']), atMs: z.number() });

export function storeScreening(record: ScreeningRecord): StoredRecord<ScreeningRecord> {
  return storeRecord(record, MIGRATIONS);
}

/** Every doubt about what was kept ends in less flicker: lost answers are none, and a damaged block is still a block. */
export function readStoredScreening(stored: unknown): Result<ScreeningRecord, StoredRecordError> {
  const opened = openRecord(stored, MIGRATIONS);
  if (!opened.ok) return opened;
  const fields = opened.value;
  return ok({
    screening: StoredScreening.safeParse(fields['screening']).data,
    block: blockOf(fields),
    felt: feltOf(fields),
  });
}

function blockOf({ block }: RawFields): FlickerBlock | undefined {
  if (block === undefined || block === null) return undefined;
  return StoredBlock.safeParse(block).data ?? { by: 'felt-wrong', atMs: 0 };
}

function feltOf({ felt }: RawFields): readonly FeltReport[] {
  if (!Array.isArray(felt)) return [];
  return felt.flatMap((report) => FeltReport.safeParse(report).data ?? []).slice(0, MOST_FELT_REPORTS);
}
