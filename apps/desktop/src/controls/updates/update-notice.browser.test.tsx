import '@vayl/ui/styles.css';
import { expectAccessible } from '@vayl/ui/test-helpers/axe';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Observed } from '../observed.ts';
import { deskSession } from '../test-helpers/desk-session.ts';
import { UpdateNotice } from './update-notice.tsx';
import type { UpdateState } from './updates.ts';

const VERSION = '1.2.0';

async function show(state: UpdateState, isLit = false) {
  const shown = new Observed<UpdateState>(state);
  let asked = 0;
  const { subscribe, getSnapshot } = shown;
  const updates = { subscribe, getSnapshot, install: () => (asked += 1) };
  const session = deskSession();
  if (isLit) session.switchOn();
  await page.viewport(420, 300);
  const { container } = await render(
    <main data-surface="night" style={{ padding: 20, background: 'var(--surface)', color: 'var(--ink)' }}>
      <UpdateNotice updates={updates} session={session} />
    </main>,
  );
  return { shown, container, timesAsked: () => asked };
}
const button = page.getByRole('button');

describe('the notice of a newer app', () => {
  it('is not there without one', async () => {
    const { container } = await show({ is: 'none' });
    expect(container.textContent).toBe('');
  });

  it('names the version, and asks', async () => {
    const { timesAsked } = await show({ is: 'ready', version: VERSION });
    await expect.element(page.getByText('Vayl 1.2.0 is ready')).toBeVisible();
    await page.getByRole('button', { name: 'Update now' }).click();
    expect(timesAsked()).toBe(1);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('cannot be followed while there is light, and says so', async () => {
    await show({ is: 'ready', version: VERSION }, true);
    await expect.element(page.getByText('It waits until the light is off.')).toBeVisible();
    await expect.element(button).toBeDisabled();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('keeps the focus where it was pressed', async () => {
    const { shown } = await show({ is: 'ready', version: VERSION });
    await button.click();
    shown.set({ is: 'installing', version: VERSION });
    await expect.element(button).toHaveTextContent('Updating…');
    await expect.element(button).toHaveFocus();
  });

  it.each([
    { is: 'installed', text: 'The app starts again when the light is off.' },
    { is: 'failed', text: /^This version goes on working/ },
  ] as const)('is read out where it $is', async ({ is, text }) => {
    await show({ is, version: VERSION });
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });
});
