import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { accepts, askAndWait, askFor, FOCUS, HeldChat, heldSettings } from '../test-helpers/held-chat.tsx';
import type { ChatEntry } from './chat-panel.tsx';

const log = page.getByRole('log');
const input = page.getByRole('textbox');
const clear = page.getByRole('button', { name: 'Clear conversation' });
const messages = () => document.querySelectorAll('[data-message]').length;

async function say(text: string): Promise<void> {
  await input.fill(text);
  await userEvent.keyboard('{Enter}');
}

/** Where a conversation goes, and what is there now. */
function shelf(entries: readonly ChatEntry[] = []) {
  const onChange = vi.fn<(entries: readonly ChatEntry[]) => void>();
  return { kept: { entries, onChange }, now: () => onChange.mock.lastCall?.[0] ?? entries };
}

const asked = (text: string): ChatEntry => ({
  is: 'asked',
  message: { id: 'old', sender: 'user', text, isError: false },
});

describe('a conversation that is kept', () => {
  it('is told with every message, and begins where it ended', async () => {
    const { kept, now } = shelf();
    const first = await render(<HeldChat ask={askFor(accepts())} kept={kept} />);
    expect(kept.onChange).not.toHaveBeenCalled();
    await say('coding');
    await expect.element(log.getByText(FOCUS.narrativeExplanation)).toBeVisible();
    expect(now().map(({ is }) => is)).toEqual(['asked', 'applied']);
    const settings = heldSettings();
    await first.unmount();

    const next = shelf(now());
    await render(<HeldChat ask={askFor(accepts())} settings={settings} kept={next.kept} />);
    await expect.element(log.getByText('coding', { exact: true })).toBeVisible();
    await expect.element(log.getByText(FOCUS.narrativeExplanation)).toBeVisible();
    await say('more coding');
    await expect.poll(messages).toBe(4);
    expect(new Set(next.now().map(({ message }) => message.id)).size).toBe(4);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('[RD-41] can still be undone, as long as its settings stand', async () => {
    const { kept, now } = shelf();
    const first = await render(<HeldChat ask={askFor(accepts())} kept={kept} />);
    await say('coding');
    await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    const settings = heldSettings();
    await first.unmount();
    await render(<HeldChat ask={askFor(accepts())} settings={settings} kept={shelf(now()).kept} />);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect(heldSettings()).toMatchObject({ globalModulationHz: 8, centerModulationHz: 12 });
  });

  it('has at most thirty messages, however many are handed in', async () => {
    const entries = Array.from({ length: 45 }, (_, index) => asked(`task ${index}.`));
    await render(<HeldChat ask={askFor(accepts())} kept={shelf(entries).kept} />);
    expect(messages()).toBe(30);
    await expect.element(log.getByText('task 44.')).toBeInTheDocument();
  });

  it('is cleared by one press, which leaves the focus in the field', async () => {
    const { kept, now } = shelf([asked('coding')]);
    await render(<HeldChat ask={askFor(accepts())} kept={kept} />);
    await clear.click();
    await expect.element(log.getByText('Start by telling me your current task')).toBeVisible();
    expect(now()).toEqual([]);
    await expect.element(clear).not.toBeInTheDocument();
    await expect.element(input).toHaveFocus();
  });

  it('is not cleared under an answer that is on its way', async () => {
    const { ask, answer } = askAndWait();
    await render(<HeldChat ask={ask} kept={shelf().kept} />);
    await say('coding');
    await expect.element(clear).toBeDisabled();
    answer(accepts());
    await expect.element(clear).toBeEnabled();
  });
});

it('a conversation that ends with its page has nothing to clear', async () => {
  await render(<HeldChat ask={askFor(accepts())} />);
  await say('coding');
  await expect.element(log.getByText(FOCUS.narrativeExplanation)).toBeVisible();
  await expect.element(clear).not.toBeInTheDocument();
});
