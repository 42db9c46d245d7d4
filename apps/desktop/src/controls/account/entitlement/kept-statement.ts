import { type Migrations, ok, openRecord, type Result, type StoredRecordError, storeRecord } from '@vayl/domain';
import { type LogFailure, Shelf, type StoragePort } from '@vayl/session';
import { z } from 'zod';

// The first version: there is nothing to migrate from yet.
const MIGRATIONS: Migrations = [];

const KeptStatement = z.object({
  token: z.string(),
  publicKey: z.string(),
  /** What the wall clock said when it came. */
  heardAtMs: z.number(),
  /** How old it is known to be. It only grows, so a clock that goes back makes nothing younger. */
  ageMs: z.number().min(0),
  checkAfterMs: z.number(),
});
export type KeptStatement = z.infer<typeof KeptStatement>;

interface Fields {
  readonly statement: KeptStatement | undefined;
}

export function statementShelf(options: {
  readonly storage: StoragePort;
  readonly logFailure: LogFailure;
}): Shelf<Fields> {
  return new Shelf<Fields>({
    ...options,
    key: 'vayl.entitlement',
    initial: { statement: undefined },
    read: readFields,
    store: (fields) => storeRecord(fields, MIGRATIONS),
    isOldWorseThanNone: true,
  });
}

function readFields(stored: unknown): Result<Fields, StoredRecordError> {
  const opened = openRecord(stored, MIGRATIONS);
  return opened.ok ? ok({ statement: KeptStatement.safeParse(opened.value['statement']).data }) : opened;
}
