import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { ControlsSheet } from './controls-sheet.tsx';
import { SessionControls } from './session-controls.tsx';
import { type HeldSession, holdSession } from './test-helpers/held-session.ts';

const ignore = () => undefined;
const handle = page.getByRole('button', { name: /^Session Controls/u });
const sheet = page.getByRole('dialog', { name: 'Session Controls' });
const stop = page.getByRole('button', { name: 'Stop the light' });

async function show(): Promise<HeldSession> {
  const held = holdSession();
  await render(
    <>
      <button type="button">On the page</button>
      <ControlsSheet session={held.session}>
        <SessionControls session={held.session} onOpenQuestions={ignore} />
      </ControlsSheet>
    </>,
  );
  return held;
}

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1280, 900));

describe('the sheet on a telephone', () => {
  it('says how it stands, opens and closes', async () => {
    const { session } = await show();
    await expect.element(handle).toHaveTextContent('Session ControlsOff, 8 and 12 Hz');
    session.switchOn();
    await expect.element(handle).toHaveTextContent('Session ControlsOn, 8 and 12 Hz');
    await expect(expectAccessible()).resolves.toBeUndefined();
    await handle.click();
    await expect.element(sheet).toBeVisible();
    await expect.element(sheet.getByRole('switch', { name: 'Session' })).toBeChecked();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(handle).toHaveFocus();
  });

  it('closes by Esc and by its handle', async () => {
    await show();
    await handle.click();
    await expect.element(sheet).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await handle.click();
    await expect.element(sheet).toBeVisible();
    await handle.click();
    await expect.element(sheet).not.toBeInTheDocument();
  });

  it('leaves stopping in reach, outside of itself, whether it is open or not', async () => {
    const { session, light } = await show();
    await expect.element(stop).not.toBeInTheDocument();
    session.switchOn();
    await expect.element(stop).toBeInViewport({ ratio: 1 });
    await handle.click();
    await expect.element(sheet).toBeVisible();
    expect(sheet.element().contains(stop.element())).toBe(false);
    await expect.element(stop).toBeInViewport({ ratio: 1 });
    await stop.click();
    expect(light.told).toContain('stop');
    expect(session.getSnapshot()).toMatchObject({ settings: { isOn: false }, stoppedBy: 'button' });
    await expect.element(sheet).toBeVisible();
  });

  it('can be left by the tab key for the stop button', async () => {
    const { session } = await show();
    session.switchOn();
    await handle.click();
    await expect.element(sheet).toBeVisible();
    await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true);
    let isReached = false;
    for (let presses = 0; presses < 30 && !isReached; presses += 1) {
      await userEvent.tab();
      isReached = document.activeElement === stop.query();
    }
    expect(isReached).toBe(true);
  });

  it('lets the page be used while it is open, and fits into the screen', async () => {
    await show();
    await handle.click();
    await expect.element(sheet).toBeVisible();
    const { top, left, right, bottom } = sheet.element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect([left, right]).toEqual([0, 390]);
    expect(bottom).toBeLessThanOrEqual(844);
    await page.getByRole('button', { name: 'On the page' }).click();
    await expect.element(page.getByRole('button', { name: 'On the page' })).toHaveFocus();
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  it('is not there where there is room for the panel', async () => {
    await page.viewport(720, 900);
    await show();
    await expect.element(handle).not.toBeInTheDocument();
    await page.viewport(719, 900);
    await expect.element(handle).toBeVisible();
  });
});
