import { FREE_MINUTES_PER_DAY } from '@vayl/domain';
import { expectAccessible } from '@vayl/ui/test-helpers/axe';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ControlWindow } from './control-window.tsx';
import { meterSession } from './meter/meter-session.ts';
import { FRESH_DAY, holdWindow, USED_UP } from './test-helpers/held-window.tsx';
import { MINUTES } from './words.ts';

const foot = page.getByRole('contentinfo');
const marks = foot.getByRole('img');
const shortMarks = () => marks.element().querySelectorAll('[data-used]').length;

describe('the minutes in the window', () => {
  it.each([
    [15, '15 minutes left today', 0],
    [11, '11 minutes left today', 4],
    [1, '1 minute left today', 14],
    [0, '0 minutes left today', 15],
  ])('[FREE-01] are %d of fifteen marks', async (minutesLeft, text, used) => {
    const held = holdWindow();
    held.meter.become({ ...FRESH_DAY, minutesLeft });
    await render(<ControlWindow {...held} />);
    await expect.element(foot.getByText(text)).toBeVisible();
    expect(marks.element().children).toHaveLength(FREE_MINUTES_PER_DAY);
    expect(shortMarks()).toBe(used);
    await expect.element(marks).toHaveAccessibleName(`${minutesLeft} of 15 free minutes left today`);
  });

  it('[FREE-04] are not there for whoever has no limit', async () => {
    const held = holdWindow();
    held.meter.become({ ...FRESH_DAY, minutesLeft: undefined });
    await render(<ControlWindow {...held} />);
    await expect.element(foot.getByText('Not a medical device')).toBeVisible();
    await expect.element(marks).not.toBeInTheDocument();
  });

  it('[RD-59] say when the last of them begins, and why the session has faded out', async () => {
    await page.viewport(420, 760);
    const held = holdWindow();
    await render(<ControlWindow {...held} />);
    await expect.element(foot.getByRole('status')).toBeEmptyDOMElement();
    held.meter.become({ minutesLeft: 1, isLastMinute: true, mayHaveLight: true });
    await expect.element(foot.getByRole('status')).toHaveTextContent(MINUTES.lastMinute);
    held.meter.become(USED_UP);
    await expect.element(foot.getByRole('status')).toBeEmptyDOMElement();
    const told = page.getByRole('alert');
    await expect.element(told.getByText('Today’s 15 free minutes are used')).toBeVisible();
    await expect.element(told.getByText(/come after midnight/)).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('[RD-59] once they are used, noise is still to be had, and the switch says why there is no light', async () => {
    await page.viewport(420, 760);
    const held = holdWindow();
    const { getSnapshot, subscribe } = held.meter;
    meterSession(held.session, { getSnapshot, subscribe, setCounting: () => undefined });
    held.meter.become(USED_UP);
    await render(<ControlWindow {...held} />);
    const [power, noise] = [
      page.getByRole('switch', { name: 'Session' }),
      page.getByRole('switch', { name: /^Noise/ }),
    ];
    await power.click();
    await expect.element(power).not.toBeChecked();
    await expect.element(page.getByText('No minutes left today')).toBeVisible();
    await expect.element(noise).toBeDisabled();
    await page.getByRole('radio', { name: 'Pink' }).click();
    await noise.click();
    await expect.element(noise).toBeChecked();
    await expect.element(page.getByText('Veil off, noise on')).toBeVisible();
    expect(held.session.getSnapshot()).toMatchObject({ isNoiseAlone: true, isRunning: false });
    await userEvent.keyboard('{Escape}');
    await expect.element(noise).not.toBeChecked();
  });
});
