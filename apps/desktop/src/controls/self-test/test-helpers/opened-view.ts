import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { HeldSelfTest } from './held-self-test.tsx';

/** Renders the window and goes to the self-test. */
export async function openView(held: HeldSelfTest): Promise<HeldSelfTest> {
  await page.viewport(420, 760);
  await render(held.window);
  await way('Self-test').click();
  return held;
}

export const way = (name: string) => page.getByRole('navigation').getByRole('button', { name, exact: true });
export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const text = (words: string | RegExp) => page.getByText(words);
