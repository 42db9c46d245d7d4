import { z } from 'zod';
import type { Queries } from '../../database/database.ts';
import type { HeldTable } from './held-tables.ts';

export interface EmailChange {
  readonly userId: string;
  readonly newEmail: string;
  readonly tokenHash: string;
}

/** The newest wish counts: the link of an earlier one is worth nothing from now on. */
export async function addEmailChange(
  queries: Queries,
  { userId, newEmail, tokenHash, lifeSeconds }: EmailChange & { readonly lifeSeconds: number },
): Promise<void> {
  await queries.run(
    `INSERT INTO email_changes (user_id, new_email, token_hash, expires_at)
     VALUES ($1, $2, $3, current_moment() + make_interval(secs => $4))
     ON CONFLICT (user_id) DO UPDATE SET
       new_email = excluded.new_email, token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [userId, newEmail, tokenHash, lifeSeconds],
  );
}

const Change = z
  .object({ user_id: z.string(), new_email: z.string() })
  .transform(({ user_id, new_email }) => ({ userId: user_id, newEmail: new_email }));

/** Finds the wish that a link stands for and uses it up. */
export function takeEmailChange(
  queries: Queries,
  tokenHash: string,
): Promise<{ readonly userId: string; readonly newEmail: string } | undefined> {
  return queries.row(
    Change,
    `DELETE FROM email_changes WHERE token_hash = $1 AND expires_at > current_moment() RETURNING user_id, new_email`,
    [tokenHash],
  );
}

const Taken = z.object({ is_taken: z.boolean() });

export async function isEmailTaken(queries: Queries, email: string): Promise<boolean> {
  const row = await queries.row(Taken, 'SELECT EXISTS (SELECT FROM identity_user WHERE email = $1) AS is_taken', [
    email,
  ]);
  return row?.is_taken ?? false;
}

/** The link was opened, so the new address is confirmed. Links that went to the old one open nothing any more. */
export async function replaceEmail(queries: Queries, userId: string, newEmail: string): Promise<void> {
  await queries.run(
    'UPDATE identity_user SET email = $2, "emailVerified" = true, "updatedAt" = current_moment() WHERE id = $1',
    [userId, newEmail],
  );
  await queries.run('UPDATE users SET email = $2 WHERE id = $1', [userId, newEmail]);
  await queries.run('DELETE FROM identity_verification WHERE strpos(value, $1) > 0', [userId]);
}

/** Rows of the old name become rows of the new one, so that a later export or deletion still finds them. */
export async function moveHeld(
  queries: Queries,
  { table, where, follows }: HeldTable,
  { oldName, newName }: { readonly oldName: string; readonly newName: string },
): Promise<void> {
  if (follows !== undefined) await queries.run(`UPDATE ${table} SET ${follows} WHERE ${where}`, [oldName, newName]);
}

/** Whoever wanted no mail wants none at the new address either. */
export async function copySuppression(queries: Queries, oldHash: string, newHash: string): Promise<void> {
  await queries.run(
    `INSERT INTO mail_suppressions (address_hash, suppressed_at)
     SELECT $2, suppressed_at FROM mail_suppressions WHERE address_hash = $1 ON CONFLICT DO NOTHING`,
    [oldHash, newHash],
  );
}
