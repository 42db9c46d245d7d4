import type { Page } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import {
  answer,
  closed,
  comeBack,
  controls,
  FOUR_TIMES_NO,
  flickerNotice,
  lightStatus,
  openDemo,
  openStarted,
  pass,
  sessionSwitch,
  start,
  welcome,
} from '../harness/demo.ts';
import { forgetLight, lightOf } from '../harness/demo-light.ts';
import { expectFlicker, expectStill } from '../harness/demo-look.ts';
import { demoSoundOf } from '../harness/demo-sound.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let finish: () => Promise<void> = async () => undefined;
afterEach(() => finish());

async function open(...given: Parameters<typeof openDemo>): Promise<Page> {
  const demo = await openDemo(...given);
  ({ finish } = demo);
  return demo.page;
}

/** As if the answers in this browser had been given so many days earlier. */
async function makeOlder(page: Page, days: number): Promise<void> {
  await page.evaluate((ms) => {
    const kept = localStorage.getItem('vayl.screening') ?? '';
    const older = kept.replace(/(?<="answeredAtMs":)\d+/, (atMs) => String(Number(atMs) - ms));
    if (older === kept) throw new Error(`no answers are kept: ${kept}`);
    localStorage.setItem('vayl.screening', older);
  }, days * DAY_MS);
}

const openQuestions = async (page: Page): Promise<void> => {
  await controls(page).getByRole('button', { name: 'Open the light questions' }).click();
  await pass(page, 400);
};
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save my answers' }).click();
  await closed(page);
};

describe('the four questions', () => {
  it.each([
    { name: 'none is answered', answers: [], why: /until you have answered/ },
    { name: 'one is left open', answers: ['No', 'No', 'No'], why: /until you have answered/ },
    { name: 'one is yes', answers: ['No', 'Yes', 'No', 'No'], why: /because of your answers/ },
    { name: 'somebody is unsure', answers: ['No', 'No', 'No', 'Yes'], why: /because you are unsure/ },
  ] as const)(
    '[RD-83] where $name, there is sound and a still tint, and one line says so',
    async ({ answers, why }) => {
      const page = await open();
      await answer(page, answers);
      await start(page);
      await expectStill(page);
      expect(await lightStatus(page).textContent()).toBe('Still tint');
      expect(await flickerNotice(page).textContent()).toMatch(why);
      await expect.poll(async () => (await demoSoundOf(page)).peak).toBeGreaterThan(0.005);
    },
  );

  it('[RD-83] let the light flicker after four times no; that is kept, and can be changed', async () => {
    const page = await open();
    await answer(page, FOUR_TIMES_NO);
    await start(page);
    await expectFlicker(page);
    expect(await flickerNotice(page).count()).toBe(0);

    await comeBack(page);
    expect(await welcome(page).getByRole('radiogroup').count()).toBe(0);
    await welcome(page).getByRole('button', { name: 'Answer again' }).click();
    expect(await welcome(page).getByRole('radio', { checked: true }).count()).toBe(0);
    await answer(page, ['Yes', 'No', 'No', 'No']);
    await start(page);
    await expectStill(page);

    await openQuestions(page);
    expect(await page.getByRole('dialog').getByRole('radio', { checked: true }).count()).toBe(0);
    await answer(page, FOUR_TIMES_NO);
    await save(page);
    await expectFlicker(page);
  });

  it('[RD-83] can be opened while the light flickers, with a way to stop it in reach', async () => {
    const page = await open();
    await answer(page, FOUR_TIMES_NO);
    await start(page);
    await openQuestions(page);
    await forgetLight(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Stop the light/ })
      .click();
    await pass(page, 16);
    expect((await lightOf(page)).frames.map(({ is }) => is)).toEqual(['dark']);
  });

  it('[RD-83] are asked again after a year, and until then nothing flickers', async () => {
    const page = await open();
    await answer(page, FOUR_TIMES_NO);
    await start(page);
    await makeOlder(page, 364);
    await comeBack(page);
    expect(await welcome(page).getByRole('radiogroup').count()).toBe(0);
    await makeOlder(page, 2);
    await comeBack(page);
    expect(await welcome(page).getByRole('radiogroup').count()).toBe(4);
    await welcome(page).getByRole('button', { name: 'Close' }).click();
    await closed(page);
    await sessionSwitch(page).click();
    await expectStill(page);
    expect(await flickerNotice(page).textContent()).toMatch(/a year old/);
  });

  it('[RD-83] are not answered by what somebody has put into the storage of this browser', async () => {
    const page = await open({
      prepare: (fresh) =>
        fresh.addInitScript(() => localStorage.setItem('vayl.screening', '{"version":0,"fields":{"screening":"no"}}')),
    });
    expect(await welcome(page).getByRole('radiogroup').count()).toBe(4);
    await start(page);
    await expectStill(page);
  });
});

describe('"The light felt wrong"', () => {
  it('makes it dark by one click, asks what was felt, and keeps it from flickering until the person allows it', async () => {
    const started = await openStarted();
    ({ finish } = started);
    const { page } = started;
    await expectFlicker(page);
    await forgetLight(page);
    await page.getByRole('button', { name: 'The light felt wrong' }).click();
    await pass(page, 16);
    expect((await lightOf(page)).frames.map(({ is }) => is)).toEqual(['dark']);
    const dialog = page.getByRole('dialog', { name: 'The light is off' });
    await dialog.getByRole('checkbox', { name: 'Headache' }).click();
    await dialog.getByLabel(/In your own words/).fill('behind the eyes');
    await dialog.getByRole('button', { name: 'Keep this note' }).click();
    await closed(page);

    await comeBack(page);
    await start(page);
    await expectStill(page);
    expect(await flickerNotice(page).textContent()).toMatch(/because it felt wrong/);

    await openQuestions(page);
    expect(
      await page
        .getByRole('dialog')
        .getByText(/Headache, behind the eyes$/)
        .count(),
    ).toBe(1);
    const lift = page.getByRole('checkbox', { name: /Let the light flicker again/ });
    expect(await lift.getAttribute('aria-disabled')).toBe('true');
    await answer(page, FOUR_TIMES_NO);
    await save(page);
    await expectStill(page);

    await openQuestions(page);
    await answer(page, FOUR_TIMES_NO);
    await lift.click();
    await save(page);
    await expectFlicker(page);
  });
});

describe('“The light felt wrong”, after Esc', () => {
  it('can still be said', async () => {
    const started = await openStarted();
    ({ finish } = started);
    const { page } = started;
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'The light felt wrong' }).click();
    await page.getByRole('dialog', { name: 'The light is off' }).getByRole('button', { name: 'Close' }).click();
    await pass(page, 1000);
    await sessionSwitch(page).click();
    expect(await flickerNotice(page).textContent()).toMatch(/because it felt wrong/);
    await expectStill(page);
  });
});

describe('a system that asks for less motion', () => {
  it('has a still light, after four times no too, until the person allows it for this session', async () => {
    const page = await open({ reducedMotion: true });
    await answer(page, FOUR_TIMES_NO);
    await start(page);
    await expectStill(page);
    expect(await lightStatus(page).textContent()).toBe('Still tint');
    await controls(page).getByRole('button', { name: 'Allow flicker for this session' }).click();
    await expectFlicker(page);

    await comeBack(page);
    await start(page);
    await expectStill(page);
  });

  it('makes a light that flickers dark at once', async () => {
    const started = await openStarted();
    ({ finish } = started);
    const { page } = started;
    await expectFlicker(page);
    await forgetLight(page);
    await askForLessMotion(page);
    await pass(page, 16);
    expect((await lightOf(page)).frames.map(({ is }) => is)).toEqual(['dark']);
    await sessionSwitch(page).click();
    // The second in which it stays dark.
    await pass(page, 1000);
    await expectStill(page);
  });
});

/** The browser tells the page in its own time, which is not the clock that the journey holds. */
async function askForLessMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isTold = new Promise((resolve) => {
      matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', resolve, { once: true });
    });
    Object.assign(globalThis, { isTold });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate('isTold.then(() => undefined)');
}
