import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { defineTask } from '../../jobs/task.ts';
import { dropPiece, makePieces, readPieces, rollUp } from './pieces.ts';

/** A calendar shows a year; what is older is only a part of the total. */
const DAYS_KEPT_FOR = '366 days';

/**
 * Every day: makes the pieces of the coming days, and adds months that are older than a year to the totals of their people.
 * Days whose rows have had their time are dropped by the nightly job.
 */
export const KEEP_PIECES = defineTask({
  name: 'keep-pieces',
  payload: z.object({}),
  schedule: '37 2 * * *',
  run: async ({ shards, log }) => {
    for (const [place, database] of shards.all.entries()) {
      const made = await makePieces(database);
      const months = await rollUpOldDays(database);
      log.info({ place, made, months }, 'the pieces of the coming days are made');
    }
  },
});

/** Says how many pieces became totals. */
async function rollUpOldDays(database: Database): Promise<number> {
  const pieces = await readPieces(database, { table: 'usage_days', keptFor: DAYS_KEPT_FOR, since: 'end' });
  const old = pieces.filter(({ isOver }) => isOver);
  // The oldest first: a streak grows from there.
  for (const piece of old) {
    await rollUp(database, piece);
    await dropPiece(database, piece);
  }
  return old.length;
}
