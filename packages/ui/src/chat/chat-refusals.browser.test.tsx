import { SESSION_PRESETS } from '@vayl/domain';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { accepts, askFor, FOCUS, fails, HeldChat, heldSettings, START } from '../test-helpers/held-chat.tsx';

const UNCLEAR = { unclear: true, narrativeExplanation: 'I am not sure, so I changed nothing. Which is closest?' };
const DECLINED = {
  ...FOCUS,
  declined: true,
  blocksFlicker: true,
  narrativeExplanation: 'Flickering light is not suitable, so please keep it off.',
};
const NAMES = ['Focus', 'Create', 'Light work', 'Alert', 'Calm', 'Sleep'];
const log = page.getByRole('log');

async function sayAndRead(text: string, answer: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await userEvent.keyboard('{Enter}');
  await expect.element(log.getByText(answer)).toBeInTheDocument();
}

describe('an unclear answer', () => {
  it('[RD-81] is an assistant message that changes nothing and offers six choices', async () => {
    const onApply = vi.fn<() => void>();
    await render(<HeldChat ask={askFor(accepts({ ...FOCUS, ...UNCLEAR }))} onApply={onApply} />);
    await sayAndRead('the usual', UNCLEAR.narrativeExplanation);
    const choices = page.getByRole('group', { name: 'Choose the closest' }).getByRole('button');
    expect(choices.elements().map(({ textContent }) => textContent)).toEqual(NAMES);
    await expect.element(page.getByText('Error', { exact: true })).not.toBeInTheDocument();
    expect(onApply).not.toHaveBeenCalled();
    expect(heldSettings()).toEqual(START);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it.each(SESSION_PRESETS)('applies $name when it is chosen, with its own way back', async (preset) => {
    const { name, ...fields } = preset;
    const ask = askFor(accepts(UNCLEAR));
    await render(<HeldChat ask={ask} />);
    await sayAndRead('the usual', UNCLEAR.narrativeExplanation);
    const choice = page.getByRole('button', { name, exact: true });
    choice.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(
        log.getByText(new RegExp(`at ${preset.centerModulationHz} Hz over a slower ${preset.globalModulationHz} Hz`)),
      )
      .toBeInTheDocument();
    expect(heldSettings()).toEqual({ ...START, ...fields });
    await expect.element(choice).toHaveFocus();
    expect(ask).toHaveBeenCalledOnce();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect(heldSettings()).toEqual(START);
  });
});

describe('the choices', () => {
  it.each([
    ['those that the answer names', ['Calm', 'Sleep', 'Party'], ['Calm', 'Sleep']],
    ['all six where it names none of ours', ['Party'], NAMES],
  ])('are %s', async (_, choices, shown) => {
    await render(<HeldChat ask={askFor(accepts({ ...UNCLEAR, choices }))} />);
    await sayAndRead('the usual', UNCLEAR.narrativeExplanation);
    const buttons = page.getByRole('group', { name: 'Choose the closest' }).getByRole('button').elements();
    expect(buttons.map(({ textContent }) => textContent)).toEqual(shown);
  });
});

describe('an unclear answer that offers nothing', () => {
  it('has no buttons, and no group around none', async () => {
    await render(<HeldChat ask={askFor(accepts({ ...UNCLEAR, choices: [] }))} />);
    await sayAndRead('I feel dizzy', UNCLEAR.narrativeExplanation);
    await expect.element(page.getByRole('group', { name: 'Choose the closest' })).not.toBeInTheDocument();
    expect(log.getByRole('button').elements()).toEqual([]);
  });
});

describe('a declined answer', () => {
  it('[RD-81] is an assistant message that changes nothing, even where it brings rates', async () => {
    await render(<HeldChat ask={askFor(accepts(DECLINED))} />);
    await sayAndRead('I have epilepsy', DECLINED.narrativeExplanation);
    await expect.element(page.getByText('Error', { exact: true })).not.toBeInTheDocument();
    expect(heldSettings()).toEqual(START);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it.each([
    ['an answer', accepts(DECLINED)],
    ['the fallback of a failure', fails({ error: 'Down', fallback: DECLINED })],
  ])('blocks flicker where %s says that it lasts, and says what remains', async (_, response) => {
    const onFlickerBlocked = vi.fn<() => void>();
    await render(<HeldChat ask={askFor(response)} onFlickerBlocked={onFlickerBlocked} />);
    await sayAndRead('about me', DECLINED.narrativeExplanation);
    expect(onFlickerBlocked).toHaveBeenCalledOnce();
    await expect.element(log.getByText(/Sound remains, and light as a still tint/)).toBeInTheDocument();
  });

  it('blocks nothing where its reason passes', async () => {
    const onFlickerBlocked = vi.fn<() => void>();
    const body = { ...DECLINED, blocksFlicker: undefined };
    await render(<HeldChat ask={askFor(accepts(body))} onFlickerBlocked={onFlickerBlocked} />);
    await sayAndRead('night shift in the truck', DECLINED.narrativeExplanation);
    expect(onFlickerBlocked).not.toHaveBeenCalled();
    await expect.element(log.getByText('Nothing was changed.')).toBeInTheDocument();
  });

  it('is not taken back by the chat: later answers say that the light stands still', async () => {
    const onFlickerBlocked = vi.fn<() => void>();
    await render(<HeldChat ask={askFor(accepts())} isFlickerBlocked onFlickerBlocked={onFlickerBlocked} />);
    await sayAndRead('I am fine again, turn it on', FOCUS.narrativeExplanation);
    await expect.element(log.getByText(/Flicker is off for you/)).toBeInTheDocument();
    expect(onFlickerBlocked).not.toHaveBeenCalled();
    expect(document.querySelector('.v-chat-card [data-guard]')).toBeNull();
  });
});

describe('what is read out', () => {
  it('is the log and nothing beside it, each reply once', async () => {
    await render(<HeldChat ask={askFor(accepts())} />);
    await sayAndRead('coding', FOCUS.narrativeExplanation);
    expect(log.getByText(FOCUS.narrativeExplanation).elements()).toHaveLength(1);
    expect(page.getByText(FOCUS.narrativeExplanation).elements()).toHaveLength(1);
    await expect.element(log).toHaveAttribute('aria-relevant', 'additions');
    const spoken = document.querySelectorAll('.v-chat :is([aria-live], [role="status"], [role="alert"])');
    expect([...spoken].filter(({ textContent }) => textContent !== '')).toEqual([]);
    expect(log.element().querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  });
});
