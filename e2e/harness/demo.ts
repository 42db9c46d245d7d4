import type { Locator, Page } from 'playwright';
import { vi } from 'vitest';
import { openPage, type PageOptions } from './browser.ts';
import { recordLight } from './demo-light.ts';
import { recordDemoSound } from './demo-sound.ts';

type Answer = 'Yes' | 'No';

interface DemoOptions extends PageOptions {
  readonly path?: string;
  /** Whether somebody has touched the page already, which brings it to life for whoever is new; they have unless told otherwise. */
  readonly isTouched?: boolean;
  /** What else is to be done to the page before it is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export interface OpenDemo {
  readonly page: Page;
  /** Everything that the page has asked for, as its path. */
  readonly asked: readonly string[];
  /** What it has logged, without being an error. */
  readonly warnings: readonly string[];
  readonly problems: readonly string[];
  readonly finish: () => Promise<void>;
}

/** The drawing library's own remarks about a machine without a graphics card. */
const DRIVER = /GL Driver Message/;

/**
 * The demo with its welcome, and with its clock in the journey's hand: frames come only by `pass`, so that each can be
 * counted, whatever else this machine is doing.
 */
export async function openDemo(given: DemoOptions = {}): Promise<OpenDemo> {
  const { path = '/demo', isTouched = true, prepare, ...options } = given;
  const opened = await openPage(options);
  const { page } = opened;
  const asked: string[] = [];
  const warnings: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('console', (message) => {
    if (message.type() === 'warning' && !DRIVER.test(message.text())) warnings.push(message.text());
  });
  await page.clock.install();
  await recordLight(page);
  await recordDemoSound(page);
  await prepare?.(page);
  await page.goto(path);
  if (isTouched) await untilLive(page);
  else await welcome(page).waitFor();
  return { ...opened, asked, warnings };
}

/** Waits for the welcome, touches the page, as whoever is here will, and stops the clock once that has brought it to life. */
async function untilLive(page: Page): Promise<void> {
  await welcome(page).waitFor();
  // Again and again: a touch that comes before the page listens is nobody's.
  const touch = async (): Promise<boolean> => {
    await page.mouse.wheel(0, 1);
    return isSessionHere(page);
  };
  await vi.waitUntil(touch, { timeout: 30_000, interval: 100 });
  await page.waitForLoadState('networkidle');
  await hold(page);
}

/** What a touch brings takes a while; until then the page is as the build wrote it. */
export function isSessionHere(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.getElementById('main') ?? {}).some((name) => name.startsWith('__react')),
  );
}

/** From now on time passes only by `pass`. */
export async function hold(page: Page): Promise<void> {
  const nowMs = await page.evaluate(() => Date.now());
  // Far enough ahead that a busy machine is not too late for it.
  await page.clock.pauseAt(nowMs + 60_000);
}

/** Comes back to the page, as it is for somebody who has been here before. */
export async function comeBack(page: Page): Promise<void> {
  await page.clock.resume();
  await page.reload();
  await untilLive(page);
}

/** Lets time pass: every timer and every frame of it. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
}

/** Lets time pass in leaps that are short enough to be no sleep: for what takes long and is not looked at. */
export async function passSeconds(page: Page, seconds: number): Promise<void> {
  // A page that hears nothing of its clock for five has slept.
  const LEAP_SECONDS = 4;
  for (let left = seconds; left > 0; left -= LEAP_SECONDS) {
    await page.clock.fastForward(1000 * Math.min(left, LEAP_SECONDS));
  }
}

export const welcome = (page: Page): Locator => page.getByRole('dialog', { name: 'A minute with the veil' });

/** Answers the four questions of whatever dialog is open, in their order; undefined leaves one open. */
export async function answer(page: Page, answers: readonly (Answer | undefined)[]): Promise<void> {
  const questions = page.getByRole('dialog').getByRole('radiogroup');
  for (const [index, given] of answers.entries()) {
    if (given !== undefined) await questions.nth(index).getByRole('radio', { name: given }).click();
  }
}

export const FOUR_TIMES_NO: readonly Answer[] = ['No', 'No', 'No', 'No'];

/** Presses the button of the welcome, and waits until light and sound have come. */
export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Demo Experience' }).click();
  await page.waitForLoadState('networkidle');
  await closed(page);
  // There as long as there is something to stop.
  await page
    .getByRole('button', { name: /^Stop the light/ })
    .first()
    .waitFor();
}

/** Waits until no dialog is open, which takes a moment of the page's own time. */
export async function closed(page: Page): Promise<void> {
  await pass(page, 400);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The demo of somebody who may see flicker, and has started it. */
export async function openStarted(options: DemoOptions = {}): Promise<OpenDemo> {
  const demo = await openDemo(options);
  await answer(demo.page, FOUR_TIMES_NO);
  await start(demo.page);
  return demo;
}

/** The demo without its welcome and without light: for what needs neither. */
export async function openUnstarted(options: DemoOptions = {}): Promise<OpenDemo> {
  const demo = await openDemo(options);
  await welcome(demo.page).getByRole('button', { name: 'Close' }).click();
  await closed(demo.page);
  return demo;
}

export const controls = (page: Page): Locator => page.getByRole('region', { name: 'Session Controls' });
export const sessionSwitch = (page: Page): Locator => page.getByRole('switch', { name: 'Session', exact: true });
export const slider = (page: Page, name: string): Locator => page.getByRole('slider', { name, exact: true });
export const choice = (page: Page, group: string, name: string): Locator =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
/** Why the light stands still, if it does. */
export const flickerNotice = (page: Page): Locator =>
  controls(page).getByText(/^The light stands still|^Your answers are a year old/);
/** How it stands with the light, in the words at the top. */
export const lightStatus = (page: Page): Locator => page.getByRole('banner').getByRole('status');

export async function openFineTune(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fine-tune Performance' }).click();
  await pass(page, 400);
}

/** Moves the one slider by keys, to one of its ends and a number of steps back. */
export async function press(page: Page, target: Locator, ...keys: readonly string[]): Promise<void> {
  await target.focus();
  for (const key of keys) await page.keyboard.press(key);
}

/** As a browser tells it that a tab was left or come back to. */
export async function showTab(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate((visible) => {
    const state = visible ? 'visible' : 'hidden';
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    Object.defineProperty(document, 'hidden', { value: !visible, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isVisible);
}
