import { z } from 'zod';
import type { Queries } from '../../database/database.ts';

const Entry = z.object({ email: z.string(), address: z.string() });
/** `address` is what two spellings of one address have in common. */
export type WaitlistEntry = z.infer<typeof Entry>;

/** When it came and whether its person was told is the server's to say: only these two come from the form. */
export async function addEntry(
  queries: Queries,
  { email, walletAddress }: { readonly email: string; readonly walletAddress: string | null },
): Promise<void> {
  await queries.run('INSERT INTO coinrescue_waitlist (email, "walletAddress") VALUES ($1, $2)', [email, walletAddress]);
}

/** The longest waiting entries, held until the transaction ends, so that two operators do not take the same ones. */
export function takeWaiting(queries: Queries, most: number): Promise<WaitlistEntry[]> {
  return queries.rows(
    Entry,
    `SELECT email, lower(email) AS address FROM coinrescue_waitlist WHERE NOT notified
     ORDER BY submitted_at, id LIMIT $1 FOR UPDATE SKIP LOCKED`,
    [most],
  );
}

/** Marks every entry of these addresses, also those that were not taken: the same person is not told again for each. */
export function markNotified(queries: Queries, addresses: readonly string[]): Promise<number> {
  return queries.run(
    'UPDATE coinrescue_waitlist SET notified = true WHERE NOT notified AND lower(email) = ANY ($1::text[])',
    [addresses],
  );
}
