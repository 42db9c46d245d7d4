import type { Page } from 'playwright';
import { DEMO } from '../../content/demo.content.ts';
import { press } from '../acts.ts';
import type { PageState } from '../state.ts';

export const path = '/demo';

export async function answer(page: Page, word: 'Yes' | 'No'): Promise<void> {
  for (const choice of await page.getByRole('radio', { name: word, exact: true }).all()) await choice.click();
}

export async function start(page: Page, word: 'Yes' | 'No' = 'No'): Promise<void> {
  await answer(page, word);
  await press(page, DEMO.start);
  await page.getByRole('dialog', { name: DEMO.welcome.title }).waitFor({ state: 'hidden' });
}

/** On a telephone the controls are in a sheet. */
export async function openControls(page: Page): Promise<void> {
  const sheet = page.getByRole('button', { name: /^Session Controls/ });
  if (await sheet.isVisible()) await sheet.click();
}

export function begun(name: string, shows: string | RegExp, steps: (page: Page) => Promise<void>): PageState {
  return {
    path,
    name,
    shows,
    steps: async ({ page }) => {
      await start(page);
      await steps(page);
    },
  };
}
