import type { Page } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import { untilAlive } from '../harness/alive.ts';
import {
  answer,
  closed,
  FOUR_TIMES_NO,
  flickerNotice,
  hold,
  isSessionHere,
  openDemo,
  pass,
  sessionSwitch,
  start,
  welcome,
} from '../harness/demo.ts';
import { expectFlicker, expectStill } from '../harness/demo-look.ts';

let finish: () => Promise<void> = async () => undefined;
afterEach(() => finish());

describe('for somebody who comes back, while the page is still on its way', () => {
  /** Four times no is kept here; what comes now is held back until it is let come. */
  async function comeBackSlowly(): Promise<{ readonly page: Page; readonly letCome: () => Promise<void> }> {
    const demo = await openDemo();
    ({ finish } = demo);
    const { page } = demo;
    await answer(page, FOUR_TIMES_NO);
    await start(page);
    await page.clock.resume();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/demo-experience-*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.reload();
    await welcome(page).waitFor();
    await untilAlive(page);
    // Before anything runs: a leap of the clock is a machine that slept.
    await hold(page);
    const isHere = async (): Promise<boolean> => {
      await pass(page, 100);
      return isSessionHere(page);
    };
    return {
      page,
      letCome: async () => {
        resolve();
        await expect.poll(isHere).toBe(true);
        await page.waitForLoadState('networkidle');
      },
    };
  }

  it('[RD-83] a yes counts, although four times no is kept', async () => {
    const { page, letCome } = await comeBackSlowly();
    await answer(page, ['Yes']);
    await letCome();
    expect(await welcome(page).getByRole('radio', { name: 'Yes', checked: true }).count()).toBe(1);
    await start(page);
    await expectStill(page);
  });

  it('[RD-83] a yes counts for whoever leaves the welcome without starting, too', async () => {
    const { page, letCome } = await comeBackSlowly();
    await answer(page, ['Yes']);
    await welcome(page).getByRole('button', { name: 'Close' }).click();
    await letCome();
    await closed(page);
    await sessionSwitch(page).click();
    expect(await flickerNotice(page).textContent()).toMatch(/because of your answers|until you have answered/);
    await expectStill(page);
  });

  it('[RD-83] the kept answers hold where none is given', async () => {
    const { page, letCome } = await comeBackSlowly();
    await page.getByRole('button', { name: 'Start Demo Experience' }).click();
    await letCome();
    await closed(page);
    expect(await flickerNotice(page).count()).toBe(0);
    await expectFlicker(page);
  });
});
