import type { Page } from 'playwright';
import { vi } from 'vitest';

/**
 * Waits until the page's scripts have taken over what the build wrote: a busy machine takes its time, and what is
 * pressed before that is pressed on paper.
 */
export async function untilAlive(page: Page): Promise<void> {
  const isAlive = () =>
    page.evaluate(() => Object.keys(document.getElementById('main') ?? {}).some((name) => name.startsWith('__react')));
  await vi.waitUntil(isAlive, { timeout: 30_000, interval: 50 });
}
