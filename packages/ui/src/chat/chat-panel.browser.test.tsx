import { EXAMPLE_PROMPTS, MOST_QUERY_CHARACTERS } from '@vayl/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { accepts, askAndWait, askFor, FOCUS, fails, HeldChat } from '../test-helpers/held-chat.tsx';

const LOADING = 'Optimizing frequencies for your task...';
const EMPTY = 'Start by telling me your current task';
const input = page.getByRole('textbox');
const send = page.getByRole('button', { name: 'Send' });
const log = page.getByRole('log');

async function say(text: string): Promise<void> {
  await input.fill(text);
  await userEvent.keyboard('{Enter}');
}

/** A press that takes no time, for where the clock is held. */
function press(button: Locator): void {
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the panel before anything is said', () => {
  it('[CHAT-01] is headed AI Brain Optimizer', async () => {
    await render(<HeldChat ask={askFor('no-response')} />);
    await expect.element(page.getByRole('heading', { name: 'AI Brain Optimizer', exact: true })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'AI Brain Optimizer' })).toBeVisible();
  });

  it('[CHAT-03] [CHAT-11] names its input by the label in sight, with the placeholder', async () => {
    await render(<HeldChat ask={askFor('no-response')} />);
    await expect.element(page.getByText("Tell me what you're working on", { exact: true })).toBeVisible();
    await expect.element(input).toHaveAccessibleName("Tell me what you're working on");
    await expect.element(input).toHaveAttribute('placeholder', 'What are you working on?');
  });

  it('[CHAT-04] asks for the task, until something is said', async () => {
    await render(<HeldChat ask={askAndWait().ask} />);
    await expect.element(log.getByText(EMPTY)).toBeVisible();
    await say('coding');
    await expect.element(page.getByText(EMPTY)).not.toBeInTheDocument();
  });

  it('[CHAT-16] waits for nothing: input and send are usable', async () => {
    await render(<HeldChat ask={askFor('no-response')} />);
    await expect.element(input).toBeEnabled();
    await expect.element(send).toBeEnabled();
    await expect.element(page.getByText(LOADING)).not.toBeInTheDocument();
  });

  it('is accessible', async () => {
    await render(<HeldChat ask={askFor('no-response')} />);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });
});

describe('an example prompt', () => {
  it.each([
    { id: 'CHAT-05', prompt: 'I need deep focus for coding' },
    { id: 'CHAT-06', prompt: 'Help me with creative writing' },
    { id: 'CHAT-07', prompt: "I'm studying for an exam" },
    { id: 'CHAT-08', prompt: 'Time for relaxed reading' },
  ])('[$id] is offered: $prompt', async ({ prompt }) => {
    await render(<HeldChat ask={askFor('no-response')} />);
    await expect.element(page.getByRole('button', { name: prompt, exact: true })).toBeVisible();
  });

  it('[CHAT-09] [CHAT-10] stands in the input at once and is sent after 100 ms', async () => {
    const { ask } = askAndWait();
    await render(<HeldChat ask={ask} />);
    const prompt = page.getByRole('button', { name: EXAMPLE_PROMPTS[1] });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press(prompt);
    vi.advanceTimersByTime(99);
    expect(ask).not.toHaveBeenCalled();
    await expect.element(input).toHaveValue(EXAMPLE_PROMPTS[1]);
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledOnce();
    expect(ask.mock.calls[0]?.[0].userQuery).toBe(EXAMPLE_PROMPTS[1]);
  });

  it('is not sent twice by somebody who is faster', async () => {
    const ask = askFor(accepts());
    await render(<HeldChat ask={ask} />);
    const prompt = page.getByRole('button', { name: EXAMPLE_PROMPTS[0] });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press(prompt);
    await expect.element(input).toHaveValue(EXAMPLE_PROMPTS[0]);
    press(send);
    await expect.element(page.getByText(FOCUS.narrativeExplanation)).toBeVisible();
    vi.advanceTimersByTime(200);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('leaves the focus in the input when it is gone', async () => {
    await render(<HeldChat ask={askFor(accepts())} />);
    page.getByRole('button', { name: EXAMPLE_PROMPTS[0] }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(FOCUS.narrativeExplanation)).toBeVisible();
    await expect.element(input).toHaveFocus();
    await expect.element(page.getByRole('button', { name: EXAMPLE_PROMPTS[0] })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: EXAMPLE_PROMPTS[1] })).toBeVisible();
  });
});

describe('a request', () => {
  it('[CHAT-12] [CHAT-27] is sent by the button and stands in the conversation', async () => {
    const { ask } = askAndWait();
    await render(<HeldChat ask={ask} />);
    await input.fill('  writing a thesis ');
    await send.click();
    expect(ask).toHaveBeenCalledOnce();
    await expect.element(log.getByText('writing a thesis')).toBeVisible();
  });

  it('[CHAT-13] [CHAT-17] says that it runs, and keeps the words in the input', async () => {
    await render(<HeldChat ask={askAndWait().ask} />);
    await say('coding');
    await expect.element(log.getByText(LOADING)).toBeVisible();
    await expect.element(input).toHaveValue('coding');
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('[CHAT-18] [CHAT-19] disables input and send while it runs', async () => {
    await render(<HeldChat ask={askAndWait().ask} />);
    await say('coding');
    await expect.element(input).toBeDisabled();
    await expect.element(send).toBeDisabled();
  });

  it('[CHAT-20] lets no second one begin, by keys, button or example', async () => {
    const { ask, answer } = askAndWait();
    await render(<HeldChat ask={ask} />);
    await say('coding');
    await expect.element(page.getByText(LOADING)).toBeVisible();
    const prompt = page.getByRole('button', { name: EXAMPLE_PROMPTS[3] });
    await expect.element(prompt).toHaveAttribute('aria-disabled', 'true');
    await prompt.click({ force: true });
    await send.click({ force: true });
    document.querySelector('form')?.requestSubmit();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(ask).toHaveBeenCalledOnce();
    answer(accepts());
    await expect.element(page.getByText(FOCUS.narrativeExplanation)).toBeVisible();
    expect(ask).toHaveBeenCalledOnce();
  });

  it.each([
    { id: 'CHAT-21', outcome: 'an answer', response: accepts(), shows: FOCUS.narrativeExplanation, left: '' },
    {
      id: 'CHAT-22',
      outcome: 'an error message',
      response: fails({}),
      shows: 'Failed to get AI suggestion',
      left: 'coding',
    },
  ])('[$id] [CHAT-23] ends in $outcome, with input and send usable again', async ({ response, shows, left }) => {
    const { ask, answer } = askAndWait();
    await render(<HeldChat ask={ask} />);
    await say('coding');
    await expect.element(input).toBeDisabled();
    answer(response);
    await expect.element(log.getByText(shows)).toBeVisible();
    await expect.element(page.getByText(LOADING)).not.toBeInTheDocument();
    await expect.element(input).toBeEnabled();
    await expect.element(send).toBeEnabled();
    await expect.element(input).toHaveFocus();
    await expect.element(input).toHaveValue(left);
  });

  it.each([
    { id: 'CHAT-24', text: '' },
    { id: 'CHAT-25', text: '   ' },
  ])('[$id] is not made of "$text"', async ({ text }) => {
    const ask = askFor(accepts());
    await render(<HeldChat ask={ask} />);
    await say(text);
    await send.click();
    expect(ask).not.toHaveBeenCalled();
    await expect.element(page.getByText(EMPTY)).toBeVisible();
  });

  it('is never longer than what is answered', async () => {
    await render(<HeldChat ask={askFor(accepts())} />);
    await expect.element(input).toHaveAttribute('maxlength', String(MOST_QUERY_CHARACTERS));
  });

  it('leaves the focus where somebody has taken it meanwhile', async () => {
    const { ask, answer } = askAndWait();
    await render(<HeldChat ask={ask} />);
    await say('coding');
    await expect.element(input).toBeDisabled();
    await page.getByRole('button', { name: 'By hand' }).click();
    answer(accepts());
    await expect.element(page.getByText(FOCUS.narrativeExplanation)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'By hand' })).toHaveFocus();
  });

  it('is forgotten with the panel: nothing is applied afterwards', async () => {
    const { ask, answer } = askAndWait();
    const onApply = vi.fn<() => void>();
    const { unmount } = await render(<HeldChat ask={ask} onApply={onApply} />);
    await say('coding');
    await unmount();
    answer(accepts());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(onApply).not.toHaveBeenCalled();
  });
});
