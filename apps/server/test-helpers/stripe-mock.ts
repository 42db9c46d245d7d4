import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const VERSION = '0.203.0';
const FOLDER = fileURLToPath(new URL(`../../../.cache/stripe-mock-${VERSION}/`, import.meta.url));
const PROGRAM = `${FOLDER}stripe-mock`;
const BUILD_TIMEOUT_MS = 540_000;
const START_TIMEOUT_MS = 60_000;

export interface StripeMock {
  readonly url: string;
  stop(): void;
}

/** Makes sure that the judge is there, or says why it cannot be had on this machine. */
export async function whyThereIsNoStripeMock(): Promise<string | undefined> {
  if (existsSync(PROGRAM)) return undefined;
  if (spawnSync('go', ['version']).status !== 0) return 'Go is not on PATH';
  try {
    await build();
    return undefined;
  } catch (cause) {
    return `Go could not fetch or build it: ${cause instanceof Error ? cause.message.slice(0, 200) : 'unknown'}`;
  }
}

/** The payment company's own judge of requests: it holds each one against their published API. */
export async function startStripeMock(): Promise<StripeMock> {
  // Left to itself, it would take a fixed port for HTTPS, and a second one could not start beside it.
  const child = spawn(PROGRAM, ['-http-addr', '127.0.0.1:0', '-https-addr', '127.0.0.1:0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = Promise.withResolvers<string>();
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const [, found] = /Listening for HTTP[^\n]*:(\d+)/.exec(said) ?? [];
    if (found !== undefined) port.resolve(found);
  });
  child.once('error', port.reject);
  child.once('exit', () => port.reject(new Error(`stripe-mock ended by itself: ${said}`)));
  const timer = setTimeout(() => port.reject(new Error('stripe-mock did not start')), START_TIMEOUT_MS);
  try {
    return { url: `http://127.0.0.1:${await port.promise}`, stop: () => void child.kill() };
  } catch (cause) {
    child.kill();
    throw cause;
  } finally {
    clearTimeout(timer);
  }
}

async function build(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await promisify(execFile)('go', ['install', `github.com/stripe/stripe-mock@v${VERSION}`], {
    env: { ...process.env, GOBIN: FOLDER },
    timeout: BUILD_TIMEOUT_MS,
  });
}
