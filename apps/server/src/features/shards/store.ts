import { z } from 'zod';
import type { Database, Queries } from '../../database/database.ts';
import { HELD_TABLES, THE_ACCOUNT } from '../rights/held-tables.ts';
import { deleteHeld } from '../rights/store.ts';

const Copied = z.object({
  is_beta: z.boolean().nullable(),
  status: z.string().nullable(),
  ends_at: z.date().nullable(),
});
export type Copied = z.infer<typeof Copied>;

/** What a shard must know of an account; undefined if there is no such account. */
export function readAccount(home: Queries, userId: string): Promise<Copied | undefined> {
  return home.row(
    Copied,
    `SELECT is_beta, status, ends_at FROM identity_user LEFT JOIN entitlements ON user_id = id WHERE id = $1`,
    [userId],
  );
}

/** A row that says no more than that there is such an account, for others to refer to; and what the account may use. */
export async function copyAccount(shard: Database, userId: string, account: Copied): Promise<void> {
  await shard.transaction(async (queries) => {
    await queries.run(
      `INSERT INTO identity_user (id, name, email, "emailVerified") VALUES ($1::uuid, '', $1::text || '@shard.invalid', false)
       ON CONFLICT DO NOTHING`,
      [userId],
    );
    await queries.run(
      `INSERT INTO entitlements (user_id, is_beta, status, ends_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id) DO UPDATE
       SET is_beta = excluded.is_beta, status = excluded.status, ends_at = excluded.ends_at`,
      [userId, account.is_beta ?? false, account.status, account.ends_at],
    );
  });
}

/** Everything of an account that is no more. */
export async function forgetAccount(shard: Database, userId: string): Promise<void> {
  await shard.transaction(async (queries) => {
    for (const table of HELD_TABLES) {
      if (table.by === 'account' && table !== THE_ACCOUNT) await deleteHeld(queries, table, userId);
    }
    await deleteHeld(queries, THE_ACCOUNT, userId);
  });
}
