import { ERROR_TEXT } from '@vayl/domain';
import { FLICKER_REFUSAL_TEXT, type FlickerRefusal, type LightReport } from '@vayl/session';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { FlickerNotice } from './flicker-notice.tsx';
import { SessionControls } from './session-controls.tsx';
import { holdSession } from './test-helpers/held-session.ts';

const ignore = () => undefined;
const REPORT: LightReport = { askedLuminance: 0.142, deliveredLuminance: 0.062, limitLuminance: 0.1, reason: 'guard' };

/** A session that is on, and whose light says this of itself. */
async function showReport(report: LightReport) {
  const held = holdSession();
  held.light.answer = report;
  held.session.switchOn();
  await render(<SessionControls session={held.session} onOpenQuestions={ignore} />);
  return held;
}

describe('what the light says of itself', () => {
  it('is what was asked, what is delivered, the limit, and why', async () => {
    await showReport(REPORT);
    await expect.element(page.getByText('Guard is limiting')).toBeVisible();
    await expect
      .element(
        page.getByText(
          '0.142 was asked; the guard lets 0.062 through, below the limit of 0.100. Your setting is kept.',
        ),
      )
      .toBeVisible();
    expect(document.querySelector('.v-ruler')?.getAttribute('data-guard')).toBe('limiting');
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it.each([
    ['none', 'Within limit', 'All of the 0.062 that was asked is drawn.'],
    ['strict', 'Within limit', 'All of the 0.062 that was asked is drawn.'],
    ['dark', 'Light stopped', 'No light is drawn.'],
    ['display-unknown', 'Within limit', 'This display is not measured yet, so the light stands still.'],
  ] as const)('reads, where the reason is %s: %s', async (reason, state, text) => {
    await showReport({ ...REPORT, askedLuminance: 0.062, reason });
    await expect.element(page.getByText(state, { exact: true })).toBeVisible();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('follows the light while it runs', async () => {
    const { light, clock } = await showReport(REPORT);
    light.answer = { ...REPORT, askedLuminance: 0.062, reason: 'none' };
    clock.pass(250);
    await expect.element(page.getByText('Within limit')).toBeVisible();
  });

  it('says which rate this display cannot show, and that sound carries it', async () => {
    const { session } = await showReport(REPORT);
    session.change({ centerModulationHz: 40 });
    const list = page.getByRole('list', { name: 'On this display' });
    const lines = () =>
      list
        .getByRole('listitem')
        .elements()
        .map((line) => line.textContent);
    await expect
      .poll(lines)
      .toEqual([
        'Global: 8 Hz on your 60 Hz display.',
        'Centre: Your display (60 Hz) cannot show 40 Hz; sound still carries it.',
      ]);
  });

  it('is one quiet line where there is no WebGL', async () => {
    const { session } = holdSession();
    session.attachLight(undefined);
    await render(<SessionControls session={session} onOpenQuestions={ignore} />);
    await expect.element(page.getByText(ERROR_TEXT['light/unavailable'])).toBeVisible();
    await expect.element(page.getByText('Within limit')).not.toBeInTheDocument();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });
});

describe('why there is no flicker', () => {
  const REASONS = Object.keys(FLICKER_REFUSAL_TEXT).filter(
    (reason): reason is FlickerRefusal => reason in FLICKER_REFUSAL_TEXT,
  );

  it.each(REASONS)('is one line and what changes it: %s', async (reason) => {
    const onOpenQuestions = vi.fn<() => void>();
    const onAllowMotion = vi.fn<() => void>();
    await render(
      <FlickerNotice
        permission={{ is: 'refused', reason }}
        onOpenQuestions={onOpenQuestions}
        onAllowMotion={onAllowMotion}
      />,
    );
    await expect.element(page.getByText(FLICKER_REFUSAL_TEXT[reason])).toBeVisible();
    const isBySystem = reason === 'reduced-motion';
    await page.getByRole('button', { name: 'Open the light questions' }).click();
    if (isBySystem) await page.getByRole('button', { name: 'Allow flicker for this session' }).click();
    expect([onOpenQuestions.mock.calls.length, onAllowMotion.mock.calls.length]).toEqual([1, isBySystem ? 1 : 0]);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('is nothing where the light may flicker, and the questions can still be opened', async () => {
    const onOpenQuestions = vi.fn<() => void>();
    const { session } = holdSession();
    await render(<SessionControls session={session} onOpenQuestions={onOpenQuestions} />);
    expect(document.querySelector('.v-flicker')).toBeNull();
    await page.getByRole('button', { name: 'Open the light questions' }).click();
    expect(onOpenQuestions).toHaveBeenCalledOnce();
  });

  it('stands in the panel, without a word about what the display could show', async () => {
    const onOpenQuestions = vi.fn<() => void>();
    const { session } = holdSession({ answers: 'none' });
    await render(<SessionControls session={session} onOpenQuestions={onOpenQuestions} />);
    await page.getByRole('button', { name: 'Open the light questions' }).click();
    expect(onOpenQuestions).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('list', { name: 'On this display' })).not.toBeInTheDocument();
    expect(document.querySelector('.v-ruler')?.hasAttribute('data-guard')).toBe(false);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('is taken back for this session by whoever’s system asks for less motion', async () => {
    const { session, light } = holdSession({ prefersReducedMotion: true });
    session.switchOn();
    await render(<SessionControls session={session} onOpenQuestions={ignore} />);
    expect(light.told.at(-1)).toMatchObject({ centerModulationHz: 0 });
    await page.getByRole('button', { name: 'Allow flicker for this session' }).click();
    await expect.element(page.getByText(FLICKER_REFUSAL_TEXT['reduced-motion'])).not.toBeInTheDocument();
    expect(light.told.at(-1)).toMatchObject({ centerModulationHz: 12 });
  });

  it('is accompanied by what put the light out, where it was no hand', async () => {
    const { session } = holdSession();
    session.switchOn();
    await render(<SessionControls session={session} onOpenQuestions={ignore} />);
    session.setVisible(false);
    await expect.element(page.getByText('The light went out when this page was hidden.')).toBeVisible();
    session.setVisible(true);
    session.switchOn();
    await expect.element(page.getByText('The light went out when this page was hidden.')).not.toBeInTheDocument();
  });
});
