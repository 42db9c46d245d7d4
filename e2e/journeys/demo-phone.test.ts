import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from '../harness/browser.ts';
import {
  answer,
  closed,
  FOUR_TIMES_NO,
  lightStatus,
  type OpenDemo,
  openDemo,
  openStarted,
  pass,
  sessionSwitch,
  slider,
  start,
  welcome,
} from '../harness/demo.ts';
import { forgetLight, lightOf, swingOf } from '../harness/demo-light.ts';
import { demoSoundOf } from '../harness/demo-sound.ts';

const handle = (page: Page) => page.getByRole('button', { name: /^Session Controls/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Session Controls' });

async function openSheet(page: Page): Promise<void> {
  await handle(page).click();
  await pass(page, 400);
}

async function closeSheet(page: Page): Promise<void> {
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await pass(page, 400);
  await sheet(page).waitFor({ state: 'detached' });
}

/** How far the centre of the light moves in a quarter of a second; a display is measured by then. */
async function swing(page: Page): Promise<number> {
  await pass(page, 500);
  await forgetLight(page);
  await pass(page, 256);
  return swingOf((await lightOf(page)).frames).center;
}

async function expectInSight(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
}

async function expectNoWiderThanScreen(page: Page): Promise<void> {
  const widthPx = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widthPx).toBeLessThanOrEqual(PHONE.width);
}

describe('on a phone', () => {
  let demo: OpenDemo;
  let page: Page;
  beforeAll(async () => {
    demo = await openStarted(PHONE);
    ({ page } = demo);
  });
  afterAll(() => demo.finish());

  it('light and sound are the same, and the page is no wider than the screen', async () => {
    expect(await swing(page)).toBeGreaterThan(0.005);
    await expect.poll(async () => (await demoSoundOf(page)).peak).toBeGreaterThan(0.005);
    expect(await page.locator('body > canvas').boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    await expectNoWiderThanScreen(page);
  });

  it('the controls are in a sheet, which opens, moves things and closes', async () => {
    expect(await slider(page, 'Intensity').count()).toBe(0);
    await openSheet(page);
    expect(await sheet(page).isVisible()).toBe(true);
    await slider(page, 'Intensity').focus();
    await page.keyboard.press('Home');
    expect(await slider(page, 'Intensity').getAttribute('aria-valuetext')).toBe('Subtle 0%');
    await closeSheet(page);
  });

  it('a preset is taken, and the handle of the sheet says so', async () => {
    const focus = page.getByRole('region', { name: 'Presets' }).getByRole('button', { name: /^Focus/ });
    await focus.click();
    expect(await focus.getAttribute('aria-pressed')).toBe('true');
    expect(await handle(page).textContent()).toContain('On, 6 and 14 Hz');
    await page.getByRole('button', { name: 'Undo the last preset' }).click();
    expect(await handle(page).textContent()).toContain('On, 8 and 12 Hz');
  });

  it('the practice area has its three tabs, none of them wider than the screen', async () => {
    const practice = page.getByRole('region', { name: 'Practice area' });
    const shown = {
      'Video Demo': practice.locator('video'),
      'Code Editor': practice.getByRole('textbox', { name: 'Your code' }),
      'Focus Reading': practice.getByRole('article'),
    };
    for (const [name, content] of Object.entries(shown)) {
      await practice.getByRole('tab', { name }).click();
      await pass(page, 100);
      await content.waitFor();
      const box = await content.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(PHONE.width);
      await expectNoWiderThanScreen(page);
    }
  });

  it('[RD-48] the light is stopped by a button that is in sight, with the sheet open too', async () => {
    await openSheet(page);
    await forgetLight(page);
    const stop = page.getByRole('button', { name: /^Stop the light/ }).last();
    await expectInSight(stop);
    await stop.click();
    await pass(page, 16);
    expect((await lightOf(page)).frames.map(({ is }) => is)).toEqual(['dark']);
    expect(await sessionSwitch(page).getAttribute('aria-checked')).toBe('false');
  });
});

describe('who comes by phone', () => {
  let finish: () => Promise<void> = async () => undefined;
  afterEach(() => finish());

  async function open(): Promise<Page> {
    const demo = await openDemo(PHONE);
    ({ finish } = demo);
    return demo.page;
  }

  it('[RD-83] answers the four questions in the welcome, which fits the screen, and sees the light flicker', async () => {
    const page = await open();
    const box = await welcome(page).boundingBox();
    expect([box?.x, box?.width].every((px) => px !== undefined && px >= 0 && px <= PHONE.width)).toBe(true);
    await answer(page, FOUR_TIMES_NO);
    await page.getByText('With these answers the light may flicker.').waitFor();
    await page.getByRole('button', { name: 'Start Demo Experience' }).scrollIntoViewIfNeeded();
    await expectInSight(page.getByRole('button', { name: 'Start Demo Experience' }));
    await start(page);
    expect(await swing(page)).toBeGreaterThan(0.005);
  });

  it('[RD-83] finds the questions in the sheet after leaving them open', async () => {
    const page = await open();
    await start(page);
    expect(await swing(page)).toBe(0);
    await openSheet(page);
    await sheet(page).getByRole('button', { name: 'Open the light questions' }).click();
    await pass(page, 400);
    const questions = page.getByRole('dialog', { name: 'Light questions' });
    for (const group of await questions.getByRole('radiogroup').all()) {
      await group.getByRole('radio', { name: 'No', exact: true }).click();
    }
    await questions.getByRole('button', { name: 'Save my answers' }).click();
    await pass(page, 400);
    await questions.waitFor({ state: 'detached' });
    expect(await swing(page)).toBeGreaterThan(0.005);
  });

  it('[RD-48] says that the light felt wrong by a button that is in sight, and is asked what was felt', async () => {
    const page = await open();
    await answer(page, FOUR_TIMES_NO);
    await start(page);
    const button = page.getByRole('button', { name: 'The light felt wrong' });
    await expectInSight(button);
    await forgetLight(page);
    await button.click();
    await pass(page, 16);
    expect((await lightOf(page)).frames.map(({ is }) => is)).toEqual(['dark']);
    const dialog = page.getByRole('dialog', { name: 'The light is off' });
    await dialog.getByRole('checkbox', { name: 'Dizziness' }).click();
    const keep = dialog.getByRole('button', { name: 'Keep this note' });
    await keep.scrollIntoViewIfNeeded();
    await expectInSight(keep);
    await keep.click();
    await closed(page);
    await pass(page, 1000);
    await openSheet(page);
    await sessionSwitch(page).click();
    await pass(page, 500);
    expect(await swing(page)).toBe(0);
    expect(await lightStatus(page).textContent()).toBe('Still tint');
  });
});
