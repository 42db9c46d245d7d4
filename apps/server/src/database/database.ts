import pg from 'pg';
import type { z } from 'zod';

interface Statement {
  /** Named statements are prepared once on each connection; only hot paths need it (docs/operations.md, poolers). */
  readonly name?: string;
  readonly text: string;
}

type Sql = string | Statement;

/** What a store may do, inside a transaction or outside. Rows are parsed once, here. */
export interface Queries {
  rows<Row>(schema: z.ZodType<Row>, sql: Sql, values?: readonly unknown[]): Promise<Row[]>;
  row<Row>(schema: z.ZodType<Row>, sql: Sql, values?: readonly unknown[]): Promise<Row | undefined>;
  /** Runs a statement for its effect, and says how many rows it touched. */
  run(sql: Sql, values?: readonly unknown[]): Promise<number>;
}

export interface Database extends Queries {
  /** All or nothing. What throws inside is rolled back and thrown on. */
  transaction<Value>(work: (queries: Queries) => Promise<Value>): Promise<Value>;
  /** For the libraries that bring their own SQL: identity, jobs, limits. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** A session that somebody keeps for themselves. */
export type Connection = pg.PoolClient;

export interface DatabaseOptions {
  readonly url: string;
  readonly schema: string;
  readonly poolSize: number;
  readonly onIdleError: (error: Error) => void;
}

const STATEMENT_TIMEOUT_MS = 8000;
const CONNECT_TIMEOUT_MS = 5000;

export function openDatabase({ url, schema, poolSize, onIdleError }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    options: `-c search_path=${schema}`,
    application_name: 'vayl-server',
  });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', onIdleError));
  return {
    ...queriesOf(pool),
    pool,
    transaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  };
}

interface Runner {
  query(config: pg.QueryConfig): Promise<pg.QueryResult<Record<string, unknown>>>;
}

export function queriesOf(runner: Runner): Queries {
  const ask = (sql: Sql, values: readonly unknown[] = []) =>
    runner.query({ ...(typeof sql === 'string' ? { text: sql } : sql), values: [...values] });
  return {
    rows: async (schema, sql, values) => (await ask(sql, values)).rows.map((row) => schema.parse(row)),
    row: async (schema, sql, values) => {
      const [first] = (await ask(sql, values)).rows;
      return first === undefined ? undefined : schema.parse(first);
    },
    run: async (sql, values) => (await ask(sql, values)).rowCount ?? 0,
  };
}

async function inTransaction<Value>(pool: pg.Pool, work: (queries: Queries) => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const value = await work(queriesOf(client));
    await client.query('COMMIT');
    return value;
  } catch (cause) {
    try {
      await client.query('ROLLBACK');
    } catch (rollbackCause) {
      // A connection that cannot roll back is not given to anybody else.
      broken = rollbackCause instanceof Error ? rollbackCause : new Error('rollback failed');
    }
    throw cause;
  } finally {
    client.release(broken);
  }
}
