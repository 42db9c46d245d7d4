import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  closed,
  comeBack,
  type OpenDemo,
  openFineTune,
  openUnstarted,
  press,
  sessionSwitch,
  slider,
  welcome,
} from '../harness/demo.ts';
import { shownRates } from '../harness/demo-chat.ts';
import { lightOf } from '../harness/demo-light.ts';

const shelf = (page: Page) => page.getByRole('region', { name: 'Presets' });
const textOf = (page: Page, name: string) => slider(page, name).getAttribute('aria-valuetext');

/** The address of what is set now, as it is handed on. */
async function linkOf(page: Page): Promise<string> {
  await shelf(page).getByRole('button', { name: 'Copy a link to these settings' }).click();
  await shelf(page).getByText('The link is copied.').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

describe('presets', () => {
  let demo: OpenDemo;
  let page: Page;
  beforeAll(async () => {
    demo = await openUnstarted();
    ({ page } = demo);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  });
  afterAll(() => demo.finish());

  it('of ours set rates and hue, switch nothing on, and can be taken back', async () => {
    await shelf(page)
      .getByRole('button', { name: /^Focus/ })
      .click();
    expect(await shownRates(page)).toEqual(['6 Hz', '14 Hz']);
    expect(
      await shelf(page)
        .getByRole('button', { name: /^Focus/ })
        .getAttribute('aria-pressed'),
    ).toBe('true');
    expect(await sessionSwitch(page).getAttribute('aria-checked')).toBe('false');
    await shelf(page).getByRole('button', { name: 'Undo the last preset' }).click();
    expect(await shownRates(page)).toEqual(['8 Hz', '12 Hz']);
  });

  it('of one’s own are saved under a name that nobody else has, and kept', async () => {
    await shelf(page).getByRole('button', { name: /^Calm/ }).click();
    await shelf(page).getByLabel('Save these settings as').fill('Focus');
    await page.keyboard.press('Enter');
    expect(await shelf(page).getByText('Another preset has this name already').isVisible()).toBe(true);
    await shelf(page).getByLabel('Save these settings as').fill('Late evening');
    await page.keyboard.press('Enter');
    await shelf(page)
      .getByRole('button', { name: /^Alert/ })
      .click();

    await comeBack(page);
    await welcome(page).getByRole('button', { name: 'Close' }).click();
    await closed(page);
    expect(await shownRates(page)).toEqual(['7 Hz', '14.5 Hz']);
    await shelf(page)
      .getByRole('button', { name: /^Late evening/ })
      .click();
    expect(await shownRates(page)).toEqual(['1 cycles/10s', '6 Hz']);
  });

  it('of one’s own are removed by a second press, and stay so', async () => {
    const remove = shelf(page).getByRole('button', { name: /remove Late evening/i });
    await remove.click();
    expect(await remove.textContent()).toMatch(/^Really/);
    await remove.click();
    expect(await shelf(page).getByText('Late evening is removed.').isVisible()).toBe(true);
    await comeBack(page);
    await welcome(page).getByRole('button', { name: 'Close' }).click();
    await closed(page);
    expect(await shelf(page).getByText('Late evening').count()).toBe(0);
  });

  it('[RD-30] travel as a link that sets the same elsewhere, exactly, without volumes and without switching on', async () => {
    await openFineTune(page);
    await shelf(page)
      .getByRole('button', { name: /^Sleep/ })
      .click();
    await page.getByRole('button', { name: '136.1 Hz Deep Focus' }).click();
    await press(page, slider(page, 'Audio level'), 'End');
    const link = new URL(await linkOf(page));
    expect(link.pathname).toBe('/demo');

    const { page: there, finish } = await openUnstarted({ path: `/demo${link.hash}` });
    expect(await there.getByText('These settings came with the link you opened.').isVisible()).toBe(true);
    expect(await shownRates(there)).toEqual(['1 cycles/10s', '2 Hz']);
    await openFineTune(there);
    expect(await textOf(there, 'Isochronic pitch')).toBe('136.1 Hz');
    expect(await textOf(there, 'Hue')).toBe('35°');
    expect(await textOf(there, 'Audio level')).toBe('10%');
    expect(await sessionSwitch(there).getAttribute('aria-checked')).toBe('false');
    expect((await lightOf(there)).frames).toEqual([]);
    await there.getByRole('button', { name: 'Undo', exact: true }).click();
    expect(await shownRates(there)).toEqual(['8 Hz', '12 Hz']);
    await finish();
  });
});

describe('a link', () => {
  it.each([
    ['is broken', '#v1~g', 'This link could not be read'],
    ['was made by a newer version', '#v2~g6~c14', 'This link was made by a newer'],
  ])('that %s says so, and changes nothing', async (_, fragment, text) => {
    const { page, finish } = await openUnstarted({ path: `/demo${fragment}` });
    expect(await page.getByText(text).isVisible()).toBe(true);
    expect(await shownRates(page)).toEqual(['8 Hz', '12 Hz']);
    await finish();
  });

  it('is taken over once, also where the page is open already', async () => {
    const { page, finish } = await openUnstarted({ path: '/demo#v1~g6~c14' });
    expect(await shownRates(page)).toEqual(['6 Hz', '14 Hz']);
    expect(new URL(page.url()).hash).toBe('');
    await page.evaluate(() => window.location.assign('#v1~g4~c10'));
    await expect.poll(() => shownRates(page)).toEqual(['4 Hz', '10 Hz']);
    // What else an address may point to is no link of ours.
    await page.evaluate(() => window.location.assign('#main'));
    expect(await page.getByText('This link could not be read').count()).toBe(0);
    await finish();
  });

  it('that asks for too much is brought into range, and rates in the wrong order are not taken', async () => {
    const { page, finish } = await openUnstarted({ path: '/demo#v1~g40~c4~s7~p99999~wEvil~b..%2F' });
    expect(await shownRates(page)).toEqual(['8 Hz', '12 Hz']);
    expect(await textOf(page, 'Intensity')).toBe('Intense 100%');
    await finish();
  });
});
