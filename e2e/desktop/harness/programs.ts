import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Programs that run beside a test, ended in the reverse order of their start. */
export class Programs {
  readonly #running: ChildProcess[] = [];

  start(program: string, args: readonly string[], env: Environment): ChildProcess {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] });
    this.#running.push(child);
    return child;
  }

  /** Starts one that says on its first line what others need to know of it. */
  async startAndRead(program: string, args: readonly string[], env: Environment): Promise<string> {
    const { stdout } = this.start(program, args, env);
    if (stdout === null) throw new Error(`${program} says nothing`);
    for await (const line of createInterface({ input: stdout })) return line;
    throw new Error(`${program} ended before it said anything`);
  }

  async end(): Promise<void> {
    for (const child of this.#running.splice(0).toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    }
  }
}
