import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { untilAlive } from '../harness/alive.ts';
import { DESKTOP, newPage, PHONE } from '../harness/browser.ts';

const slides = (page: Page) => page.getByRole('region').and(page.locator('[data-slide]'));
/** As the page has it: the driver hears of it later. */
const hashOf = (page: Page) => page.evaluate(() => location.hash);
const current = (page: Page) =>
  page.getByRole('navigation', { name: 'Slides' }).locator('[aria-current=step]').textContent();

/** The number of the slide whose top is at the top of the window. */
const slideInView = (page: Page) =>
  page.evaluate(() => {
    const slide = [...document.querySelectorAll('[data-slide]')].find(
      (one) => Math.abs(one.getBoundingClientRect().top) < 2,
    );
    return Number(slide?.getAttribute('data-slide') ?? 0);
  });

async function openBooklet(options: Parameters<typeof newPage>[0] = {}, hash = ''): Promise<Page> {
  const page = await newPage({ reducedMotion: true, ...options });
  await page.goto(`/product-booklet${hash}`);
  await untilAlive(page);
  return page;
}

async function pressTo(page: Page, key: string, slide: number): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(() => slideInView(page), { message: `${key} leads to ${slide}` }).toBe(slide);
  await expect.poll(() => hashOf(page)).toBe(`#slide-${slide}`);
  // The next key goes on from where the ruler stands, which follows the slide.
  await expect.poll(() => current(page)).toMatch(new RegExp(`^${slide},`));
}

describe('the booklet', () => {
  it('[RTE-22] [BOOK-01] [RD-11] is a presentation of our own where none is configured', async () => {
    const page = await openBooklet();
    expect(await slides(page).count()).toBeGreaterThanOrEqual(10);
    expect(await page.locator('iframe').count()).toBe(0);
    const titles = await slides(page).getByRole('heading', { level: 2 }).allTextContents();
    expect(new Set(titles).size).toBe((await slides(page).count()) - 1);
  });

  it.each([
    ['a desk', DESKTOP],
    ['a phone', PHONE],
  ])('[BOOK-02] fills the screen of %s, slide by slide, and nothing reaches beyond it', async (_name, size) => {
    const page = await openBooklet(size);
    const bar = await page.locator('footer').boundingBox();
    const boxes = await slides(page).evaluateAll((all) =>
      all.map((one) => ({
        width: one.clientWidth,
        height: one.clientHeight,
        spill: one.scrollWidth - one.clientWidth,
      })),
    );
    const height = size.height - (bar?.height ?? 0);
    expect(boxes).toEqual(boxes.map(() => ({ width: size.width, height, spill: 0 })));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  });

  it('[MISC-03] [RD-74] says on every slide what the product is not', async () => {
    const page = await openBooklet();
    for (const key of ['Home', '5', 'End']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(300);
      const box = await page.getByText('Vayl is a productivity tool, not a medical device.').boundingBox();
      expect(box?.y).toBeLessThan(DESKTOP.height);
    }
  });

  it('goes by keys, and the address follows', async () => {
    const page = await openBooklet();
    await pressTo(page, 'ArrowRight', 2);
    await pressTo(page, 'ArrowDown', 3);
    await pressTo(page, 'PageDown', 4);
    await pressTo(page, 'Space', 5);
    await pressTo(page, 'Shift+Space', 4);
    await pressTo(page, 'ArrowLeft', 3);
    await pressTo(page, 'PageUp', 2);
    await pressTo(page, 'End', 12);
    await pressTo(page, 'ArrowRight', 12);
    await pressTo(page, '7', 7);
    expect(await current(page)).toMatch(/^7,/);
    await pressTo(page, 'Home', 1);
  });

  it('goes by its buttons and its ruler', async () => {
    const page = await openBooklet();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => slideInView(page)).toBe(2);
    await page.getByRole('navigation', { name: 'Slides' }).getByRole('link').nth(7).click();
    await expect.poll(() => slideInView(page)).toBe(8);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => slideInView(page)).toBe(7);
    await expect.poll(() => current(page)).toMatch(/^7,/);
  });

  it('goes by a finger sideways', async () => {
    const page = await openBooklet(PHONE);
    const swipe = (fromX: number, toX: number) =>
      page.evaluate(
        ([from, to]) => {
          const target = document.body;
          const at = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
          target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [at(from)] }));
          target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [at(to)] }));
        },
        [fromX, toX] as const,
      );
    await swipe(300, 100);
    await expect.poll(() => slideInView(page)).toBe(2);
    await swipe(100, 300);
    await expect.poll(() => slideInView(page)).toBe(1);
  });

  it('opens at the slide that its address names, and leaves no trail of slides behind', async () => {
    const page = await newPage({ reducedMotion: true });
    await page.goto('/download');
    await page.goto('/product-booklet#slide-6');
    await untilAlive(page);
    await expect.poll(() => slideInView(page)).toBe(6);
    await pressTo(page, 'ArrowRight', 7);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/download');
  });

  it('[BOOK-01] can be read to the end without scripts, and leads to its slides', async () => {
    const page = await newPage({ javaScript: false, expects: [/failed: csp .*[.]js$/], reducedMotion: true });
    await page.goto('/product-booklet');
    const texts = await slides(page).allInnerTexts();
    expect(texts.filter((text) => text.trim().length > 40)).toHaveLength(12);
    await page.getByRole('navigation', { name: 'Slides' }).getByRole('link').nth(8).click();
    await expect.poll(() => slideInView(page)).toBe(9);
  });

  it('leads home', async () => {
    const page = await openBooklet();
    await page.getByRole('link', { name: 'Vayl, home' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  it('stops its only movement when asked', async () => {
    const page = await openBooklet({ reducedMotion: false });
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Play' }).waitFor();
    const wave = page.locator('.v-hero-wave').first();
    const before = await wave.screenshot();
    await page.waitForTimeout(400);
    expect((await wave.screenshot()).equals(before)).toBe(true);
  });
});
