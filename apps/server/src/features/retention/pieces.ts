import { z } from 'zod';
import type { Database, Queries } from '../../database/database.ts';
import { withShortLocks } from '../../database/short-locks.ts';

/** One day or month of a table that is cut by time; the migration 0014 has the rest. */
export interface Piece {
  readonly name: string;
  /** Every row of it is of an earlier day than this one. Undefined for what found no piece of its own. */
  readonly endDay: string | undefined;
  readonly isOfOneDay: boolean;
  /** Whether all of it has had its time. */
  readonly isOver: boolean;
}

const PieceRow = z
  .object({ piece: z.string(), end_day: z.string().nullable(), is_of_one_day: z.boolean(), is_over: z.boolean() })
  .transform((row) => ({
    name: row.piece,
    endDay: row.end_day ?? undefined,
    isOfOneDay: row.is_of_one_day,
    isOver: row.is_over,
  }));

/** The pieces of a table, oldest first, and which of them have been kept for so long since their first day. */
export function readPieces(
  queries: Queries,
  { table, keptFor, since }: { readonly table: string; readonly keptFor: string; readonly since: 'first day' | 'end' },
): Promise<Piece[]> {
  // The piece of earlier rows has no first day: it is over when even its youngest row is.
  const counted = since === 'end' ? 'end_day' : 'coalesce(first_day, end_day)';
  return queries.rows(
    PieceRow,
    `SELECT piece, end_day::text, coalesce(end_day - first_day = 1, false) AS is_of_one_day,
       coalesce(${counted}::timestamp AT TIME ZONE 'UTC' + interval '${keptFor}' <= current_moment(), false) AS is_over
     FROM pieces_of($1) ORDER BY end_day`,
    [table],
  );
}

/** Drops a piece with all that is in it: the same cost for ten rows and for ten million. */
export async function dropPiece(database: Database, { name }: Piece): Promise<void> {
  await withShortLocks(database, (queries) => queries.run(`DROP TABLE IF EXISTS ${name}`));
}

const DAYS_AHEAD = 14;
const Made = z.object({ made: z.number() });

/** Makes the pieces of the coming days, so many ahead that a job may fail for two weeks. Says how many. */
export async function makePieces(database: Database): Promise<number> {
  const row = await withShortLocks(database, (queries) =>
    queries.row(
      Made,
      `SELECT make_pieces(today, today + ${DAYS_AHEAD}) AS made
       FROM (SELECT (current_moment() AT TIME ZONE 'UTC')::date AS today) AS now`,
    ),
  );
  return row?.made ?? 0;
}

/** Few people at a time, so that no statement takes long: accounts have random numbers, and these are their first two digits. */
const PARTS = Array.from({ length: 256 }, (_, part) => part.toString(16).padStart(2, '0'));
const Rolled = z.object({ people: z.number() });

/** Adds the days of a piece to the totals of their people. A day counts once, should this be stopped and begun again. */
export async function rollUp(queries: Queries, { name, endDay }: Piece): Promise<number> {
  let people = 0;
  for (const part of PARTS) {
    const row = await queries.row(Rolled, 'SELECT roll_up_days($1, $2, $3, $4) AS people', [
      name,
      endDay,
      `${part}000000-0000-0000-0000-000000000000`,
      `${part}ffffff-ffff-ffff-ffff-ffffffffffff`,
    ]);
    people += row?.people ?? 0;
  }
  return people;
}
