import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export type Environment = Readonly<Record<string, string | undefined>>;

export type Program = ChildProcessByStdio<Writable, Readable, null>;

/** What programs complain of is read by whoever looks into a failure: `DESKTOP_LOG=1`. */
const COMPLAINTS = process.env['DESKTOP_LOG'] === undefined ? 'ignore' : 'inherit';

/**
 * What is proved is the app, and not how a busy machine shares its cores: whoever may, lets it and its screen go first. Nobody
 * else has to be asked for it but root, which tests on a machine of their own are.
 */
const BEFORE_OTHERS = 'nice';
const PRIORITY = process.getuid?.() === 0 ? ['-n', '-12'] : ['-n', '0'];

/** Programs that run beside a test, ended in the reverse order of their start. */
export class Programs {
  readonly #running: Program[] = [];

  start(program: string, args: readonly string[], env: Environment): Program {
    const child = spawn(BEFORE_OTHERS, [...PRIORITY, program, ...args], {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', COMPLAINTS],
    });
    // What nobody reads must not fill up, or the program would wait for a reader.
    child.stdout.resume();
    // One that ends while it is being told something has ended; whoever waits for its answer sees that.
    child.stdin.on('error', () => undefined);
    this.#running.push(child);
    return child;
  }

  /** Starts one that says on its first line what others need to know of it. */
  async startAndRead(program: string, args: readonly string[], env: Environment): Promise<string> {
    const { stdout } = this.start(program, args, env);
    const lines = createInterface({ input: stdout });
    for await (const line of lines) {
      stdout.resume();
      return line;
    }
    throw new Error(`${program} ended before it said anything`);
  }

  /** Starts one that says what happens, line by line. */
  startAndListen(program: string, args: readonly string[], env: Environment, hear: (line: string) => void): Program {
    const child = this.start(program, args, env);
    createInterface({ input: child.stdout }).on('line', hear);
    return child;
  }

  async end(): Promise<void> {
    for (const child of this.#running.splice(0).toReversed()) await endProgram(child);
  }
}

export async function endProgram(child: Program): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
