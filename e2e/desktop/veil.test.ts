import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type App, startApp, until } from './harness/app.ts';
import { LightWatch, spreadOf } from './harness/light.ts';
import { openScreen, type Screen } from './harness/screen.ts';

/** Where nothing but the veil lies over the empty screen. */
const EMPTY = { x: 4, y: 200 };

let screen: Screen;
let app: App;
let watch: LightWatch;
let darkLevel: number;

beforeEach(async () => {
  screen = await openScreen();
  app = await startApp(screen);
  await answerNoAndGoOn();
  watch = new LightWatch(screen, EMPTY);
  await until('a first look', () => watch.seen.length > 10);
  darkLevel = watch.seen.at(-1)?.level ?? 0;
});

afterEach(async () => {
  watch.end();
  await screen.close();
});

async function answerNoAndGoOn(): Promise<void> {
  await app.driver.run(`
    for (const group of document.querySelectorAll('[role=dialog] [role=radiogroup]'))
      [...group.querySelectorAll('input')].at(-1).click();`);
  await app.driver.run(`[...document.querySelectorAll('button')].find((one) => one.textContent === 'Go on').click();`);
}

async function switchOn(): Promise<void> {
  await app.driver.run(`document.querySelector('[role=switch]').click();`);
  await until('light', () => watch.lastLitMs(darkLevel) > performance.now() - 200);
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

describe('the veil over a real screen', () => {
  it('pulses where it is asked to, and is gone within 100 ms of the stop key', async () => {
    await switchOn();
    const idleMs = await timeOf(() => screen.xdotool('getdisplaygeometry'));
    const startedMs = performance.now();
    await screen.xdotool('key', 'ctrl+shift+period');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    // The program that presses the key has to start first.
    expect(watch.lastLitMs(darkLevel) - startedMs - idleMs).toBeLessThan(100);
    expect(spreadOf(watch.last(500))).toBeLessThan(2);
  });

  it.each(['shell', 'first page', 'second page'])('leaves no light 500 ms after its %s was killed', async (which) => {
    await switchOn();
    const { shell, pages } = app.pids();
    const killedMs = performance.now();
    process.kill(which === 'shell' ? shell : (pages[which === 'first page' ? 0 : 1] ?? 0), 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(watch.lastLitMs(darkLevel) - killedMs).toBeLessThan(500);
  });
});
