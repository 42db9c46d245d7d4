import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PROGRAM, startApp, until } from './harness/app.ts';
import { pause } from './harness/clock.ts';
import { answerNoAndGoOn, click } from './harness/person.ts';
import { openScreen, type Screen } from './harness/screen.ts';
import { hasWindow, openVeiledScreen, switchOn, type VeiledScreen } from './harness/veil.ts';

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const Failure = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() });
const Status = z.looseObject({ isOn: z.boolean() });

/** Long enough to have asked it and to wait for its answer. */
const WAITS_FOR_THE_FIRST_MS = 3000;

/** As somebody types it in a terminal of that screen. */
async function vayl({ env }: Screen, ...typed: string[]): Promise<Ended> {
  const options = { env: { ...process.env, ...env }, timeout: 30_000 };
  try {
    const { stdout, stderr } = await promisify(execFile)(PROGRAM, typed, options);
    return { code: 0, out: stdout.trim(), err: stderr.trim() };
  } catch (cause) {
    const { code, stdout, stderr } = Failure.parse(cause);
    return { code, out: stdout.trim(), err: stderr.trim() };
  }
}

/** A word on the message bus, as the system says it. */
async function signal({ env }: Screen, path: string, name: string, ...values: string[]): Promise<void> {
  const args = ['emit', '--session', '--object-path', path, '--signal', name, ...values];
  await promisify(execFile)('gdbus', args, { env: { ...process.env, ...env } });
}

describe('before the four questions', () => {
  let screen: Screen;
  beforeEach(async () => {
    screen = await openScreen();
  });
  afterEach(() => screen.close());

  it('[RD-83] a command line finds no app, then one that asks first', async () => {
    expect(await vayl(screen, 'status', '--json')).toEqual({ code: 0, out: '{"isRunning":false}', err: '' });
    const { driver } = await startApp(screen);
    expect(await vayl(screen, 'start', '--preset', 'Focus')).toMatchObject({ code: 3, out: '' });
    expect(JSON.parse((await vayl(screen, 'status', '--json')).out)).toMatchObject({
      isOn: false,
      flicker: 'unanswered',
    });
    await answerNoAndGoOn(driver);
    expect((await vayl(screen, 'start', '--preset', 'focus')).out).toBe('The session is on, with Focus.');
  });

  it('a start that meets an app in the moment of its death comes up itself', async () => {
    const { processes } = await startApp(screen);
    const { shell } = processes();
    // One that does not answer, and never will.
    process.kill(shell, 'SIGSTOP');
    const second = screen.programs.start(PROGRAM, [], screen.env);
    await pause(WAITS_FOR_THE_FIRST_MS);
    process.kill(shell, 'SIGKILL');
    await until('the second app', async () => (await vayl(screen, 'status', '--json')).out.includes('"isOn":false'));
    expect(second.exitCode).toBeNull();
  });
});

describe('from outside of the window', () => {
  let veiled: VeiledScreen;
  beforeEach(async () => {
    veiled = await openVeiledScreen();
  });
  afterEach(() => veiled.screen.close());

  const isDark = () => until('dark', () => veiled.watch.last(500).length > 10 && !veiled.watch.isLit(veiled.dark));
  const status = async () => Status.parse(JSON.parse((await vayl(veiled.screen, 'status', '--json')).out));

  it('a command line starts a preset, says how it stands and puts the light out', async () => {
    const { screen } = veiled;
    expect(await vayl(screen, 'start', '--preset', 'Nothing')).toMatchObject({ code: 2 });
    expect(await vayl(screen, 'start', '--preset', 'Focus')).toMatchObject({ code: 0 });
    await until('light', () => veiled.watch.isLit(veiled.dark));
    expect(await status()).toMatchObject({ isOn: true, globalModulationHz: 6, centerModulationHz: 14 });
    expect(await vayl(screen, 'stop')).toMatchObject({ code: 0, out: 'The light is out.' });
    await isDark();
  });

  it('a link asks in the window, and starts nothing by itself', async () => {
    const { screen, app, watch, dark } = veiled;
    await vayl(screen, 'vayl://start?preset=Calm');
    await until('the question', async () =>
      String(await app.driver.run('return document.body.innerText')).includes('with the preset Calm'),
    );
    expect([watch.isLit(dark), (await status()).isOn]).toEqual([false, false]);
    await click(app.driver, 'button', 'Start the session');
    expect(await status()).toMatchObject({ isOn: true, centerModulationHz: 6 });
  });

  it('[RD-48] a closed window goes to the tray with a word, and the light stays', async () => {
    const { screen, app, watch, dark } = veiled;
    await switchOn(veiled);
    await screen.xdotool('search', '--onlyvisible', '--name', '^Vayl$', 'windowactivate', '--sync');
    await screen.xdotool('key', 'alt+F4');
    await click(app.driver, 'button', 'Close the window');
    await until('a window less', async () => !(await hasWindow(screen)));
    expect((await status()).isOn).toBe(true);
    await until('light', () => watch.isLit(dark));
    // A second start brings the window back, and makes no second app.
    await vayl(screen);
    await until('the window', () => hasWindow(screen));
    expect((await status()).isOn).toBe(true);
  });

  it.each([
    ['the screen is locked', '/org/freedesktop/ScreenSaver', 'org.freedesktop.ScreenSaver.ActiveChanged', ['true']],
    [
      'the machine goes to sleep',
      '/org/freedesktop/login1',
      'org.freedesktop.login1.Manager.PrepareForSleep',
      ['true'],
    ],
    ['the session is locked', '/org/freedesktop/login1/session/_1', 'org.freedesktop.login1.Session.Lock', []],
    [
      'the lid is closed',
      '/org/freedesktop/login1',
      'org.freedesktop.DBus.Properties.PropertiesChanged',
      ["'org.freedesktop.login1.Manager'", "{'LidClosed': <true>}", '@as []'],
    ],
  ])('is dark when %s', async (_, path, name, values) => {
    await switchOn(veiled);
    await signal(veiled.screen, path, name, ...values);
    await isDark();
    expect(await status()).toMatchObject({ isOn: false, stoppedBy: 'locked' });
  });
});
