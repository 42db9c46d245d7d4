import type { Page } from 'playwright';

const MOST_TABS = 150;

/** What a screen reader would roughly call whatever has the focus. */
const FOCUSED_NAME = `(() => {
  const { activeElement: element } = document;
  if (element === null || element === document.body) return '';
  const name = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.innerText ?? element.textContent;
  return name.replaceAll(/\\s+/g, ' ').trim();
})()`;

export function focusedName(page: Page): Promise<string> {
  return page.evaluate<string>(FOCUSED_NAME);
}

/** Goes on by Tab until something of this name has the focus; throws if Tab never leads there. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedName(page)) === name) return;
  }
  throw new Error(`Tab never leads to ${name}`);
}

/** Types where the focus is, which must be a field of this name. */
export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  if ((await focusedName(page)) !== name) await tabTo(page, name);
  await page.keyboard.type(text);
}

export function shows(page: Page, text: string | RegExp): Promise<void> {
  return page.getByText(text).filter({ visible: true }).first().waitFor();
}
