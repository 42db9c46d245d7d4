import type { Page } from 'playwright';
import type { Visitor } from './state.ts';

/** Presses the first button with this name. */
export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).first().click();
}

/** Fills in the first field of each label. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).first().fill(value);
}

/** The server never answers, so that what a page shows meanwhile can be looked at. */
export async function holdBack(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, () => undefined);
}

/** The server is out of reach. */
export async function cutOff(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) => route.abort());
}

/** Opens a provider's popup and presses one of its buttons. */
export async function answerPopup({ page }: Visitor, button: string, answer: string): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press(page, button)]);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: answer, exact: true }).click();
  await closed;
}
