import type { Context } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { copyAccount, readAccount } from './store.ts';

type Places = Pick<Context, 'database' | 'shards'>;

/** PostgreSQL's word for a row that refers to nobody. */
const NO_SUCH_ACCOUNT = '23503';

/** Does something where an account's shard lives. A shard that has not heard of the account yet is told of it first. */
export async function onShard<Value>(
  { database, shards }: Places,
  userId: string,
  work: (shard: Database) => Promise<Value>,
): Promise<Value> {
  const shard = shards.of(userId);
  try {
    return await work(shard);
  } catch (cause) {
    const isUnknown = cause instanceof Error && 'code' in cause && cause.code === NO_SUCH_ACCOUNT;
    if (shard === database || !isUnknown) throw cause;
    const account = await readAccount(database, userId);
    if (account === undefined) throw cause;
    await copyAccount(shard, userId, account);
    return work(shard);
  }
}
