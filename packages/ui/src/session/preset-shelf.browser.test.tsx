import { ERROR_TEXT, SESSION_PRESETS } from '@vayl/domain';
import { MOST_OWN_PRESETS, MOST_PRESET_NAME_CHARACTERS, readLinkFragment } from '@vayl/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { PresetShelf } from './preset-shelf.tsx';
import { type HeldSession, holdSession } from './test-helpers/held-session.ts';

const preset = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d`, 'u') });
const field = page.getByRole('textbox', { name: 'Save these settings as' });
const save = page.getByRole('button', { name: 'Save', exact: true });

async function show(held: HeldSession = holdSession()): Promise<HeldSession> {
  await render(<PresetShelf session={held.session} addressOf={(fragment) => `https://vayl.test/demo#${fragment}`} />);
  return held;
}

afterEach(() => vi.restoreAllMocks());

describe('the presets that there are', () => {
  it('are chosen with their rates and colour, and taken back', async () => {
    const { session } = await show();
    for (const { name } of SESSION_PRESETS) await expect.element(preset(name)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Undo the last preset' })).not.toBeInTheDocument();
    await preset('Calm').click();
    expect(session.getSnapshot().settings).toMatchObject({
      globalModulationHz: 0.1,
      centerModulationHz: 6,
      isOn: false,
    });
    await expect.element(preset('Calm')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(preset('Focus')).toHaveAttribute('aria-pressed', 'false');
    await expect(expectAccessible()).resolves.toBeUndefined();
    await page.getByRole('button', { name: 'Undo the last preset' }).click();
    expect(session.getSnapshot().settings).toMatchObject({ globalModulationHz: 8, centerModulationHz: 12 });
    await expect.element(preset('Calm')).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('one’s own presets', () => {
  it('are saved under a name, chosen, and shown as the one in use', async () => {
    const { session } = await show();
    await field.fill('  Late   reading ');
    await userEvent.keyboard('{Enter}');
    await expect.element(preset('Late reading')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(field).toHaveValue('');
    session.change({ centerModulationHz: 20 });
    await expect.element(preset('Late reading')).toHaveAttribute('aria-pressed', 'false');
    await preset('Late reading').click();
    expect(session.getSnapshot().settings.centerModulationHz).toBe(12);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it.each([
    ['', 'preset/name-empty'],
    ['x'.repeat(MOST_PRESET_NAME_CHARACTERS + 1), 'preset/name-too-long'],
    ['focus', 'preset/name-taken'],
  ] as const)('are refused by a code, and the name stays: "%s"', async (name, code) => {
    const { session } = await show();
    await field.fill(name);
    await save.click();
    await expect.element(page.getByText(ERROR_TEXT[code])).toBeVisible();
    await expect.element(field).toHaveValue(name);
    expect(session.getSnapshot().ownPresets).toEqual([]);
    await expect(expectAccessible()).resolves.toBeUndefined();
    await field.fill('Another');
    await expect.element(page.getByText(ERROR_TEXT[code])).not.toBeInTheDocument();
  });

  it('are refused when there is no room', async () => {
    const held = holdSession();
    for (let number = 1; number <= MOST_OWN_PRESETS; number += 1) held.session.savePreset(`Number ${number}`);
    await show(held);
    await field.fill('One more');
    await save.click();
    await expect.element(page.getByText(ERROR_TEXT['preset/too-many'])).toBeVisible();
  });

  it('are removed after asking once more, and the focus is not lost', async () => {
    const held = holdSession();
    held.session.savePreset('Morning');
    held.session.savePreset('Evening');
    await show(held);
    await page.getByRole('button', { name: 'Remove Morning' }).click();
    expect(held.session.getSnapshot().ownPresets).toHaveLength(2);
    await page.getByRole('button', { name: 'Really remove Morning' }).click();
    expect(held.session.getSnapshot().ownPresets.map(({ name }) => name)).toEqual(['Evening']);
    const said = page.getByText('Morning is removed.');
    await expect.element(said).toBeVisible();
    await expect.element(said).toHaveFocus();
    await page.getByRole('button', { name: 'Remove Evening' }).click();
    await field.click();
    await expect.element(page.getByRole('button', { name: 'Really remove Evening' })).not.toBeInTheDocument();
  });
});

describe('a link', () => {
  it('is copied with what is set now, and says so', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { session } = await show();
    session.change({ globalModulationHz: 5, centerModulationHz: 10 });
    await page.getByRole('button', { name: 'Copy a link to these settings' }).click();
    await expect.element(page.getByText('The link is copied.')).toBeVisible();
    const [address = ''] = written.mock.lastCall ?? [];
    expect(address.startsWith('https://vayl.test/demo#v1~')).toBe(true);
    const read = readLinkFragment(new URL(address).hash);
    expect(read).toMatchObject({ ok: true, value: { globalModulationHz: 5, centerModulationHz: 10 } });
  });

  it('stands there to be taken by hand where the browser refuses to copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await show();
    await page.getByRole('button', { name: 'Copy a link to these settings' }).click();
    await expect.element(page.getByText('Your browser did not let us copy.', { exact: false })).toBeVisible();
    await expect.element(page.getByText('https://vayl.test/demo#v1~', { exact: false })).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });
});
