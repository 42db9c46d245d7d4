import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/database.ts';
import { defineTask } from '../../jobs/task.ts';
import { copyAccount, forgetAccount, readAccount } from './store.ts';

const NAME = 'settle-shards';

/** Brings what home knows of an account to the other databases: what it may use, or that it is no more. */
export const SETTLE_SHARDS = defineTask({
  name: NAME,
  payload: z.object({ userId: z.string() }),
  run: async ({ database, shards }, { userId }) => {
    const account = await readAccount(database, userId);
    for (const other of shards.others) {
      if (account === undefined) await forgetAccount(other, userId);
      else if (other === shards.of(userId)) await copyAccount(other, userId, account);
    }
  },
});

/** In the transaction that changes an account: the others hear of it as surely as the change itself happens. */
export async function queueSettling({ shards, jobs }: Context, queries: Queries, userId: string): Promise<void> {
  if (shards.others.length === 0) return;
  await jobs.enqueue(queries, NAME, { userId }, { key: `shards ${userId}`, mostTries: 25 });
}
