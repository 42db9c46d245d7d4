import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EXERCISE } from '../../../../content/practice.content.ts';
import { expectAccessible } from '../test-helpers/accessible.ts';
import { area, editor, openEditor, paste, status, tab, write } from '../test-helpers/practice.tsx';
import { CodingTab } from './coding-tab.tsx';

const shownCode = () => {
  const lines = document.querySelector('.code-editor')?.shadowRoot?.querySelectorAll('.cm-line') ?? [];
  return [...lines].map(({ textContent }) => textContent).join('\n');
};

describe('the editor', () => {
  it('[PRAC-12] can be typed in', async () => {
    await openEditor();
    expect(shownCode()).toBe(EXERCISE.startingCode);
    await write('');
    await userEvent.keyboard('const a = 1;');
    expect(shownCode()).toBe('const a = 1;');
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('loses nothing of what comes faster than the page is drawn', async () => {
    await openEditor();
    await write('');
    for (const part of ['a', 'b', 'c', 'd']) {
      paste(part);
      await Promise.resolve();
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(shownCode()).toBe('abcd');
  });

  it('keeps what was typed when another tab is looked at', async () => {
    await openEditor();
    await write('const kept = 1;');
    await tab('Focus Reading').click();
    await expect.element(editor).not.toBeInTheDocument();
    await tab('Code Editor').click();
    await expect.element(editor).toBeVisible();
    expect(shownCode()).toBe('const kept = 1;');
  });

  it('gives the starting code back with one button, says so, and lets it be undone', async () => {
    await openEditor();
    await write('const gone = 1;');
    await page.getByRole('button', { name: 'Reset code' }).click();
    await expect.element(status).toHaveTextContent('The starting code is back.');
    expect(shownCode()).toBe(EXERCISE.startingCode);
    await editor.click();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(shownCode()).toBe('const gone = 1;');
  });

  it('brings its styles as objects: the content policy of the site allows no style element', async () => {
    await openEditor();
    const root = document.querySelector('.code-editor')?.shadowRoot;
    expect(root?.querySelector('style')).toBeNull();
    expect(root?.adoptedStyleSheets.length).toBeGreaterThan(0);
  });
});

describe('by keyboard', () => {
  const run = page.getByRole('button', { name: 'Run' });

  async function focusEditor(): Promise<void> {
    await openEditor();
    await write('a');
  }

  it('Tab indents', async () => {
    await focusEditor();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.shadowRoot?.activeElement).toBe(editor.element());
    expect(shownCode()).toBe('  a');
  });

  it.each([
    ['Esc', '{Escape}'],
    ['Ctrl M', '{Control>}m{/Control}'],
  ])('%s, then Tab leaves the editor', async (_, keys) => {
    await focusEditor();
    await userEvent.keyboard(`${keys}{Tab}`);
    await expect.element(run).toHaveFocus();
    expect(shownCode()).toBe('a');
  });

  it('says so beside the editor, and to whoever only hears it', async () => {
    await openEditor();
    const keys = page.getByText('To leave the editor press Esc, then Tab', { exact: false });
    await expect.element(keys).toBeVisible();
    expect(editor.element().getAttribute('aria-description')).toBe(keys.element().textContent);
  });

  it('Esc reaches the page, which stops the light, also while something is selected', async () => {
    await focusEditor();
    const pressed = vi.fn<(event: KeyboardEvent) => void>();
    document.addEventListener('keydown', pressed);
    await userEvent.keyboard('{Control>}a{/Control}{Escape}');
    document.removeEventListener('keydown', pressed);
    const pressedEscape = pressed.mock.calls.map(([event]) => event).find(({ key }) => key === 'Escape');
    expect(pressedEscape?.defaultPrevented).toBe(false);
  });

  it('Ctrl Enter runs the code', async () => {
    await focusEditor();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(status).toHaveTextContent('ReferenceError: a is not defined (line 1)');
  });
});

describe('an editor that is on its way', () => {
  const tabWith = (load: Parameters<typeof CodingTab>[0]['load']) => (
    <CodingTab code="" onChange={() => undefined} {...(load && { load })} />
  );

  it('says that it is opening', async () => {
    await render(tabWith(() => new Promise(() => undefined)));
    await expect.element(status).toHaveTextContent('Opening the editor...');
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('and does not come says what to do, and can be asked for again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const Panel = () => <p>Here it is</p>;
    const load = vi
      .fn<() => Promise<typeof Panel>>(() => Promise.resolve(Panel))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await render(tabWith(load));
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.element().textContent).toContain('Check your connection and try again.');
    await expect(expectAccessible()).resolves.toBeUndefined();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Here it is')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });

  it('is not fetched before its tab opens', async () => {
    await render(area());
    await expect.element(page.getByRole('article')).toBeVisible();
    await expect.element(editor).not.toBeInTheDocument();
    await expect.element(status).not.toBeInTheDocument();
  });
});
