import type { Context } from '../../context.ts';
import { HELD_TABLES } from './held-tables.ts';
import { nameIn, namesInJobs, namesOf } from './names.ts';
import { findAccount, type HeldRow, readHeld, readJobsNaming, readMoment } from './store.ts';

export interface AccountExport {
  readonly exportedAt: string;
  readonly held: Record<string, HeldRow[]>;
}

/** Everything about a person, one entry for each table, even when it has no row: the file also says what is not held. */
export async function exportAccount(
  { config, database, shards, jobs }: Context,
  userId: string,
): Promise<AccountExport> {
  const names = namesOf(userId, await findAccount(database, userId), config.MAIL_SECRET);
  const held: Record<string, HeldRow[]> = {};
  for (const table of HELD_TABLES) {
    const name = nameIn(table, names);
    for (const place of table.isSharded === true ? shards.all : [database]) {
      const rows = name === undefined ? [] : await readHeld(place, table, name);
      held[table.table] = [...(held[table.table] ?? []), ...rows];
    }
  }
  held['waiting_jobs'] = await readJobsNaming(database, jobs.schema, namesInJobs(names));
  return { exportedAt: await readMoment(database), held };
}
