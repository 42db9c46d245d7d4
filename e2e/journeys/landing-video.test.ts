import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE } from '../harness/browser.ts';
import { openLanding } from '../harness/landing.ts';

/** A busy machine may take a while to fetch and start a film. */
const PATIENT = { timeout: 20_000 };

const isPlaying = (page: Page): Promise<boolean> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused);
const secondsOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
const watch = (page: Page) => page.getByRole('button', { name: 'Watch the demo' });
const isClosed = (page: Page): Promise<void> => page.getByRole('dialog').waitFor({ state: 'detached' });

async function openDemo(page: Page): Promise<void> {
  await watch(page).click();
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => isPlaying(page), PATIENT).toBe(true);
}

describe('the demo video', () => {
  let page: Page;
  let finish: () => Promise<void>;
  let askedForFilm = 0;

  beforeAll(async () => {
    ({ page, finish } = await openPage({ reducedMotion: true }));
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/video/')) askedForFilm += 1;
    });
    await openLanding(page);
  });

  afterEach(async () => {
    await page.keyboard.press('Escape');
    await isClosed(page);
  });

  afterAll(() => finish());

  it('is not asked for before somebody wants it', async () => {
    expect(askedForFilm).toBe(0);
    expect(await page.locator('video').count()).toBe(0);
  });

  it('[LAND-05] opens in a modal and plays, with captions', async () => {
    await openDemo(page);
    await expect.poll(() => secondsOf(page), PATIENT).toBeGreaterThan(0.2);
    const captions = page.locator('video track[kind=captions]');
    expect(await captions.getAttribute('srclang')).toBe('en');
    const cues = () => captions.evaluate(({ track }: HTMLTrackElement) => track.cues?.length);
    await expect.poll(cues, PATIENT).toBeGreaterThan(3);
    const behind = page.getByRole('heading', { level: 1 });
    expect(await behind.count(), 'what lies behind is out of reach').toBe(0);
  });

  it.each([
    ['by its button', () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()],
    ['by Escape', () => page.keyboard.press('Escape')],
    ['by a click beside it', () => page.mouse.click(8, 8)],
  ])('[LAND-06] closes %s, stops, and gives the focus back', async (_way, close) => {
    await openDemo(page);
    const video = await page.locator('video').evaluateHandle((element: HTMLVideoElement) => element);
    await close();
    await isClosed(page);
    expect(await page.locator('video').count()).toBe(0);
    expect(await video.evaluate(({ paused }) => paused)).toBe(true);
    await expect.poll(() => watch(page).evaluate((button) => button === document.activeElement), PATIENT).toBe(true);
  });

  it('[LAND-05] [LAND-06] opens again from its beginning, by the keyboard alone', async () => {
    await watch(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => secondsOf(page), PATIENT).toBeGreaterThan(2);
    const left = await secondsOf(page);
    await page.keyboard.press('Escape');
    await isClosed(page);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await secondsOf(page)).toBeLessThan(left);
  });

  it('[LAND-05] fits a phone', async () => {
    await page.setViewportSize(PHONE);
    await openDemo(page);
    const box = await page.locator('video').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    expect(Math.abs((box?.width ?? 0) / (box?.height ?? 1) - 16 / 9)).toBeLessThan(0.02);
  });
});
