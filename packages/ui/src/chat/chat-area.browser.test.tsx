import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { accepts, askAndWait, askFor, FOCUS, HeldChat } from '../test-helpers/held-chat.tsx';

const input = page.getByRole('textbox');
const log = page.getByRole('log');

async function say(text: string): Promise<void> {
  await input.fill(text);
  await userEvent.keyboard('{Enter}');
}

describe('the chat area', () => {
  const heightPx = () => log.element().getBoundingClientRect().height;

  it('[CHAT-14] is at least 200 px high', async () => {
    await render(<HeldChat ask={askAndWait().ask} />);
    await say('coding');
    await expect.element(log.getByText('Optimizing frequencies for your task...')).toBeVisible();
    expect(heightPx()).toBe(200);
  });

  it('[CHAT-15] is at most 400 px high, scrolls by keys, and shows the newest reply from its beginning', async () => {
    await render(<HeldChat ask={askFor(accepts())} />);
    const replies = log.getByText(FOCUS.narrativeExplanation);
    for (const [before, text] of ['coding', 'more coding', 'still coding'].entries()) {
      await say(text);
      await expect.poll(() => replies.elements()).toHaveLength(before + 1);
      await expect.element(input).toBeEnabled();
    }
    expect(heightPx()).toBe(400);
    const newest = replies.elements().at(-1);
    const { top = 0 } = newest?.getBoundingClientRect() ?? {};
    expect(top - log.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    expect(top - log.element().getBoundingClientRect().top).toBeLessThan(200);
    await expect.element(log).toHaveAttribute('tabindex', '0');
    const before = log.element().scrollTop;
    log.element().focus();
    await userEvent.keyboard('{Home}');
    await expect.poll(() => log.element().scrollTop).toBeLessThan(before);
  });

  it('keeps the last thirty messages, and still shows the newest and gives the focus back', async () => {
    await render(<HeldChat ask={askFor(accepts())} />);
    for (let asked = 1; asked <= 16; asked += 1) {
      await say(`task ${asked}.`);
      await expect.element(log.getByText(`task ${asked}.`)).toBeInTheDocument();
      await expect.element(input).toHaveFocus();
    }
    expect(document.querySelectorAll('[data-message]')).toHaveLength(30);
    await expect.element(log.getByText('task 1.')).not.toBeInTheDocument();
    await expect.element(log.getByText('task 2.')).toBeInTheDocument();
    await expect.element(log.getByText('task 16.')).toBeInViewport();
  });

  it('shows a long answer from its beginning, with Undo in sight', async () => {
    const narrativeExplanation = 'Some people find that it helps; the evidence is mixed. '.repeat(8).trim();
    await render(<HeldChat ask={askFor(accepts({ ...FOCUS, narrativeExplanation }))} />);
    await say('coding');
    const why = log.getByText(narrativeExplanation);
    await expect.element(why).toBeVisible();
    const topPx = why.element().getBoundingClientRect().top - log.element().getBoundingClientRect().top;
    expect(topPx).toBeGreaterThan(12);
    expect(topPx).toBeLessThan(48);
    await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeInViewport();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it.each([312, 350, 1200])('has nothing that is cut off at the side, %d px wide', async (widthPx) => {
    await page.viewport(1280, 900);
    await render(
      <div style={{ width: widthPx }}>
        <HeldChat ask={askFor(accepts({ ...FOCUS, globalModulationHz: 0.1, visualHue: 300 }))} />
      </div>,
    );
    await say('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft');
    await expect.element(log.getByText(FOCUS.narrativeExplanation)).toBeInTheDocument();
    expect(log.element().scrollWidth).toBe(log.element().clientWidth);
    const { right } = log.element().getBoundingClientRect();
    for (const part of document.querySelectorAll('.v-chat-card, .v-chat-asked, .v-change, .v-button')) {
      expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
    }
  });
});
