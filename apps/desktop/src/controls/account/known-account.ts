import { CALLS } from '@vayl/contract';
import { type Migrations, ok, openRecord, type Result, type StoredRecordError, storeRecord } from '@vayl/domain';
import { type LogFailure, Shelf, type StoragePort } from '@vayl/session';
import { z } from 'zod';

// The first version: there is nothing to migrate from yet.
const MIGRATIONS: Migrations = [];

const KnownAccount = z.object({
  userId: z.string(),
  sessionId: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  subscription: CALLS.getSubscription.response.optional().catch(undefined),
});
/** What the server said last, so that a computer without a network can say it too. */
export type KnownAccount = z.infer<typeof KnownAccount>;

interface KnownFields {
  readonly known: KnownAccount | undefined;
}

interface KnownAccountOptions {
  readonly storage: StoragePort;
  readonly logFailure: LogFailure;
}

/** The account as it was known last. It holds no secret. */
export class KnownAccountShelf {
  readonly #shelf: Shelf<KnownFields>;

  constructor(options: KnownAccountOptions) {
    this.#shelf = new Shelf<KnownFields>({
      ...options,
      key: 'vayl.account',
      initial: { known: undefined },
      read: readFields,
      store: (fields) => storeRecord(fields, MIGRATIONS),
      isOldWorseThanNone: true,
    });
  }

  load(): KnownAccount | undefined {
    return this.#shelf.load().known;
  }

  save(known: KnownAccount | undefined): void {
    this.#shelf.save({ known });
  }
}

function readFields(stored: unknown): Result<KnownFields, StoredRecordError> {
  const opened = openRecord(stored, MIGRATIONS);
  return opened.ok ? ok({ known: KnownAccount.safeParse(opened.value['known']).data }) : opened;
}
