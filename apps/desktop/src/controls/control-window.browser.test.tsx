import { expectAccessible } from '@vayl/ui/test-helpers/axe';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ControlWindow } from './control-window.tsx';
import { holdWindow } from './test-helpers/held-window.tsx';

const way = (name: string) => page.getByRole('navigation').getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const power = page.getByRole('switch', { name: 'Session' });
const stop = page.getByRole('button', { name: /^Stop the light/ });

const VIEWS = { settings: <p>The stop key</p>, account: <input aria-label="E-mail" /> };

describe('the views of the window', () => {
  it('are only those that are given', async () => {
    await render(<ControlWindow {...holdWindow()} views={{ settings: VIEWS.settings }} />);
    const names = page.getByRole('navigation').getByRole('button').elements();
    expect(names.map(({ textContent }) => textContent)).toEqual(['Session', 'Settings']);
  });

  it('take turns, each under its heading, which has the focus', async () => {
    await render(<ControlWindow {...holdWindow()} views={VIEWS} />);
    await expect.element(heading('Session Controls')).not.toHaveFocus();
    await way('Settings').click();
    await expect.element(heading('Settings')).toHaveFocus();
    await expect.element(page.getByText('The stop key')).toBeVisible();
    await expect.element(power).not.toBeInTheDocument();
    await expect.element(way('Settings')).toHaveAttribute('aria-current', 'page');
    await way('Session').click();
    await expect.element(heading('Session Controls')).toHaveFocus();
    await expect.element(page.getByText('The stop key')).not.toBeInTheDocument();
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
  });

  it('are reached by keys alone', async () => {
    await render(<ControlWindow {...holdWindow()} views={VIEWS} />);
    await userEvent.tab();
    await expect.element(way('Session')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Settings')).toHaveFocus();
  });

  it('have the notices above them all', async () => {
    await render(<ControlWindow {...holdWindow()} views={VIEWS} notices={<p>Vayl stays in the tray.</p>} />);
    await expect.element(page.getByText('Vayl stays in the tray.')).toBeVisible();
    await page.getByRole('button', { name: /^Light and sound/ }).click();
    await expect.element(page.getByText('Vayl stays in the tray.')).toBeInViewport();
    await way('Account').click();
    await expect.element(page.getByText('Vayl stays in the tray.')).toBeVisible();
  });

  it.each([
    ['as it is made', 420, 760],
    ['at its least', 380, 640],
    ['wide', 900, 800],
    ['with everything twice as large', 210, 380],
  ])('[RD-48] leave the stop and the light’s state in sight: %s', async (_how, width, height) => {
    await page.viewport(width, height);
    const held = holdWindow();
    await render(<ControlWindow {...held} views={VIEWS} />);
    held.session.switchOn();
    for (const name of ['Settings', 'Account', 'Session']) {
      await way(name).click();
      await expect.element(stop).toBeInViewport({ ratio: 1 });
      await expect.element(page.getByText('Sound only', { exact: true })).toBeInViewport({ ratio: 1 });
    }
    expect(document.documentElement.scrollWidth).toBe(width);
    expect(document.querySelector('.control-body')?.scrollWidth).toBe(
      document.querySelector('.control-body')?.clientWidth,
    );
    await stop.click();
    expect(held.session.getSnapshot().stoppedBy).toBe('button');
  });

  it('[RD-48] leave Esc to the stop, wherever the focus is', async () => {
    const held = holdWindow();
    await render(<ControlWindow {...held} views={VIEWS} />);
    held.session.switchOn();
    await way('Account').click();
    await page.getByRole('textbox', { name: 'E-mail' }).click();
    await userEvent.keyboard('{Escape}');
    expect(held.session.getSnapshot().stoppedBy).toBe('key');
    await expect.element(heading('Account')).toBeVisible();
  });
});

describe('the window', () => {
  it('is accessible, off and on', async () => {
    await page.viewport(420, 760);
    await render(<ControlWindow {...holdWindow()} views={VIEWS} />);
    await expect(expectAccessible()).resolves.toBeUndefined();
    await power.click();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('[RD-83] asks the four questions before the first light, and goes on with a still tint', async () => {
    const held = holdWindow({ isNew: true });
    await render(<ControlWindow {...held} />);
    await expect.element(page.getByRole('dialog', { name: 'Before the first light' })).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(held.session.getSnapshot().flicker.is).toBe('refused');
    await page.getByRole('button', { name: 'Open the light questions' }).first().click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  it('[MISC-03] says that it is no medical device', async () => {
    await render(<ControlWindow {...holdWindow({ isNew: true })} />);
    await expect.element(page.getByText(/Vayl is a productivity tool, not a medical device/)).toBeVisible();
    await expect.element(page.getByText('Not a medical device', { exact: true })).toBeInTheDocument();
  });
});
