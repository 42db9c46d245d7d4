import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const CACHE = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
const FOLDER = join(process.env['CARGO_TARGET_DIR'] ?? join(CACHE, 'vayl/cargo'), 'debug/bundle/deb');

/** The package that was built last. */
export function builtPackage(): string {
  const built = readdirSync(FOLDER).filter((name) => name.endsWith('.deb'));
  const [only] = built;
  if (only === undefined || built.length > 1) throw new Error(`${FOLDER} has ${built.length} packages; one is wanted`);
  return join(FOLDER, only);
}

export function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

export function isInstalled(): boolean {
  return existsSync('/usr/bin/vayl');
}

export function apt(...args: string[]): void {
  const quiet = ['apt-get', '-y', '-qq', ...args];
  const [program = '', ...rest] = process.getuid?.() === 0 ? quiet : ['sudo', ...quiet];
  run(program, ...rest);
}
