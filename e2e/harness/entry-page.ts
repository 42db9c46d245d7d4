import type { Page } from 'playwright';

/** Opens one of the pages around an account, and waits until it has read its address. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('.entry:not([data-waits])').waitFor();
}

/** Waits for a sentence, and says whether a person can see it. */
export async function shows(page: Page, text: string | RegExp): Promise<boolean> {
  const found = page.getByText(text, { exact: typeof text === 'string' }).first();
  await found.waitFor();
  return found.isVisible();
}
