import { execFileSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tools/network/free-port.ts';
import type { Screen } from './screen.ts';
import { WebDriver } from './web-driver.ts';

const CACHE = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
const PROGRAM = join(process.env['CARGO_TARGET_DIR'] ?? join(CACHE, 'vayl/cargo'), 'debug/vayl');
const MOST_WAIT_MS = 30_000;

export interface App {
  readonly driver: WebDriver;
  /** The processes of the shell and of its two pages, by what they are for. */
  readonly pids: () => { readonly shell: number; readonly pages: readonly number[] };
}

/** Starts the app as it was built, and waits for its two windows; the driver is at the one that people see. */
export async function startApp(screen: Screen): Promise<App> {
  const port = await freePort();
  const automated = { TAURI_AUTOMATION: 'true', TAURI_WEBVIEW_AUTOMATION: 'true' };
  screen.programs.start('WebKitWebDriver', [`--port=${port}`], { ...screen.env, ...automated });
  const driver = new WebDriver(`http://127.0.0.1:${port}`);
  await until('the driver', async () => {
    await driver.open(PROGRAM);
    return true;
  });
  await until('the overlay', async () => (await driver.windows()).length === 2);
  await until('the control window', async () => {
    for (const handle of await driver.windows()) {
      await driver.switchTo(handle);
      if ((await driver.title()) === 'Vayl') return (await driver.run('return document.body.innerText')) !== '';
    }
    return false;
  });
  return { driver, pids: () => pidsOf(screen) };
}

function pidsOf({ env }: Screen): ReturnType<App['pids']> {
  const list = execFileSync('ps', ['-eo', 'pid=,comm=,args='], { encoding: 'utf8', env: { ...process.env, ...env } });
  const rows = list.split('\n').map((row) => row.trim().split(/\s+/));
  const pidOf = (name: string) => rows.filter(([, comm]) => comm === name).map(([pid]) => Number(pid));
  const [shell = 0] = pidOf('vayl');
  return { shell, pages: pidOf('WebKitWebProces') };
}

export async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const endMs = performance.now() + MOST_WAIT_MS;
  let last: unknown = 'it is not so';
  while (performance.now() < endMs) {
    try {
      if (await isSo()) return;
    } catch (cause) {
      last = cause;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`waited for ${what}: ${String(last)}`);
}
