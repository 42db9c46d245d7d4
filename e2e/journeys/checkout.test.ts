import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { untilAlive } from '../harness/alive.ts';
import { newPage } from '../harness/browser.ts';

const pathOf = (page: Page) => new URL(page.url()).pathname;
const countdown = (page: Page) => page.getByText(/^Redirecting to homepage in/);

/** The page with its clock standing still, a moment after it opened. */
async function openSuccess(): Promise<Page> {
  const page = await newPage();
  await page.clock.install({ time: new Date('2026-03-01T09:00:00Z') });
  await page.clock.pauseAt(new Date('2026-03-01T10:00:00Z'));
  await page.goto('/checkout-success');
  await untilAlive(page);
  return page;
}

describe('after the checkout', () => {
  it('[RTE-14] [SUBS-01] [RD-69] the title is Success', async () => {
    const page = await openSuccess();
    expect(await page.title()).toBe('Success');
  });

  it('[SUBS-02] [SUBS-03] [SUBS-04] the page says that all is set, active, and what there is now', async () => {
    const page = await openSuccess();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe("You're All Set!");
    expect(await page.getByRole('main').textContent()).toMatch(/Your subscription is active/);
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
  });

  it('[SUBS-05] [SUBS-06] [SUBS-07] counts from 10, one each second', async () => {
    const page = await openSuccess();
    const texts: (string | null)[] = [await countdown(page).textContent()];
    for (let second = 1; second <= 9; second += 1) {
      await page.clock.runFor(1000);
      await expect.poll(() => countdown(page).textContent()).toContain(` ${10 - second} `);
      texts.push(await countdown(page).textContent());
    }
    expect(texts).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => `Redirecting to homepage in ${n} seconds...`));
    expect(pathOf(page)).toBe('/checkout-success');
  });

  it('[SUBS-08] goes home at 0, and the way back does not lead here again', async () => {
    const page = await newPage();
    await page.goto('/download');
    await page.clock.install({ time: new Date('2026-03-01T09:00:00Z') });
    await page.clock.pauseAt(new Date('2026-03-01T10:00:00Z'));
    await page.goto('/checkout-success');
    await untilAlive(page);
    await page.clock.runFor(10_000);
    await expect.poll(() => pathOf(page)).toBe('/');
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe('/download');
  });

  it('[SUBS-09] goes home at once when asked', async () => {
    const page = await openSuccess();
    await page.getByRole('link', { name: 'Go to Homepage Now' }).click();
    await expect.poll(() => pathOf(page)).toBe('/');
  });

  it('[RD-70] does not come after somebody who has left', async () => {
    const page = await openSuccess();
    await page.clock.runFor(3000);
    await page.getByRole('link', { name: 'Download', exact: true }).first().click();
    await expect.poll(() => pathOf(page)).toBe('/download');
    await page.clock.runFor(20_000);
    expect(pathOf(page)).toBe('/download');
  });

  it('lets a slow reader stay', async () => {
    const page = await openSuccess();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await page.clock.runFor(20_000);
    expect(pathOf(page)).toBe('/checkout-success');
    expect(await countdown(page).count()).toBe(0);
  });

  it('[MISC-03] says what the product is not', async () => {
    const page = await openSuccess();
    expect(await page.getByText('Vayl is a productivity tool, not a medical device.').isVisible()).toBe(true);
  });
});
