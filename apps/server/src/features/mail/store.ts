import { z } from 'zod';
import type { Queries } from '../../database/database.ts';

const Found = z.object({ found: z.boolean() });

export async function isSuppressed(queries: Queries, addressHash: string): Promise<boolean> {
  const row = await queries.row(
    Found,
    'SELECT EXISTS (SELECT FROM mail_suppressions WHERE address_hash = $1) AS found',
    [addressHash],
  );
  return row?.found ?? false;
}

export async function suppress(queries: Queries, addressHash: string): Promise<void> {
  await queries.run('INSERT INTO mail_suppressions (address_hash) VALUES ($1) ON CONFLICT DO NOTHING', [addressHash]);
}

/** Takes the one mail of the day, or finds it taken. Whoever asks at the same moment waits for this transaction. */
export async function takeTurn(queries: Queries, addressHash: string, kind: string): Promise<boolean> {
  const touched = await queries.run(
    `INSERT INTO mail_turns AS turn (address_hash, kind, taken_at) VALUES ($1, $2, current_moment())
     ON CONFLICT (address_hash, kind) DO UPDATE SET taken_at = excluded.taken_at
     WHERE turn.taken_at <= excluded.taken_at - interval '24 hours'`,
    [addressHash, kind],
  );
  return touched === 1;
}
