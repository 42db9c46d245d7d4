import { execFileSync } from 'node:child_process';

/** Where PostgreSQL's own programs are; Debian keeps them out of PATH. */
export const BINARIES = process.env['POSTGRES_BIN'] ?? '/usr/lib/postgresql/15/bin';
export const OWNER = 'postgres';

export interface Ids {
  readonly uid: number;
  readonly gid: number;
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Whom PostgreSQL runs as. It refuses to run as root; anybody else runs it as themselves. */
export function ownerIds(): Ids | undefined {
  if (!isRoot()) return undefined;
  const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, OWNER])));
  return { uid, gid };
}
