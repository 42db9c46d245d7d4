import { expectAccessible } from '@vayl/ui/test-helpers/axe';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { holdSelfTest } from './test-helpers/held-self-test.tsx';
import { madeTest } from './test-helpers/made-test.ts';
import { button, openView, text } from './test-helpers/opened-view.ts';

describe('the report', () => {
  it('says what came of it, how sure that is, and how often the guess was right', async () => {
    const held = await openView(holdSelfTest({ record: madeTest({ done: 20, times: 0.88, tells: true }) }));
    await expect.element(page.getByRole('heading', { name: /quicker with the setting, by about/ })).toBeVisible();
    await expect.element(text(/Your guess was right 20 of 20 times/)).toBeVisible();
    await expect.element(text(/What you expected may be part of what was found/)).toBeVisible();
    await expect.element(page.getByRole('table', { name: 'Reaction time in each block' })).toBeInTheDocument();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await button('Open the calculator').click();
    expect(held.pages[0]).toMatch(/^\/research\?gain=\d+#roi-calculator$/);
  });

  it('of no clear difference says what more blocks would do, and offers no number to reckon with', async () => {
    await openView(holdSelfTest({ record: madeTest({ done: 20, scatter: 0.1 }) }));
    await expect.element(page.getByRole('heading', { name: 'No clear difference yet' })).toBeVisible();
    await expect.element(text(/more blocks would narrow it to about ±\d+\s%/)).toBeVisible();
    await expect.element(button('Open the calculator')).not.toBeInTheDocument();
  });

  it('of a test that was ended early says so', async () => {
    const held = await openView(holdSelfTest({ record: madeTest({ done: 5, isEnded: false }) }));
    await button('End the test early').click();
    await button('End it and show the report').click();
    await expect.element(text('The test was ended early, after 5 of 20 blocks.')).toBeVisible();
    expect(held.test.getSnapshot().is).toBe('ended');
  });

  it('can be saved with its data, and deleted', async () => {
    const held = await openView(holdSelfTest({ record: madeTest({ done: 20 }) }));
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
