import { planBlocks } from '@vayl/domain';
import type { LightPort, LightReport, LightRequest, RateOnDisplay } from '@vayl/session';
import { expectAccessible } from '@vayl/ui/test-helpers/axe';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type HeldSelfTest, holdSelfTest } from './test-helpers/held-self-test.tsx';
import { madeTest } from './test-helpers/made-test.ts';
import { button, openView, text, way } from './test-helpers/opened-view.ts';

const field = page.getByRole('region', { name: /^Field of the task/ });
const sign = () => document.querySelector<HTMLElement>('.self-test-field .self-test-sign')?.dataset['sign'];

/** A press of the space bar with the time of the frames that the test holds. */
function pressAt(timeStamp: number): void {
  const press = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  Object.defineProperty(press, 'timeStamp', { value: timeStamp });
  window.dispatchEvent(press);
}

/** All that the window says, without the names that React makes up. */
function windowText(): string {
  return (document.querySelector('.control')?.outerHTML ?? '').replaceAll(/_r_\w+_|base-ui-\S+/g, '');
}

/** Light whose report tells at once whether it flickers. */
class TellingLight implements LightPort {
  readonly refreshHz = 60;
  #isMoving = false;

  set({ isOn, centerModulationHz }: LightRequest): void {
    this.#isMoving = isOn && centerModulationHz > 0;
  }

  stop(): void {
    this.#isMoving = false;
  }

  report(): LightReport {
    const askedLuminance = this.#isMoving ? 0.3 : 0;
    const deliveredLuminance = this.#isMoving ? 0.03 : 0;
    return { askedLuminance, deliveredLuminance, limitLuminance: 0.1, reason: this.#isMoving ? 'guard' : 'none' };
  }

  capability(hz: number): RateOnDisplay {
    return { grade: 'exact', text: `${hz} Hz` };
  }
}

/** Ninety seconds in a moment: every ring is answered after so long. */
function playTask({ frames }: HeldSelfTest, reactionMs: number): void {
  let before = sign();
  for (let frame = 0; frame < 6000 && document.querySelector('.self-test-field') !== null; frame += 1) {
    frames.frame();
    const now = sign();
    if (now === 'go' && before !== 'go') pressAt(frames.nowMs() + reactionMs);
    before = now;
  }
}

describe('a self-test', () => {
  it('is explained and chosen, and goes from block to task to questions', async () => {
    const held = await openView(holdSelfTest());
    await expect.element(page.getByRole('heading', { level: 1, name: 'Does it help me?' })).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await page.getByRole('radio', { name: /^12 can show/ }).click();
    await page.getByRole('radio', { name: '5', exact: true }).click();
    await button('Begin the test').click();
    await expect.element(page.getByRole('heading', { name: 'Block 1 of 12' })).toBeVisible();
    await expect.element(text('Concealed until the end')).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await button('Start this block').click();
    expect(held.session.getSnapshot().concealedBlock).toBe(planBlocks(12, 17)[0]);
    await expect.element(text('5:00')).toBeVisible();
    held.pass(301);
    await button('Begin the task').click();
    await expect.element(field).toHaveFocus();
    playTask(held, 321);
    await expect.element(page.getByRole('heading', { name: 'Two questions' })).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await expect.element(button('Keep this block')).toBeDisabled();
    await page.getByRole('radio', { name: '4', exact: true }).click();
    await page.getByRole('radio', { name: 'The sham' }).click();
    await button('Keep this block').click();
    await expect.element(page.getByRole('heading', { name: 'Block 2 of 12' })).toBeVisible();
    await expect.element(text('1 of 12 blocks done')).toBeVisible();
    expect(held.test.getSnapshot()).toMatchObject({
      record: { blocks: [{ rating: 4, guess: 'sham', score: { medianMs: 321, lapses: 0, wrongPresses: 0 } }] },
    });
  });

  it('shows nothing of the kind of a block while it runs, and can be stopped as always', async () => {
    const shown: string[] = [];
    for (const seed of [17, 18]) {
      const held = holdSelfTest({ record: { ...madeTest({ done: 0, isEnded: false }), seed } });
      held.session.attachLight(new TellingLight());
      const { unmount } = await render(held.window);
      await way('Self-test').click();
      await button('Start this block').click();
      const pages = [windowText()];
      await way('Session').click();
      await expect.element(text('A block of your self-test is running')).toBeVisible();
      await expect.element(text('Self-test block')).toBeInTheDocument();
      await expect.element(page.getByRole('switch', { name: 'Session' })).not.toBeInTheDocument();
      await expect.element(page.getByRole('meter')).not.toBeInTheDocument();
      await expect(expectAccessible()).resolves.toBeUndefined();
      pages.push(windowText());
      shown.push(pages.join('\n'));
      await button(/^Stop the light/).click();
      await way('Self-test').click();
      await expect.element(text('The session ended before its time.')).toBeVisible();
      await expect.element(text('This block is done again from its beginning.')).toBeVisible();
      await unmount();
    }
    expect(planBlocks(20, 17)[0]).not.toBe(planBlocks(20, 18)[0]);
    expect(shown[1]).toBe(shown[0]);
  });

  it('says why it waits', async () => {
    const held = await openView(holdSelfTest({ record: madeTest({ done: 3, isEnded: false }) }));
    held.session.blockFlicker();
    await expect.element(text(/This test compares light, so it waits. The light stands still/)).toBeVisible();
    await expect.element(button('Start this block')).toBeDisabled();
  });

  it('[RD-83] of somebody whose light stands still compares the sound alone, and says so', async () => {
    const held = holdSelfTest();
    held.session.setReducedMotion(true);
    await openView(held);
    await expect.element(text(/would compare the sound alone/)).toBeVisible();
    await expect.element(text(/Your system asks for less motion/)).toBeVisible();
    held.session.change({ hasOwnAudio: true });
    await expect.element(text(/There is nothing to compare/)).toBeVisible();
    await expect.element(button('Begin the test')).toBeDisabled();
  });
});

describe('the task', () => {
  async function openTask(): Promise<HeldSelfTest> {
    const held = await openView(holdSelfTest({ record: madeTest({ done: 2, isEnded: false }) }));
    await button('Start this block').click();
    held.pass(601);
    return held;
  }

  it('can be tapped, left with Esc and begun again', async () => {
    const held = await openTask();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await button('Begin the task').click();
    held.frames.pass(3100);
    expect(sign()).toBe('go');
    await expect(expectAccessible()).resolves.toBeUndefined();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Begin the task')).toBeVisible();
    expect(held.test.getSnapshot().is).toBe('task');
  });

  it('that was hardly answered is done again, and it is said why', async () => {
    const held = await openTask();
    await button('Begin the task').click();
    await expect.element(field).toBeVisible();
    held.frames.pass(94_000);
    await expect.element(text('Too few rings were answered to be counted.')).toBeVisible();
    await expect.element(button('Do the task again')).toBeVisible();
  });

  it('calls for its view when the session of its block is over', async () => {
    const held = await openView(holdSelfTest({ record: madeTest({ done: 2, isEnded: false }) }));
    await button('Start this block').click();
    await way('Session').click();
    held.pass(601);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Does it help me?' })).toHaveFocus();
    await expect.element(button('Begin the task')).toBeVisible();
  });

  it('has neither light nor sound beside it', async () => {
    const held = await openTask();
    expect(held.session.getSnapshot()).toMatchObject({ settings: { isOn: false }, isNoiseAlone: false });
  });
});

describe('every part of it', () => {
  it.each([
    [420, 760],
    [380, 640],
    [900, 800],
  ])('fits %d px', async (width, height) => {
    const parts: HeldSelfTest[] = [
      holdSelfTest(),
      holdSelfTest({ record: madeTest({ done: 7, blockCount: 32, isEnded: false }) }),
      holdSelfTest({ record: madeTest({ done: 20, times: 0.9 }) }),
    ];
    for (const held of parts) {
      const { unmount } = await render(held.window);
      await page.viewport(width, height);
      await way('Self-test').click();
      const body = document.querySelector('.control-body');
      expect(body?.scrollWidth).toBe(body?.clientWidth);
      await unmount();
    }
  });
});
