import type { Context } from '../../context.ts';
import { queueSettling } from '../shards/settle-shards.ts';
import { setBeta } from './store.ts';

/** Says whether there is such a person. */
export function changeBeta(context: Context, email: string, isBeta: boolean): Promise<boolean> {
  return context.database.transaction(async (queries) => {
    const userId = await setBeta(queries, email, isBeta);
    if (userId !== undefined) await queueSettling(context, queries, userId);
    return userId !== undefined;
  });
}
