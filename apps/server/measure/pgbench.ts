import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TAKE_LEASES } from '../src/features/minutes/store.ts';
import type { LeaseData } from './lease-data.ts';

const BINARY = join(process.env['POSTGRES_BIN'] ?? '/usr/lib/postgresql/15/bin', 'pgbench');
const CLIENTS = 16;

/** The values of one lease, in the order of the statement's parameters, as pgbench makes them up. */
const VALUES = [
  'ARRAY[gen_random_uuid()]',
  "ARRAY[md5('person ' || :person)::uuid]",
  "ARRAY[md5('device ' || :person)::uuid]",
  "ARRAY['Europe/Berlin']",
  'ARRAY[1]',
];

/** Leases per second when PostgreSQL is asked by its own load generator, one lease a statement. */
export async function runPgbench(url: string, data: LeaseData, seconds: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'vayl-pgbench-'));
  try {
    const script = join(folder, 'lease.sql');
    const statement = TAKE_LEASES.text.replace(/\$(\d)/g, (_, place: string) => VALUES[Number(place) - 1] ?? 'NULL');
    writeFileSync(script, `\\set person random(0, ${data.people - 1})\n${statement};\n`);
    const { stdout } = await promisify(execFile)(
      BINARY,
      ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '2', '-T', String(seconds), '-f', script, url],
      { env: { ...process.env, PGOPTIONS: `-c search_path=${data.schema}` } },
    );
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
