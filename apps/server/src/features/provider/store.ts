import { z } from 'zod';
import type { Queries } from '../../database/database.ts';

const Day = z.object({ day: z.string() });

/**
 * Sets money aside for one call, if the day still has it, and says on which day. One statement: however many ask at
 * once, on however many servers, each sees what the one before it took.
 */
export async function reserve(
  queries: Queries,
  { microdollars, capMicrodollars }: { readonly microdollars: number; readonly capMicrodollars: number },
): Promise<string | undefined> {
  const row = await queries.row(
    Day,
    `INSERT INTO provider_spending AS today (day, microdollars, calls)
     SELECT (current_moment() AT TIME ZONE 'UTC')::date, $1, 1 WHERE $1 <= $2::bigint
     ON CONFLICT (day) DO UPDATE SET microdollars = today.microdollars + excluded.microdollars, calls = today.calls + 1
     WHERE today.microdollars + excluded.microdollars <= $2::bigint
     RETURNING day::text`,
    [microdollars, capMicrodollars],
  );
  return row?.day;
}

/** Corrects what was set aside to what the call has really cost. */
export async function settle(
  queries: Queries,
  { day, correction }: { readonly day: string; readonly correction: number },
): Promise<void> {
  await queries.run(
    'UPDATE provider_spending SET microdollars = greatest(0, microdollars + $2::bigint) WHERE day = $1',
    [day, correction],
  );
}
