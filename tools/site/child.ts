import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../repository/files.ts';

export interface Child {
  /** The line in which it said where it listens. */
  readonly line: string;
  stop(): Promise<void>;
}

const END_WITH_PARENT = join(import.meta.dirname, 'end-with-parent.ts');
const MOST_START_MS = 60_000;
const MOST_STOP_MS = 15_000;

/** Starts one of our programs as a process of its own and waits until it has said where it listens. */
export async function startChild(
  command: readonly [script: string, ...options: string[]],
  environment: Readonly<Record<string, string>>,
  isListening: RegExp,
): Promise<Child> {
  const child = spawn('node', ['--import', END_WITH_PARENT, ...command], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const line = await lineOf(child, command[0], isListening);
  // Anything that it says later is a warning.
  child.stdout.on('data', (chunk: Buffer) => void process.stderr.write(chunk));
  return {
    line,
    stop: () => {
      child.stdout.removeAllListeners('data').resume();
      return stop(child);
    },
  };
}

function lineOf(child: ChildProcess, name: string, isListening: RegExp): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => reject(new Error(`${name} said nothing for ${MOST_START_MS} ms`)), MOST_START_MS);
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it listened`)));
  if (child.stdout === null) throw new Error(`${name} has no output`);
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    if (!isListening.test(line)) {
      process.stderr.write(`${line}\n`);
      return;
    }
    clearTimeout(timer);
    lines.close();
    resolve(line);
  });
  return promise;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  const timer = setTimeout(() => child.kill('SIGKILL'), MOST_STOP_MS);
  child.kill('SIGTERM');
  await promise;
  clearTimeout(timer);
}
