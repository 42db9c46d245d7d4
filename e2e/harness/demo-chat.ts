import type { Locator, Page } from 'playwright';
import { pass } from './demo.ts';

export const question = (page: Page): Locator => page.getByRole('textbox', { name: "Tell me what you're working on" });
const log = (page: Page): Locator => page.getByRole('log', { name: 'Conversation' });

/** Says something to Helios, and waits for what comes back: the text of the last reply. */
export async function ask(page: Page, text: string): Promise<string> {
  const before = await log(page).locator('.v-chat-reply').count();
  await question(page).fill(text);
  await page.keyboard.press('Enter');
  await log(page).locator('.v-chat-reply').nth(before).waitFor();
  await pass(page, 50);
  const reply = await log(page).locator('.v-chat-reply').last().locator('p, b, dt, dd, span').allTextContents();
  return reply.join(' ');
}

/** Both rates as the panel shows them, such as `8 Hz` and `12 Hz`. */
export async function shownRates(page: Page): Promise<readonly string[]> {
  const values = await page.locator('.v-controls-readouts .v-readout-value').allTextContents();
  return values.map((value) => value.replace(/\s+/g, ' ').trim());
}

export const isTicked = async (page: Page, item: string): Promise<boolean> =>
  (await page.getByRole('checkbox', { name: item }).getAttribute('aria-checked')) === 'true';
