import { planBlocks } from '@vayl/domain';
import { expectAccessible } from '@vayl/ui/test-helpers/axe';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { holdSelfTest } from './test-helpers/held-self-test.tsx';
import { madeTest } from './test-helpers/made-test.ts';

type Held = ReturnType<typeof holdSelfTest>;

async function open(held: Held): Promise<Held> {
  await page.viewport(420, 760);
  await render(held.window);
  await way('Self-test').click();
  return held;
}

const way = (name: string) => page.getByRole('navigation').getByRole('button', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const text = (words: string | RegExp) => page.getByText(words);
const field = page.getByRole('region', { name: /^Field of the task/ });
const sign = () => document.querySelector<HTMLElement>('.self-test-field .self-test-sign')?.dataset['sign'];

/** A press of the space bar with the time of the frames that the test holds. */
function pressAt(timeStamp: number): void {
  const press = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  Object.defineProperty(press, 'timeStamp', { value: timeStamp });
  window.dispatchEvent(press);
}

/** Ninety seconds in a moment: every ring is answered after so long. */
function playTask({ frames }: Held, reactionMs: number): void {
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
    const held = await open(holdSelfTest());
    await expect.element(page.getByRole('heading', { level: 1, name: 'Does it help me?' })).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await page.getByRole('radio', { name: /^12,/ }).click();
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
      const { unmount } = await render(held.window);
      await way('Self-test').click();
      await button('Start this block').click();
      const pages = [document.body.innerHTML];
      await way('Session').click();
      await expect.element(text('A block of your self-test is running')).toBeVisible();
      await expect.element(text('Self-test block')).toBeInTheDocument();
      await expect.element(page.getByRole('switch', { name: 'Session' })).not.toBeInTheDocument();
      await expect.element(page.getByRole('meter')).not.toBeInTheDocument();
      await expect(expectAccessible()).resolves.toBeUndefined();
      pages.push(document.body.innerHTML);
      shown.push(pages.join('\n').replaceAll(/_r_\w+_|base-ui-\S+/g, ''));
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
    const held = await open(holdSelfTest({ record: madeTest({ done: 3, isEnded: false }) }));
    held.session.blockFlicker();
    await expect.element(text(/This test compares light, so it waits. The light stands still/)).toBeVisible();
    await expect.element(button('Start this block')).toBeDisabled();
  });

  it('[RD-83] of somebody whose light stands still compares the sound alone, and says so', async () => {
    const held = holdSelfTest();
    held.session.setReducedMotion(true);
    await open(held);
    await expect.element(text(/would compare the sound alone/)).toBeVisible();
    await expect.element(text(/Your system asks for less motion/)).toBeVisible();
    held.session.change({ hasOwnAudio: true });
    await expect.element(text(/There is nothing to compare/)).toBeVisible();
    await expect.element(button('Begin the test')).toBeDisabled();
  });
});

describe('the task', () => {
  async function openTask(): Promise<Held> {
    const held = await open(holdSelfTest({ record: madeTest({ done: 2, isEnded: false }) }));
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

  it('has neither light nor sound beside it', async () => {
    const held = await openTask();
    expect(held.session.getSnapshot()).toMatchObject({ settings: { isOn: false }, isNoiseAlone: false });
  });
});

describe('the report', () => {
  it('says what came of it, how sure that is, and how often the guess was right', async () => {
    const held = await open(holdSelfTest({ record: madeTest({ done: 20, times: 0.88, tells: true }) }));
    await expect.element(page.getByRole('heading', { name: /quicker with the setting, by about/ })).toBeVisible();
    await expect.element(text(/Your guess was right 20 of 20 times/)).toBeVisible();
    await expect.element(text(/What you expected may be part of what was found/)).toBeVisible();
    await expect.element(page.getByRole('table', { name: 'Reaction time in each block' })).toBeInTheDocument();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await button('Open the calculator').click();
    expect(held.pages[0]).toMatch(/^\/research\?gain=\d+#roi-calculator$/);
  });

  it('of no clear difference says what more blocks would do, and offers no number to reckon with', async () => {
    await open(holdSelfTest({ record: madeTest({ done: 20, scatter: 0.1 }) }));
    await expect.element(page.getByRole('heading', { name: 'No clear difference yet' })).toBeVisible();
    await expect.element(text(/more blocks would narrow it to about ±\d+ %/)).toBeVisible();
    await expect.element(button('Open the calculator')).not.toBeInTheDocument();
  });

  it('of a test that was ended early says so', async () => {
    const held = await open(holdSelfTest({ record: madeTest({ done: 5, isEnded: false }) }));
    await button('End the test early').click();
    await button('End it and show the report').click();
    await expect.element(text('The test was ended early, after 5 of 20 blocks.')).toBeVisible();
    expect(held.test.getSnapshot().is).toBe('ended');
  });

  it('can be saved with its data, and deleted', async () => {
    const held = await open(holdSelfTest({ record: madeTest({ done: 20 }) }));
    await button('Save as CSV').click();
    await expect.element(text('Saved: /Downloads/vayl-self-test.json')).toBeVisible();
    await button('Save as JSON').click();
    await expect.poll(() => held.files.map(([what]) => what)).toEqual(['self-test-csv', 'self-test-json']);
    await button('Delete the test').click();
    await button('Delete it').click();
    await expect.element(button('Begin the test')).toBeVisible();
    expect(held.kept.size).toBe(0);
  });
});

describe('every part of it', () => {
  it.each([
    [420, 760],
    [380, 640],
    [900, 800],
  ])('fits %d px', async (width, height) => {
    const parts: Held[] = [
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
