import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../network/free-port.ts';
import { ROOT } from '../repository/files.ts';
import { BINARIES, isRoot, OWNER, ownerIds } from './owner.ts';

const USER = 'vayl';

const SETTINGS = [
  "listen_addresses = '127.0.0.1'",
  "unix_socket_directories = ''",
  'max_connections = 200',
  'shared_buffers = 256MB',
  "timezone = 'UTC'",
];

interface Access {
  readonly port: number;
  readonly password: string;
}

/** For people, and for tests and measures: what one of them announces to its database, the other must not hear. */
const DATABASES = ['vayl', 'vayl_test'] as const;

export interface StartedDatabase {
  readonly url: string;
  readonly testUrl: string;
  readonly wasRunning: boolean;
}

/** Starts this checkout's own PostgreSQL if it does not run, and says where it is. */
export async function startDatabase(): Promise<StartedDatabase> {
  const folder = clusterFolder();
  if (!existsSync(join(folder, 'data/PG_VERSION'))) await createCluster(folder);
  const wasRunning = isRunning(folder);
  if (!wasRunning) control(folder, 'start', '-w', '-l', join(folder, 'postgres.log'));
  const access = readAccess(folder);
  for (const name of DATABASES) createIfMissing(access, name);
  return { url: urlOf(access, 'vayl'), testUrl: urlOf(access, 'vayl_test'), wasRunning };
}

export function stopDatabase(): void {
  const folder = clusterFolder();
  if (isRunning(folder)) control(folder, 'stop', '-w', '-m', 'fast');
}

export function deleteDatabase(): void {
  stopDatabase();
  rmSync(clusterFolder(), { recursive: true, force: true });
}

/**
 * PostgreSQL refuses to run as root, and its own user must be able to walk to its files. A checkout inside a private
 * folder is out of its reach, so the files then go beside other temporary ones.
 */
function clusterFolder(): string {
  const inCheckout = join(ROOT, '.data/postgres');
  if (!isRoot()) return inCheckout;
  const canReach = spawnSync('runuser', ['-u', OWNER, '--', 'test', '-x', ROOT]).status === 0;
  const checkout = createHash('sha256').update(ROOT).digest('hex').slice(0, 12);
  return canReach ? inCheckout : join(tmpdir(), `vayl-postgres-${checkout}`);
}

async function createCluster(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const access: Access = { port: await freePort(), password: randomBytes(18).toString('base64url') };
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, access.password, { mode: 0o600 });
  const owner = ownerIds();
  if (owner !== undefined) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
  asOwner(
    'initdb',
    '-D',
    join(folder, 'data'),
    '-U',
    USER,
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '-N',
  );
  rmSync(passwordFile);
  writeFileSync(join(folder, 'data/postgresql.auto.conf'), [...SETTINGS, `port = ${access.port}`, ''].join('\n'));
  const accessFile = join(folder, 'access.json');
  writeFileSync(accessFile, JSON.stringify(access));
  chmodSync(accessFile, 0o600);
}

function isRunning(folder: string): boolean {
  if (!existsSync(join(folder, 'data/PG_VERSION'))) return false;
  return spawn('pg_ctl', ['status', '-D', join(folder, 'data')]).status === 0;
}

function control(folder: string, ...options: string[]): void {
  asOwner('pg_ctl', '-D', join(folder, 'data'), '-s', ...options);
}

function asOwner(binary: string, ...options: string[]): void {
  const run = spawn(binary, options);
  if (run.status !== 0) throw new Error(`${binary} failed: ${run.stderr}${run.stdout}`);
}

function spawn(binary: string, options: readonly string[]) {
  const path = join(BINARIES, binary);
  const [command, ...rest] = isRoot() ? ['runuser', '-u', OWNER, '--', path, ...options] : [path, ...options];
  // The daemon must not keep our pipes open: whoever waits for them would wait for ever.
  return spawnSync(command ?? path, rest, {
    cwd: '/',
    encoding: 'utf8',
    stdio: binary === 'pg_ctl' ? 'ignore' : 'pipe',
  });
}

function readAccess(folder: string): Access {
  const read: unknown = JSON.parse(readFileSync(join(folder, 'access.json'), 'utf8'));
  if (typeof read !== 'object' || read === null || !('port' in read) || !('password' in read)) {
    throw new Error('access.json of the database is damaged: run pnpm db:reset');
  }
  return { port: Number(read.port), password: String(read.password) };
}

function createIfMissing(access: Access, name: string): void {
  const psql = (...options: string[]) =>
    execFileSync(join(BINARIES, 'psql'), [urlOf(access, 'postgres'), '-qtA', ...options], { encoding: 'utf8' });
  if (psql('-c', `SELECT 1 FROM pg_database WHERE datname = '${name}'`).trim() === '') {
    psql('-c', `CREATE DATABASE ${name}`);
  }
}

function urlOf({ port, password }: Access, name: string): string {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${name}`;
}
