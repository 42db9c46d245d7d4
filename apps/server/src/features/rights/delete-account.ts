import { err, ok, type Result } from '@vayl/domain';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/database.ts';
import { queueSettling } from '../shards/settle-shards.ts';
import { findCustomer } from '../subscription/customer-store.ts';
import { endSubscriptionNow } from '../subscription/service.ts';
import { HELD_TABLES, THE_ACCOUNT } from './held-tables.ts';
import { nameIn, namesInJobs, namesOf } from './names.ts';
import { deleteHeld, deleteJobsNaming, findAccount, lockAccount, waitForLeases } from './store.ts';

type DeleteRefusal = 'auth/sign-in-required' | 'account/other-email' | 'payment/unavailable';

/**
 * Deletes everything that is held about a person. The subscription ends first: if the payment service does not answer,
 * nothing is deleted, since nobody could end it later. What stays says nothing of the person (`atDeletion` in
 * held-tables.ts); the invoices that tax law wants kept are with the payment service, which made them.
 */
export async function deleteAccount(
  context: Context,
  { userId, confirmEmail }: { readonly userId: string; readonly confirmEmail: string },
): Promise<Result<void, DeleteRefusal>> {
  const { database, sessions, metrics } = context;
  const asked = await findAccount(database, userId);
  if (asked === undefined) return err('auth/sign-in-required');
  if (confirmEmail.trim().toLowerCase() !== asked.email.toLowerCase()) return err('account/other-email');
  const ended = await endSubscriptionNow(context, userId);
  if (!ended.ok) return ended;

  try {
    await database.transaction((queries) => deleteEverything(context, queries, userId));
  } catch (cause) {
    // The next try ends that too.
    if (cause instanceof PaysAgain) return err('payment/unavailable');
    throw cause;
  }
  sessions.forget(userId);
  metrics.happened('account deleted');
  return ok(undefined);
}

/** Somebody began to pay between the end of the subscription and that of the account. */
class PaysAgain extends Error {}

async function deleteEverything(context: Context, queries: Queries, userId: string): Promise<void> {
  const { config, jobs } = context;
  // Leases are not tied to the account by the database: one that is given out while this runs would stay.
  await waitForLeases(queries, userId);
  // The payment service can take seconds: whose address it is now is asked again.
  const names = namesOf(userId, await findAccount(queries, userId), config.MAIL_SECRET);
  await deleteJobsNaming(queries, jobs.schema, namesInJobs(names));
  for (const table of HELD_TABLES) {
    const name = nameIn(table, names);
    if (name !== undefined && table !== THE_ACCOUNT) await deleteHeld(queries, table, name);
  }
  await lockAccount(queries, userId);
  if ((await findCustomer(queries, userId)) !== undefined) throw new PaysAgain();
  await deleteHeld(queries, THE_ACCOUNT, userId);
  await queueSettling(context, queries, userId);
}
