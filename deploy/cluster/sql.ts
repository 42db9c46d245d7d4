import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { BINARIES } from '../../tools/database/owner.ts';

/** Runs statements with PostgreSQL's own client, which needs no library, and gives what it prints. */
export function runSql(url: string, sql: string): string {
  return execFileSync(join(BINARIES, 'psql'), [url, '-qtAX', '-v', 'ON_ERROR_STOP=1', '-f', '-'], {
    encoding: 'utf8',
    input: sql,
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, PGCONNECT_TIMEOUT: '5' },
  }).trim();
}
