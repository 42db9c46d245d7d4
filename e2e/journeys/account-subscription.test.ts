import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newPage } from '../harness/browser.ts';
import { signUp } from '../harness/people.ts';
import { unreleased } from '../harness/stack.ts';

const part = (page: Page) => page.getByRole('region', { name: 'Subscription' });
const fact = (page: Page, name: string) =>
  part(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .textContent();

/** Somebody in the trial of a monthly plan. The site without a release is used, since a clock is moved here. */
async function openTrial(): Promise<Page> {
  const page = await newPage({ site: unreleased });
  await signUp(page.context(), unreleased);
  await page.goto('/account');
  await part(page).getByRole('button', { name: 'Subscribe monthly' }).click();
  await page.getByRole('link', { name: 'Pay' }).click();
  await page.waitForURL('**/checkout-success**');
  await page.goto('/account');
  await part(page).getByText('Trial, no limit').waitFor();
  return page;
}

describe('the subscription of an account', () => {
  it('says what is free, and what the plans begin with', async () => {
    const page = await newPage();
    await signUp(page.context());
    await page.goto('/account');
    await part(page).getByText('Begins with 14 days free on annual, 7 on monthly.').waitFor();
    expect(await fact(page, 'Status')).toBe('Free, 15 minutes a day');
  });

  it('begins at the payment page, and shows plan and end of the trial', async () => {
    const page = await openTrial();
    expect(await fact(page, 'Plan')).toBe('Monthly');
    expect(await fact(page, 'Trial ends')).toMatch(/^\w+ \d+, \d{4}$/);
    await part(page).getByRole('button', { name: 'Card and invoices' }).click();
    expect(await page.getByRole('heading', { name: 'Your subscription' }).textContent()).toBe('Your subscription');
  });

  it('can be cancelled, and stays until its end', async () => {
    const page = await openTrial();
    await part(page).getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await part(page).getByText('Cancelled. You keep it').waitFor();
    expect(await fact(page, 'Status')).toBe('Trial, no limit');
    expect(await fact(page, 'Ends')).toMatch(/^\w+ \d+, \d{4}$/);
    expect(await part(page).getByRole('button', { name: 'Cancel subscription' }).count()).toBe(0);
  });

  it('can be kept after all', async () => {
    const page = await openTrial();
    await part(page).getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await part(page).getByRole('button', { name: 'Cancel subscription' }).isVisible()).toBe(true);
  });

  it('is refunded within seven days of its first charge, and ends at once', async () => {
    const page = await openTrial();
    await fetch(`${unreleased.stripe}/clock?days=7`);
    await page.reload();
    await part(page).getByRole('button', { name: 'Ask for a refund' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Refund and end now' }).click();
    await part(page).getByText('Refunded: $10.00').waitFor();
    expect(await fact(page, 'Status')).toBe('Expired, 15 minutes a day');
  });
});
