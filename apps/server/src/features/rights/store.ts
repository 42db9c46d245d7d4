import { assertNever } from '@vayl/domain';
import { z } from 'zod';
import type { Queries } from '../../database/database.ts';
import type { HeldTable } from './held-tables.ts';

const Account = z
  .object({ email: z.string(), emailVerified: z.boolean() })
  .transform(({ email, emailVerified }) => ({ email, isEmailVerified: emailVerified }));
export type Account = z.infer<typeof Account>;

export function findAccount(queries: Queries, userId: string): Promise<Account | undefined> {
  return queries.row(Account, 'SELECT email, "emailVerified" FROM identity_user WHERE id = $1', [userId]);
}

/** For use inside a transaction: until it ends, nothing new can be tied to this account. */
export function lockAccount(queries: Queries, userId: string): Promise<Account | undefined> {
  return queries.row(Account, 'SELECT email, "emailVerified" FROM identity_user WHERE id = $1 FOR UPDATE', [userId]);
}

/** For use inside a transaction: a lease that is being given out is finished first, and the next one waits. */
export async function waitForLeases(queries: Queries, userId: string): Promise<void> {
  await queries.run(`SELECT minutes_take_turns(ARRAY[$1]::uuid[], '{}')`, [userId]);
}

const Now = z.object({ now: z.date() });

export async function readMoment(queries: Queries): Promise<string> {
  const row = await queries.row(Now, 'SELECT current_moment() AS now');
  if (row === undefined) throw new Error('the database gave no moment');
  return row.now.toISOString();
}

const HeldRow = z.object({ held: z.record(z.string(), z.unknown()) });
export type HeldRow = Readonly<Record<string, unknown>>;

export async function readHeld(
  queries: Queries,
  { table, where, secrets = {} }: HeldTable,
  name: string,
): Promise<readonly HeldRow[]> {
  const rows = await queries.rows(HeldRow, `SELECT to_jsonb(held) AS held FROM ${table} AS held WHERE ${where}`, [
    name,
  ]);
  return rows.map(({ held }) =>
    Object.fromEntries(
      Object.entries(held).map(([column, value]) => [column, value === null ? null : (secrets[column] ?? value)]),
    ),
  );
}

export async function deleteHeld(
  queries: Queries,
  { table, where, atDeletion }: HeldTable,
  name: string,
): Promise<void> {
  switch (atDeletion?.is) {
    case undefined:
      await queries.run(`DELETE FROM ${table} WHERE ${where}`, [name]);
      return;
    case 'anonymised':
      await queries.run(`UPDATE ${table} SET ${atDeletion.set} WHERE ${where}`, [name]);
      return;
    case 'kept':
    case 'goes-with-account':
      return;
    default:
      assertNever(atDeletion);
  }
}

// A name counts where it is a whole value: an address can be a part of somebody else's.
const NAMING = `EXISTS (SELECT FROM unnest($1::text[]) AS name WHERE strpos(job.payload::text, to_json(name)::text) > 0)`;

const JobRow = z
  .object({ task: z.string(), created_at: z.date(), run_at: z.date(), attempts: z.number() })
  .transform(({ created_at, run_at, ...job }) => ({
    ...job,
    created_at: created_at.toISOString(),
    run_at: run_at.toISOString(),
    payload: '[what a mail will say, with its links: not shown, it is on its way]',
  }));

/** The jobs that wait, such as mails, and name one of these in their payload. */
export function readJobsNaming(queries: Queries, schema: string, names: readonly string[]): Promise<HeldRow[]> {
  return queries.rows(
    JobRow,
    `SELECT task.identifier AS task, job.created_at, job.run_at, job.attempts
     FROM ${schema}._private_jobs AS job JOIN ${schema}._private_tasks AS task ON task.id = job.task_id
     WHERE ${NAMING}`,
    [names],
  );
}

export function deleteJobsNaming(queries: Queries, schema: string, names: readonly string[]): Promise<number> {
  return queries.run(`DELETE FROM ${schema}._private_jobs AS job WHERE ${NAMING}`, [names]);
}
