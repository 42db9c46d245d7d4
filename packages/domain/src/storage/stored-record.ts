import { z } from 'zod';
import { err, ok, type Result } from '../result/result.ts';

/** What is kept between runs: fields, and the version of the rules they were written under. */
export interface StoredRecord<Fields> {
  readonly version: number;
  readonly fields: Fields;
}

export type StoredRecordError = 'settings/unreadable' | 'settings/from-newer-version';

export type RawFields = Readonly<Record<string, unknown>>;

/** Step n leads from version n to n + 1; the current version is the number of steps. */
export type Migrations = readonly ((fields: RawFields) => RawFields)[];

const Envelope = z.object({ version: z.int().min(0), fields: z.record(z.string(), z.unknown()) });

export function storeRecord<Fields>(fields: Fields, migrations: Migrations): StoredRecord<Fields> {
  return { version: migrations.length, fields };
}

/** Opens a record of any version up to the current one. Bare fields, without a version, are version 0. */
export function openRecord(stored: unknown, migrations: Migrations): Result<RawFields, StoredRecordError> {
  const envelope = Envelope.safeParse(isUnversioned(stored) ? { version: 0, fields: stored } : stored);
  if (!envelope.success) return err('settings/unreadable');
  const { version, fields } = envelope.data;
  if (version > migrations.length) return err('settings/from-newer-version');
  return ok(migrations.slice(version).reduce<RawFields>((migrated, migrate) => migrate(migrated), fields));
}

/** The fields that still hold. One bad value costs one value: its default takes its place. */
export function salvageFields(shape: Readonly<Record<string, z.ZodType>>, fields: RawFields): RawFields {
  const kept = Object.entries(shape).flatMap(([name, schema]) => {
    const field = schema.safeParse(fields[name]);
    return field.success ? [[name, field.data] as const] : [];
  });
  return Object.fromEntries(kept);
}

function isUnversioned(stored: unknown): boolean {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) && !('version' in stored);
}
