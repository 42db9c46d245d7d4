import type { Page } from 'playwright';
import { vi } from 'vitest';

/**
 * Waits until the page's scripts have taken over what the build wrote: a busy machine takes its time, and what is
 * pressed before that is pressed on paper. They begin at the leaves, so the root is the last.
 */
export async function untilAlive(page: Page): Promise<void> {
  const isAlive = () =>
    page.evaluate(() => Object.keys(document.documentElement).some((name) => name.startsWith('__react')));
  await vi.waitUntil(isAlive, { timeout: 30_000, interval: 50 });
}
