import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { accepts, askFor, FOCUS, fails, HeldChat, heldSettings, START } from '../test-helpers/held-chat.tsx';

const SENTENCE = 'I encountered an error. Please try again or check your API key configuration.';
const NOTICE = 'API Key Required';
const VALUES = 'Invalid frequency values in response';
const ORDER = 'Invalid frequency relationship';
const log = page.getByRole('log');

async function say(text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await userEvent.keyboard('{Enter}');
}

/** What the error bubble says, line by line. */
async function bubbleLines(): Promise<readonly (string | null)[]> {
  await expect.element(log.getByText('Error', { exact: true })).toBeVisible();
  return [...document.querySelectorAll('[role="log"] .v-notice p')].map(({ textContent }) => textContent);
}

const bubble = (detail: string) => ['Error', SENTENCE, detail];

describe('a response that cannot be used', () => {
  const without = (field: keyof typeof FOCUS) => ({ ...FOCUS, [field]: undefined });

  it.each([
    { id: 'SUG-15', what: 'no global rate', body: without('globalModulationHz'), detail: VALUES },
    { id: 'SUG-16', what: 'a global rate of 0', body: { ...FOCUS, globalModulationHz: 0 }, detail: VALUES },
    { id: 'SUG-17', what: 'no centre rate', body: without('centerModulationHz'), detail: VALUES },
    { id: 'SUG-18', what: 'a centre rate of 0', body: { ...FOCUS, centerModulationHz: 0 }, detail: VALUES },
    { id: 'SUG-19', what: 'equal rates', body: { ...FOCUS, globalModulationHz: 14 }, detail: ORDER },
    { id: 'SUG-20', what: 'inverted rates', body: { ...FOCUS, globalModulationHz: 20 }, detail: ORDER },
  ])('[$id] [SUG-21] is rejected with $what and changes no setting', async ({ body, detail }) => {
    await render(<HeldChat ask={askFor(accepts(body))} />);
    await say('coding');
    expect(await bubbleLines()).toEqual(bubble(detail));
    expect(heldSettings()).toEqual(START);
  });

  it('[ERR-01] says what is wrong with the values', async () => {
    await render(<HeldChat ask={askFor(accepts({}))} />);
    await say('coding');
    expect(await bubbleLines()).toEqual(bubble('Invalid frequency values in response'));
  });

  it('[ERR-02] says what is wrong with their order', async () => {
    await render(<HeldChat ask={askFor(accepts({ ...FOCUS, centerModulationHz: 3 }))} />);
    await say('coding');
    expect(await bubbleLines()).toEqual(bubble('Invalid frequency relationship'));
  });
});

describe('a response that is not OK', () => {
  it('[ERR-03] [SUG-10] is used where it has a fallback, without an error', async () => {
    await render(<HeldChat ask={askFor(fails({ error: 'Provider timed out', fallback: FOCUS }))} />);
    await say('coding');
    await expect.element(log.getByText(FOCUS.narrativeExplanation)).toBeVisible();
    await expect.element(page.getByText('Error', { exact: true })).not.toBeInTheDocument();
    expect(heldSettings()).toMatchObject({ centerModulationHz: 14, globalModulationHz: 6, visualHue: 205 });
  });

  it('[RD-17] has its fallback judged like any answer', async () => {
    await render(<HeldChat ask={askFor(fails({ error: 'Down', fallback: { ...FOCUS, centerModulationHz: 0 } }))} />);
    await say('coding');
    expect(await bubbleLines()).toEqual(bubble(VALUES));
    expect(heldSettings()).toEqual(START);
  });

  it('[ERR-04] [RD-15] shows its own text below the fixed sentence', async () => {
    await render(<HeldChat ask={askFor(fails({ error: 'Too many tries. Wait a little.' }))} />);
    await say('coding');
    expect(await bubbleLines()).toEqual(bubble('Too many tries. Wait a little.'));
  });

  it('[ERR-05] has a text of ours where it brings none', async () => {
    await render(<HeldChat ask={askFor(fails('<html>'))} />);
    await say('coding');
    expect(await bubbleLines()).toEqual(bubble('Failed to get AI suggestion'));
  });

  it('[ERR-06] is a bubble of the assistant, labelled Error, and accessible', async () => {
    await render(<HeldChat ask={askFor(fails({}))} />);
    await say('coding');
    expect(await bubbleLines()).toEqual(bubble('Failed to get AI suggestion'));
    await expect.element(log.getByText('Helios', { exact: true })).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });
});

describe('no response at all', () => {
  it('[ERR-09] shows the same bubble', async () => {
    await render(<HeldChat ask={askFor('no-response')} />);
    await say('coding');
    expect(await bubbleLines()).toEqual(bubble('Failed to get AI suggestion'));
  });

  it('[ERR-09] shows it where the call itself breaks', async () => {
    await render(<HeldChat ask={() => Promise.reject(new TypeError('Failed to fetch'))} />);
    await say('coding');
    expect(await bubbleLines()).toEqual(bubble('Failed to get AI suggestion'));
    await expect.element(page.getByRole('textbox')).toBeEnabled();
  });
});

describe('the notice about the key', () => {
  const colourOf = (token: string) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${token})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };

  it('[ERR-07] stands above the input, in amber, where the error speaks of an API Key', async () => {
    await render(<HeldChat ask={askFor(fails({ error: 'API Key is missing' }))} />);
    await say('coding');
    const notice = page.getByRole('alert');
    await expect.element(notice.getByText(NOTICE, { exact: true })).toBeVisible();
    expect(getComputedStyle(notice.getByText(NOTICE).element()).color).toBe(colourOf('--caution'));
    const { bottom } = notice.element().getBoundingClientRect();
    expect(bottom).toBeLessThan(page.getByRole('textbox').element().getBoundingClientRect().top);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it.each(['Provider timed out', 'Bad API key', 'api Key'])('[ERR-08] [RD-16] is absent for: %s', async (error) => {
    await render(<HeldChat ask={askFor(fails({ error }))} />);
    await say('coding');
    expect(await bubbleLines()).toEqual(bubble(error));
    await expect.element(page.getByText(NOTICE)).not.toBeInTheDocument();
  });

  it('goes with the next answer', async () => {
    await render(<HeldChat ask={askFor(fails({ error: 'API Key is missing' }), accepts())} />);
    await say('coding');
    await expect.element(page.getByText(NOTICE)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(log.getByText(FOCUS.narrativeExplanation)).toBeVisible();
    await expect.element(page.getByText(NOTICE)).not.toBeInTheDocument();
  });
});
