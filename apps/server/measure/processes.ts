import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../../tools/repository/files.ts';

export interface RunningProcess {
  readonly url: string;
  /** CPU seconds that it has used so far, in user and system together. */
  readonly cpuSeconds: () => number;
  readonly stop: () => Promise<void>;
}

const TICKS_PER_SECOND = 100;

/** Starts a program of this folder as a process of its own, and waits for the line in which it says its address. */
export async function startProcess(
  path: string,
  environment: Readonly<Record<string, string>>,
): Promise<RunningProcess> {
  const child = spawn('node', [join(ROOT, 'apps/server', path)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await firstAddress(child);
  // What it logs is read and thrown away, as a collector beside it would take it.
  child.stdout?.resume();
  return {
    url,
    cpuSeconds: () => cpuSecondsOf(child.pid ?? 0),
    stop: async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
      await promise;
    },
  };
}

/** The real server, as an operator starts it, on a schema of the measure. */
export function startServerOn(
  databaseUrl: string,
  schema: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> {
  return startProcess('src/main.ts', {
    DATABASE_URL: databaseUrl,
    DATABASE_SCHEMA: schema,
    AUTH_SECRET: 'a secret of the measure that is long enough',
    PORT: '0',
    INTERNAL_PORT: '0',
    RUN_JOBS: 'false',
    ...environment,
  });
}

function firstAddress(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('exit', (code) => reject(new Error(`the process ended with ${code} before it listened`)));
  if (child.stdout === null) throw new Error('the process has no output');
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    const [, url] = /"url":"(http:[^"]+)"/.exec(line) ?? [];
    if (url === undefined) return;
    lines.close();
    resolve(url);
  });
  return promise;
}

/** CPU seconds of any process, as the system counts them. */
export function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
