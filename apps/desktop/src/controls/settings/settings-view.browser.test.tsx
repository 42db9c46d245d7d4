import '@vayl/ui/styles.css';
import { err, ok, type Platform } from '@vayl/domain';
import { expectAccessible } from '@vayl/ui/test-helpers/axe';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KeptPreferences } from '../app-preferences.ts';
import { StopKey } from '../stop-key/stop-key.ts';
import { StopKeyNotice } from '../stop-key/stop-key-notice.tsx';
import { memoryStorage } from '../test-helpers/memory-storage.ts';
import { SettingsView } from './settings-view.tsx';

async function open({ taken = '', platform = 'windows' }: { taken?: string; platform?: Platform } = {}) {
  const logFailure = () => undefined;
  const preferences = new KeptPreferences({ storage: memoryStorage(), logFailure });
  const login = { isLaunched: false, isBroken: false };
  const host = {
    setStopKey: async (keys: string) => (keys === taken ? err('stop-key/taken' as const) : ok(undefined)),
    launchesAtLogin: async () => login.isLaunched,
    setLaunchesAtLogin: async (isLaunched: boolean) => {
      if (login.isBroken) throw new Error('no');
      login.isLaunched = isLaunched;
    },
  };
  const stopKey = new StopKey({ host, preferences, logFailure });
  await stopKey.begin();
  const props = { stopKey, preferences, host, platform, version: '0.1.0' };
  await render(
    <main data-surface="night">
      <StopKeyNotice stopKey={stopKey} />
      <SettingsView {...props} />
    </main>,
  );
  return { login, preferences, stopKey };
}
const change = page.getByRole('button', { name: 'Change' });

describe('the settings of the app', () => {
  it('say the stop key, and take another that is pressed', async () => {
    const { stopKey } = await open();
    await expect.element(page.getByText('Ctrl+Shift+.')).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await change.click();
    await expect.element(page.getByText('Press the new keys…')).toBeVisible();
    await userEvent.keyboard('k');
    await expect.element(page.getByText(/these keys are needed for typing/)).toBeVisible();
    await userEvent.keyboard('{Control>}{Alt>}k{/Alt}{/Control}');
    await expect.element(page.getByText('Ctrl+Alt+K')).toBeVisible();
    expect(stopKey.getSnapshot().keys).toBe('Control+Alt+KeyK');
    await page.getByRole('button', { name: 'Use the usual keys' }).click();
    await expect.element(page.getByText('Ctrl+Shift+.')).toBeVisible();
  });

  it('leave the stop key with Esc and with the focus', async () => {
    const { stopKey } = await open();
    await change.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Press the new keys…')).not.toBeInTheDocument();
    await change.click();
    await userEvent.tab();
    await expect.element(page.getByText('Press the new keys…')).not.toBeInTheDocument();
    expect(stopKey.getSnapshot().keys).toBe('CommandOrControl+Shift+Period');
  });

  it('say which keys another app has, and keep those before', async () => {
    await open({ taken: 'F9' });
    await change.click();
    await userEvent.keyboard('{F9}');
    await expect.element(page.getByText('F9: Another app has these keys. Choose others.')).toBeVisible();
    await expect.element(page.getByText('Ctrl+Shift+.')).toBeVisible();
  });

  it('say at once that there is no stop key, and until there is', async () => {
    await open({ taken: 'CommandOrControl+Shift+Period' });
    await expect.element(page.getByRole('alert').getByText('The stop key does not work yet')).toBeVisible();
    await change.click();
    await userEvent.keyboard('{F9}');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('launch with the computer when the system takes it, and say when it does not', async () => {
    const { login } = await open();
    const box = page.getByRole('checkbox', { name: /Start Vayl with this computer/ });
    await box.click();
    await expect.element(box).toBeChecked();
    expect(login.isLaunched).toBe(true);
    login.isBroken = true;
    await box.click();
    await expect.element(page.getByText(/The system did not take this setting/)).toBeVisible();
    await expect.element(box).toBeChecked();
  });

  it.each([
    ['mac', /Recent versions let some apps record it all the same/],
    ['windows', /from version 2004 of Windows 10 on/],
    ['linux', /This system has no way/],
  ] as const)('promise no more of screenshots than %s can keep', async (platform, promise) => {
    const { preferences } = await open({ platform });
    await expect.element(page.getByText(promise)).toBeVisible();
    await page.getByRole('checkbox', { name: /Leave the light out/ }).click();
    await expect.element(page.getByText('Screenshots and calls show the light.')).toBeVisible();
    expect(preferences.getSnapshot().isHiddenFromCapture).toBe(false);
  });
});
