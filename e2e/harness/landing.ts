import type { Page } from 'playwright';
import { vi } from 'vitest';

/** Opens the landing page, and waits until it is alive: its wave is drawn then, and its buttons can be pressed. */
export async function openLanding(page: Page): Promise<Page> {
  await page.goto('/', { waitUntil: 'networkidle' });
  const isAlive = () => page.locator('canvas').evaluate((wave: HTMLCanvasElement) => wave.width >= wave.clientWidth);
  await vi.waitUntil(isAlive, { timeout: 15_000, interval: 100 });
  return page;
}
