import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  choice,
  controls,
  lightStatus,
  type OpenDemo,
  openDemo,
  openFineTune,
  pass,
  sessionSwitch,
  showTab,
  start,
} from '../harness/demo.ts';
import { forgetLight, lightOf, withoutWebGl } from '../harness/demo-light.ts';
import { demoSoundOf } from '../harness/demo-sound.ts';

const veil = (page: Page) => page.locator('body > canvas');
/** At the rate of the clock that the journey holds. */
const FRAME_MS = 16;

let demo: OpenDemo;
let page: Page;
beforeAll(async () => {
  // Nothing is answered, so the light stands still: whatever it does here is the switch's doing.
  demo = await openDemo();
  ({ page } = demo);
  await start(page);
});
afterAll(() => demo.finish());

/** Full light, from whatever was before. */
async function lit(): Promise<void> {
  if ((await sessionSwitch(page).getAttribute('aria-checked')) === 'false') await sessionSwitch(page).click();
  // The second in which it stays dark after a stop, and the fade.
  await pass(page, 1400);
  await forgetLight(page);
}

describe('the overlay', () => {
  it('[OVL-01] [OVL-02] covers the whole window, and is drawn by WebGL', async () => {
    expect(await veil(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    await lit();
    await pass(page, 4 * FRAME_MS);
    const { frames } = await lightOf(page);
    expect(frames.map(({ is }) => is)).toEqual(['lit', 'lit', 'lit', 'lit']);
    await page.setViewportSize({ width: 1000, height: 700 });
    await page.mouse.wheel(0, 600);
    await pass(page, 100);
    expect(await veil(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1000, height: 700 });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('[OVL-03] lets every pointer through', async () => {
    const under = await page.evaluate(() => {
      const places = [10, 450, 720, 1200].flatMap((x) => [20, 300, 500, 880].map((y) => [x, y] as const));
      return places.map(([x, y]) => document.elementFromPoint(x, y)?.tagName);
    });
    expect(under).not.toContain('CANVAS');
    await page.getByRole('tab', { name: 'Video Demo' }).click();
    expect(await page.getByRole('tab', { name: 'Video Demo' }).getAttribute('aria-selected')).toBe('true');
    await page.getByRole('tab', { name: 'Focus Reading' }).click();
  });
});

describe('the switch', () => {
  it('[SES-18] [OVL-05] lets the light come over 300 ms', async () => {
    await lit();
    await sessionSwitch(page).click();
    await pass(page, 1600);
    await forgetLight(page);
    await sessionSwitch(page).click();
    await pass(page, 400);
    const { frames } = await lightOf(page);
    const full = frames.at(-1)?.edgeAlpha ?? 0;
    const rising = frames.filter(({ edgeAlpha }) => edgeAlpha < 0.999 * full);
    expect(rising.length * FRAME_MS).toBeGreaterThan(300 - 3 * FRAME_MS);
    expect(rising.length * FRAME_MS).toBeLessThanOrEqual(300);
    const alphas = rising.map(({ edgeAlpha }) => edgeAlpha);
    expect(alphas).toEqual(alphas.toSorted((one, other) => one - other));
    expect(rising[0]?.edgeAlpha).toBeLessThan(0.1 * full);
  });

  it('[SES-19] [OVL-06] [OVL-07] lets it go over 300 ms, and then no frame runs any more', async () => {
    await lit();
    await sessionSwitch(page).click();
    await pass(page, 400);
    const { frames } = await lightOf(page);
    const falling = frames.filter(({ is }) => is === 'lit').map(({ edgeAlpha }) => edgeAlpha);
    expect(falling.length * FRAME_MS).toBeGreaterThan(300 - 3 * FRAME_MS);
    expect(falling.length * FRAME_MS).toBeLessThanOrEqual(300 + FRAME_MS);
    expect(falling).toEqual(falling.toSorted((one, other) => other - one));
    expect(frames.at(-1)?.is).toBe('dark');
    await forgetLight(page);
    await pass(page, 1000);
    expect(await lightOf(page)).toEqual({ frames: [], askedFrames: 0 });
  });
});

describe('the light stops', () => {
  afterEach(async () => {
    await showTab(page, true);
  });

  it.each([
    ['by Esc', () => page.keyboard.press('Escape')],
    [
      'by Esc in the middle of writing',
      async () => {
        await page.getByRole('textbox', { name: "Tell me what you're working on" }).focus();
        await page.keyboard.press('Escape');
      },
    ],
    ['by its button', () => page.getByRole('button', { name: /^Stop the light/ }).click()],
  ])('[RD-48] on the next frame %s, and comes back after a second at the earliest', async (_way, stop) => {
    await lit();
    await stop();
    await pass(page, FRAME_MS);
    const dark = await lightOf(page);
    expect(dark.frames.map(({ is }) => is)).toEqual(['dark']);
    expect(await sessionSwitch(page).getAttribute('aria-checked')).toBe('false');
    expect(await lightStatus(page).textContent()).toMatch(/^Dark/);
    await forgetLight(page);
    await sessionSwitch(page).click();
    await pass(page, 1400);
    const [first] = (await lightOf(page)).frames;
    expect(first?.is).toBe('lit');
    const darkMs = (first?.atMs ?? 0) - (dark.frames[0]?.atMs ?? 0);
    expect(darkMs).toBeGreaterThanOrEqual(1000);
    expect(darkMs).toBeLessThan(1100);
  });

  it('[RD-48] at once where the tab is hidden, and waits for the person when it is seen again', async () => {
    await lit();
    await showTab(page, false);
    expect((await lightOf(page)).frames.map(({ is }) => is)).toEqual(['dark']);
    await pass(page, 1500);
    await showTab(page, true);
    await pass(page, 1500);
    expect((await lightOf(page)).frames.filter(({ is }) => is === 'lit')).toEqual([]);
    expect(await sessionSwitch(page).getAttribute('aria-checked')).toBe('false');
    expect(await controls(page).getByText('The light went out when this page was hidden.').isVisible()).toBe(true);
  });

  it('[RD-48] by a button that is in sight wherever the page is scrolled to', async () => {
    await lit();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const box = await page.getByRole('button', { name: /^Stop the light/ }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    await page.evaluate(() => window.scrollTo(0, 0));
  });
});

describe('what is drawn', () => {
  it('follows the shape and the hue, and the hue by and by', async () => {
    await lit();
    await openFineTune(page);
    await choice(page, 'Shape of the veil', 'Rim only').click();
    await page.getByRole('slider', { name: 'Hue' }).focus();
    for (let index = 0; index < 4; index += 1) await page.keyboard.press('PageUp');
    await forgetLight(page);
    await pass(page, 1200);
    const { frames } = await lightOf(page);
    expect(frames.at(-1)?.shape).toBe(1);
    const reds = frames.map(({ colour }) => colour[0] ?? 0);
    expect(reds.at(-1)).toBeGreaterThan((reds[0] ?? 0) + 0.1);
    expect(Math.max(...reds.map((red, index) => Math.abs(red - (reds[index - 1] ?? red))))).toBeLessThan(0.1);
  });
});

describe('with a dialog open, the overlay', () => {
  it('[OVL-04] [RD-48] lies above that too, and above everything else, at 9999', async () => {
    await page.getByRole('button', { name: 'The light felt wrong' }).click();
    await page.getByRole('dialog').waitFor();
    const depths = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].map((element) => ({
        isVeil: element instanceof HTMLCanvasElement && element.parentElement === document.body,
        depth: Number(getComputedStyle(element).zIndex) || 0,
        isOnTop: element.matches(':modal, :popover-open'),
      })),
    );
    expect(depths.filter(({ isVeil }) => isVeil).map(({ depth }) => depth)).toEqual([9999]);
    expect(Math.max(...depths.filter(({ isVeil }) => !isVeil).map(({ depth }) => depth))).toBeLessThan(9999);
    expect(
      depths.some(({ isOnTop }) => isOnTop),
      'nothing is lifted out of the page',
    ).toBe(false);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await pass(page, 400);
  });
});

describe('a browser without WebGL', () => {
  it('[OVL-20] [RD-49] has no light: that is logged, sound and controls go on, and one quiet line says so', async () => {
    const { page: dim, warnings, finish } = await openDemo({ prepare: withoutWebGl });
    await start(dim);
    expect(await dim.locator('body > canvas').count()).toBe(0);
    expect(warnings).toEqual([expect.stringContaining('light.open-failed')]);
    expect(await dim.getByText('Light is not available in this browser. Sound still works.').count()).toBe(1);
    expect((await dim.getByRole('dialog').count()) + (await dim.getByRole('alert').count())).toBe(0);
    await expect.poll(async () => (await demoSoundOf(dim)).peak).toBeGreaterThan(0.005);
    expect(await lightStatus(dim).textContent()).toBe('Sound only');
    await dim.getByRole('slider', { name: 'Intensity' }).focus();
    await dim.keyboard.press('End');
    expect(await dim.getByRole('slider', { name: 'Intensity' }).getAttribute('aria-valuetext')).toBe('Intense 100%');
    await sessionSwitch(dim).click();
    expect(await sessionSwitch(dim).getAttribute('aria-checked')).toBe('false');
    await finish();
  });
});
