import { expectAccessible } from '@vayl/ui/test-helpers/axe';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { AccountState } from '../account/account-state.ts';
import { ControlWindow } from '../control-window.tsx';
import { Observed } from '../observed.ts';
import { holdWindow } from '../test-helpers/held-window.tsx';
import { memoryStorage } from '../test-helpers/memory-storage.ts';
import { HELIOS } from '../words.ts';
import { keptConversation } from './conversation.ts';
import { HeliosView } from './helios-view.tsx';
import { suggestions } from './suggestions.ts';

const way = (name: string) => page.getByRole('navigation').getByRole('button', { name, exact: true });
const log = page.getByRole('log');
const input = page.getByRole('textbox', { name: "Tell me what you're working on" });
const undo = page.getByRole('button', { name: 'Undo', exact: true });
const messages = () => document.querySelectorAll('[data-message]').length;

async function say(text: string): Promise<void> {
  await input.fill(text);
  await userEvent.keyboard('{Enter}');
}

/** The app on a computer without a network, and again with what it has kept. */
async function openApp(texts = new Map<string, string>()) {
  const storage = memoryStorage(texts);
  const logFailure = (what: string) => expect.fail(what);
  const offline = suggestions({
    server: () => undefined,
    refreshHz: () => 60,
    localHour: () => 10,
    language: () => 'en',
    clock: { after: () => () => undefined },
    logFailure,
  });
  const held = holdWindow({ storage, suggestions: offline });
  const conversation = keptConversation({ storage, logFailure });
  const account = new Observed<Pick<AccountState, 'is'>>({ is: 'signed-out' });
  const helios = <HeliosView session={held.session} conversation={conversation} account={account} />;
  const { unmount } = await render(<ControlWindow {...held} views={{ helios }} />);
  return { ...held, account, texts, unmount, settings: () => held.session.getSnapshot().settings };
}

describe('Helios in the window', () => {
  it('[RD-41] changes the settings without a network, says what and why, and takes it back', async () => {
    await page.viewport(420, 760);
    const { settings, session } = await openApp();
    const before = settings();
    await way('Ask Helios').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ask Helios' })).toHaveFocus();
    await say('I need deep focus for coding');
    await expect.element(undo).toBeVisible();
    await expect.element(log.getByText(/Beta/).first()).toBeVisible();
    expect(settings().centerModulationHz).not.toBe(before.centerModulationHz);
    expect(settings().isOn).toBe(false);
    await expect(expectAccessible()).resolves.toBeUndefined();
    await undo.click();
    expect(settings()).toEqual(before);
    expect(session.getSnapshot().stoppedBy).toBeUndefined();
  });

  it('[RD-81] declines as a message, keeps the settings and blocks flicker where it must', async () => {
    const { settings, session } = await openApp();
    const before = settings();
    await way('Ask Helios').click();
    await say('I have epilepsy and want to code');
    await expect.element(log.getByText(/Flicker is off for you from now on/)).toBeVisible();
    await expect.element(page.getByText('Error', { exact: true })).not.toBeInTheDocument();
    expect(settings()).toEqual(before);
    expect(session.getSnapshot().flicker).toMatchObject({ is: 'refused' });
  });

  it('goes on where it was when somebody comes back from another view', async () => {
    await openApp();
    await way('Ask Helios').click();
    await say('Time for relaxed reading');
    await expect.poll(messages).toBe(2);
    await way('Session').click();
    await expect.element(input).not.toBeInTheDocument();
    await userEvent.tab();
    expect(document.activeElement?.closest('.v-chat')).toBeNull();
    await way('Ask Helios').click();
    await expect.element(log.getByText('Time for relaxed reading')).toBeVisible();
    expect(messages()).toBe(2);
  });

  it('remembers the conversation over a restart, until it is cleared', async () => {
    const first = await openApp();
    await way('Ask Helios').click();
    await say('Time for relaxed reading');
    await expect.element(undo).toBeVisible();
    await first.unmount();
    first.session.dispose();

    const second = await openApp(first.texts);
    await way('Ask Helios').click();
    await expect.element(log.getByText('Time for relaxed reading')).toBeVisible();
    await expect.element(undo).toBeVisible();
    await page.getByRole('button', { name: 'Clear conversation' }).click();
    await expect.poll(messages).toBe(0);
    await second.unmount();
    expect([...first.texts.values()].join()).not.toContain('relaxed reading');

    await openApp(first.texts);
    await way('Ask Helios').click();
    await expect.element(log.getByText('Start by telling me your current task')).toBeVisible();
  });

  it('says what of it leaves this computer', async () => {
    const { account } = await openApp();
    await way('Ask Helios').click();
    await expect.element(page.getByText(HELIOS.stays)).toBeVisible();
    account.set({ is: 'signed-in' });
    await expect.element(page.getByText(HELIOS.asksServer)).toBeVisible();
  });
});
