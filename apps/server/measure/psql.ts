import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const BINARY = join(process.env['POSTGRES_BIN'] ?? '/usr/lib/postgresql/15/bin', 'psql');

/** For statements that take longer than the server gives any of its own, and for those outside of a transaction. */
export async function runPsql(url: string, sql: string, schema = 'public'): Promise<void> {
  await promisify(execFile)(BINARY, [url, '-qX', '-v', 'ON_ERROR_STOP=1', '-c', sql], {
    env: { ...process.env, PGOPTIONS: `-c search_path=${schema}` },
  });
}
