import '@vayl/ui/styles.css';
import { err, ok, type Result } from '@vayl/domain';
import { expectAccessible } from '@vayl/ui/test-helpers/axe';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DiagnosticsSection } from './diagnostics-section.tsx';

const FILE = `${JSON.stringify({ app: { version: '0.1.0' }, displays: Array.from({ length: 9 }, () => ({ width: 1 })) }, undefined, 2)}\n`;

async function open(outcome: Result<string, 'not-saved'> = ok('/home/someone/Downloads/vayl-diagnostics.json')) {
  const saved: string[] = [];
  const made = { isBroken: false };
  const diagnostics = {
    read: async () => {
      if (made.isBroken) throw new Error('no');
      return FILE;
    },
    save: async (text: string) => {
      saved.push(text);
      return outcome;
    },
  };
  await page.viewport(420, 560);
  await render(
    <main data-surface="night" style={{ padding: 20, background: 'var(--surface)', color: 'var(--ink)' }}>
      <DiagnosticsSection diagnostics={diagnostics} />
    </main>,
  );
  return { saved, made };
}
const file = page.getByRole('region', { name: 'The file, as it would be saved' });
const save = page.getByRole('button', { name: 'Save it to Downloads' });
const show = page.getByRole('button', { name: 'Show the file' });

describe('diagnostics, in the settings', () => {
  it('cannot be saved before they were seen', async () => {
    await open();
    await expect.element(show).toBeVisible();
    await expect.element(save).not.toBeInTheDocument();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('are saved to the letter as they were shown, and it is said where', async () => {
    const { saved } = await open();
    await show.click();
    await expect.element(file).toBeVisible();
    expect(file.element().textContent).toBe(FILE);
    await expect(expectAccessible()).resolves.toBeUndefined();
    await save.click();
    await expect.element(page.getByRole('status').getByText(/^Saved: .*vayl-diagnostics.json$/)).toBeVisible();
    expect(saved).toEqual([FILE]);
  });

  it('can be read with the keyboard alone', async () => {
    await open();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(file).toBeVisible();
    file.element().focus();
    expect(document.activeElement).toBe(file.element());
  });

  it('say that they could not be saved, and what to do', async () => {
    await open(err('not-saved'));
    await show.click();
    await save.click();
    await expect.element(page.getByRole('status').getByText(/select the text above and copy it/)).toBeVisible();
  });

  it('say that they could not be made', async () => {
    const { made } = await open();
    made.isBroken = true;
    await show.click();
    await expect.element(page.getByRole('status').getByText('The file could not be made. Try again.')).toBeVisible();
  });
});
