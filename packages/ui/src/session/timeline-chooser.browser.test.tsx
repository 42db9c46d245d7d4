import { POMODORO_PLAN, TIMED_PLAN } from '@vayl/session';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { type HeldSession, holdSession } from './test-helpers/held-session.ts';
import { TimelineChooser } from './timeline-chooser.tsx';

const MINUTE_MS = 60_000;
const plan = (name: string) => page.getByRole('radio', { name, exact: true });
const stage = page.getByRole('status');
const left = () => document.querySelector('.v-timeline-left')?.textContent;

async function show(): Promise<HeldSession> {
  const held = holdSession();
  await render(<TimelineChooser session={held.session} />);
  return held;
}

describe('the length of a session', () => {
  it('is open at first, and says so', async () => {
    const { session } = await show();
    await expect.element(plan('Open-ended')).toBeChecked();
    await expect.element(page.getByText('It goes on until you end it.')).toBeVisible();
    session.switchOn();
    expect(left()).toBeUndefined();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('runs through its stages, with the time that is left', async () => {
    const { session, clock } = await show();
    await plan('Timed').click();
    expect(session.getSnapshot().plan).toEqual(TIMED_PLAN);
    await expect
      .element(
        page.getByText(
          '25 minutes: 2 to warm up, 20 steady, 3 to soften. The end is the light growing soft. Nothing rings.',
        ),
      )
      .toBeVisible();
    await expect.element(stage).toHaveTextContent('');
    session.switchOn();
    await expect.element(stage).toHaveTextContent('Warming up');
    expect(left()).toBe('25:00 left');
    await expect(expectAccessible()).resolves.toBeUndefined();
    clock.pass(3 * MINUTE_MS);
    await expect.element(stage).toHaveTextContent('Steady');
    expect(left()).toBe('22:00 left');
    clock.pass(20 * MINUTE_MS);
    await expect.element(stage).toHaveTextContent('Growing soft');
    clock.pass(3 * MINUTE_MS);
    await expect.element(stage).toHaveTextContent('Over');
    expect(left()).toBeUndefined();
    expect(session.getSnapshot().settings.isOn).toBe(false);
  });

  it('counts rounds and breaks', async () => {
    const { session, clock } = await show();
    await plan('Pomodoro').click();
    expect(session.getSnapshot().plan).toEqual(POMODORO_PLAN);
    await expect.element(page.getByText('4 rounds of 25 minutes, 5 between them.', { exact: false })).toBeVisible();
    session.switchOn();
    clock.pass(26 * MINUTE_MS);
    await expect.element(stage).toHaveTextContent('Break, the light rests, round 1 of 4');
    expect(left()).toBe('4:00 left, 89:00 in all');
    await expect(expectAccessible()).resolves.toBeUndefined();
    clock.pass(6 * MINUTE_MS);
    await expect.element(stage).toHaveTextContent('Steady, round 2 of 4');
  });

  it('reads out a stage, but not every second', async () => {
    const { session } = await show();
    await plan('Timed').click();
    session.switchOn();
    await expect.poll(left).toBeDefined();
    expect(document.querySelector('.v-timeline-left')?.closest('[role=status], [aria-live]')).toBeNull();
  });
});
