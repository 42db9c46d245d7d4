import { z } from 'zod';
import { defineTask } from '../../jobs/task.ts';
import { RETENTION_RULES } from './rules.ts';
import { deleteFailedJobs, deleteOver } from './store.ts';

/** Every night, when most people sleep: what has been kept for as long as we said is deleted. */
export const DELETE_OLD_ROWS = defineTask({
  name: 'delete-old-rows',
  payload: z.object({}),
  schedule: '17 3 * * *',
  run: async ({ database, shards, jobs, log }) => {
    const steps = [
      ...shards.all.flatMap((place) =>
        RETENTION_RULES.map((rule) => ({ table: rule.table, deleteRows: () => deleteOver(place, rule) })),
      ),
      { table: 'waiting_jobs', deleteRows: () => deleteFailedJobs(database, jobs.schema) },
    ];
    const failed: string[] = [];
    for (const { table, deleteRows } of steps) {
      try {
        const rows = await deleteRows();
        log.info({ table, rows }, 'old rows deleted');
      } catch (cause) {
        // One table must not keep the others from being cleaned.
        log.error({ cause, table }, 'old rows were not deleted');
        failed.push(table);
      }
    }
    if (failed.length > 0) throw new Error(`old rows are still in ${failed.join(', ')}`);
  },
});
