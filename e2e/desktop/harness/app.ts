import { homedir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tools/network/free-port.ts';
import { until as untilSo } from '../../../tools/waiting/until.ts';
import { childrenOf, isRunning } from './processes.ts';
import { endProgram } from './programs.ts';
import type { Screen } from './screen.ts';
import { WebDriver } from './web-driver.ts';

const CACHE = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
export const PROGRAM = join(process.env['CARGO_TARGET_DIR'] ?? join(CACHE, 'vayl/cargo'), 'debug/vayl');
const MOST_WAIT_MS = 30_000;
const CONTROL_TITLE = 'Vayl';
/** As the system names it: the first fifteen letters. */
const PAGE_PROCESS = 'WebKitWebProces';

interface AppProcesses {
  readonly shell: number;
  /** Of the window that people see, which is the first to be made. */
  readonly control: number;
  readonly overlays: readonly number[];
}

export interface App {
  /** At the window that people see, except in `inOverlay`. */
  readonly driver: WebDriver;
  readonly processes: () => AppProcesses;
  /** Runs a script in each window over a display. */
  readonly inOverlays: (script: string) => Promise<readonly unknown[]>;
  /** The app as it ends with its session: nothing of it is left. */
  readonly end: () => Promise<void>;
}

export interface StartOptions {
  readonly overlays?: number;
}

/** Starts the app as it was built, and waits for its windows; the driver is at the one that people see. */
export async function startApp(screen: Screen, { overlays = 1 }: StartOptions = {}): Promise<App> {
  const port = await freePort();
  const automated = { TAURI_AUTOMATION: 'true', TAURI_WEBVIEW_AUTOMATION: 'true' };
  const native = screen.programs.start('WebKitWebDriver', [`--port=${port}`], { ...screen.env, ...automated });
  const driver = new WebDriver(`http://127.0.0.1:${port}`);
  await until('the driver', async () => {
    await driver.open(PROGRAM);
    return true;
  });
  await until('the overlays', async () => (await driver.windows()).length === overlays + 1);
  const byTitle = async () => {
    const titled: { handle: string; isControl: boolean }[] = [];
    for (const handle of await driver.windows()) {
      await driver.switchTo(handle);
      titled.push({ handle, isControl: (await driver.title()) === CONTROL_TITLE });
    }
    return titled;
  };
  let windows = await byTitle();
  await until('the control window', async () => {
    windows = await byTitle();
    const control = windows.find(({ isControl }) => isControl);
    if (control === undefined) return false;
    await driver.switchTo(control.handle);
    return (await driver.run('return document.body.innerText')) !== '';
  });
  return {
    driver,
    processes: () => processesUnder(native.pid ?? 0),
    inOverlays: async (script) => {
      const answers: unknown[] = [];
      for (const { handle } of windows.filter(({ isControl }) => !isControl)) {
        await driver.switchTo(handle);
        answers.push(await driver.run(script));
      }
      for (const { handle } of windows.filter(({ isControl }) => isControl)) await driver.switchTo(handle);
      return answers;
    },
    end: async () => {
      const children = childrenOf(native.pid ?? 0);
      for (const { pid } of children) process.kill(pid, 'SIGKILL');
      // One that still holds its place on the bus would be taken for the app that runs already, and the next would leave.
      await until('the app’s end', () => !children.some(isRunning));
      await endProgram(native);
    },
  };
}

function processesUnder(driverPid: number): AppProcesses {
  const shell = childrenOf(driverPid).find(({ name }) => name === 'vayl')?.pid;
  if (shell === undefined) throw new Error('the app does not run');
  const pages = childrenOf(shell)
    .filter(({ name }) => name === PAGE_PROCESS)
    .map(({ pid }) => pid);
  const [control, ...overlays] = pages.toSorted((one, other) => one - other);
  if (control === undefined) throw new Error('the app has no page');
  return { shell, control, overlays };
}

export function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  return untilSo(what, isSo, { mostMs: MOST_WAIT_MS });
}
