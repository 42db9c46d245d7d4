import '@vayl/ui/styles.css';
import { expectAccessible } from '@vayl/ui/test-helpers/axe';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ControlWindow } from '../control-window.tsx';
import { holdWindow } from '../test-helpers/held-window.tsx';
import { NotNowNotice } from './not-now-notice.tsx';
import { TimingWorld } from './test-helpers/timing-world.ts';
import { TimingView } from './timing-view.tsx';

/** The window at this view, as the app has it. */
async function open({ width = 420, view = 'Timing' } = {}) {
  await page.viewport(width, 760);
  const held = holdWindow();
  const world = new TimingWorld(held.session);
  await world.pass(2);
  const { timing, kept, session } = world;
  await render(
    <ControlWindow
      session={session}
      meter={held.meter}
      timing={timing}
      views={{ timing: <TimingView timing={timing} kept={kept} /> }}
      notices={<NotNowNotice timing={timing} />}
    />,
  );
  if (view !== 'Session') await page.getByRole('navigation').getByRole('button', { name: view }).click();
  return world;
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const choice = (signal: string) => page.getByRole('combobox', { name: `${signal}: what it does` });
const asked = (name: string) => page.getByRole('combobox', { name, exact: true });
const option = (name: string) => page.getByRole('option', { name, exact: true });

describe('when it runs', () => {
  it.each([420, 900])('says what each signal reads, and takes what it is to do (%d px)', async (width) => {
    const world = await open({ width });
    await expect.element(page.getByText('Now it may run: nothing speaks against it.')).toBeVisible();
    await expect.element(row('Screen shared').getByText('Not known: nobody on this desktop tells')).toBeVisible();
    await expect.element(row('Calendar').getByText('Not known: no calendar is connected')).toBeVisible();
    await expect.element(row('Camera in use').getByText('No', { exact: true })).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await world.set({ camera: true });
    await expect.element(row('Camera in use').getByText('Yes', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Now it would rest: camera in use.')).toBeVisible();
    await choice('Camera in use').click();
    await option('Sound down').click();
    await expect.element(page.getByText('Now it may run: nothing speaks against it.')).toBeVisible();
    expect(world.kept.getSnapshot().choices.camera).toBe('duck');
  });

  it('takes a rule by keys alone, changes it and deletes it', async () => {
    const world = await open();
    await expect.element(page.getByText(/^No rules yet/)).toBeVisible();
    await button('Add a rule').click();
    const dialog = page.getByRole('dialog', { name: 'A new rule' });
    await expect.element(dialog).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await expect.element(dialog.getByText('Empty for every app. In front now: Code.')).toBeVisible();
    const app = dialog.getByRole('textbox', { name: 'App' });
    app.element().focus();
    await userEvent.keyboard('Zoom');
    await dialog.getByRole('checkbox', { name: 'Sat' }).click();
    await dialog.getByRole('checkbox', { name: 'Sun' }).click();
    await dialog.getByRole('textbox', { name: 'From' }).fill('9');
    await button('Save the rule').click();
    await expect.element(dialog.getByText(/^This is no time/)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Until' }).fill('17:00');
    await button('Save the rule').click();
    const sentence = 'Rests in Zoom, Mon to Fri, 09:00 to 17:00';
    await expect.element(row(sentence)).toBeVisible();
    await button(`Change: ${sentence}`).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Runs' }).click();
    await button('Save the rule').click();
    await expect.element(row('Runs in Zoom, Mon to Fri, 09:00 to 17:00')).toBeVisible();
    expect(world.kept.getSnapshot().rules).toMatchObject([
      { verdict: 'allow', app: 'Zoom', weekdays: [1, 2, 3, 4, 5] },
    ]);
    await button(/^Delete: /).click();
    await expect.element(page.getByText(/^No rules yet/)).toBeVisible();
  });

  it('answers for a moment that is not now, with the reason, and switches nothing', async () => {
    const world = await open();
    world.kept.putRule({ id: 'a', verdict: 'deny', app: 'Zoom', display: 'DP-2', weekdays: [2] });
    await asked('Day').click();
    await option('Tuesday').click();
    await page.getByRole('textbox', { name: 'Time' }).fill('15:00');
    await page.getByRole('textbox', { name: 'App' }).fill('zoom');
    await asked('Display').click();
    await option('DP-2').click();
    await expect.element(page.getByText('It would rest: your rule “Rests in Zoom, on DP-2, Tue”.')).toBeVisible();
    await asked('Day').click();
    await option('Wednesday').click();
    await expect.element(page.getByText('It would run: nothing speaks against it.')).toBeVisible();
    await asked('Signal').click();
    await option('Microphone in use').click();
    await expect.element(page.getByText('It would rest: microphone in use. Sound would be down.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Time' }).fill('soon');
    await expect.element(page.getByText('Write the time as 15:00.')).toBeVisible();
    expect(world.session.getSnapshot().settings.isOn).toBe(false);
  });
});

describe('a session at the wrong time', () => {
  const power = page.getByRole('switch', { name: 'Session' });
  const dock = page.getByRole('region', { name: 'Light' });

  it('is paused with the reason in the dock, goes on where the person says so, and by itself', async () => {
    const world = await open({ view: 'Session' });
    await power.click();
    await world.set({ microphone: true });
    await expect.element(dock.getByText('Paused: microphone in use')).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await button('Go on').click();
    await expect.element(dock.getByText(/Paused/)).not.toBeInTheDocument();
    world.kept.choose({ camera: 'duck' });
    await world.set({ camera: true });
    await expect.element(dock.getByText(/: sound down, camera in use$/)).toBeVisible();
    await world.set({ microphone: false, camera: false });
    await world.pass(6);
    await expect.element(dock.getByText(/in use/)).not.toBeInTheDocument();
    await expect.element(power).toBeChecked();
  });

  it('does not begin: the window says why, and begins it once for whoever insists', async () => {
    const world = await open({ view: 'Session' });
    await world.set({ microphone: true });
    await power.click();
    await expect.element(power).not.toBeChecked();
    const notice = page.getByRole('alert');
    await expect.element(notice.getByText('Microphone in use.')).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await button('All right').click();
    await expect.element(notice).not.toBeInTheDocument();
    await power.click();
    await button('Start anyway, this once').click();
    await expect.element(power).toBeChecked();
    await expect.element(notice).not.toBeInTheDocument();
  });
});
