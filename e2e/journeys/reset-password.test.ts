import { describe, expect, it } from 'vitest';
import { newPage } from '../harness/browser.ts';
import { goTo, shows } from '../harness/entry-page.ts';
import { linkIn, mailsTo, mailTo } from '../harness/mails.ts';
import { newEmail, signUp } from '../harness/people.ts';

const BETTER_PASSWORD = 'slow-lantern-orchard-27';
const REFUSED = { expects: [/answered: 400 POST .*reset-password/, /answered: 401 GET/] };

async function openLink(options = {}) {
  const page = await newPage(options);
  const { email } = await signUp(page.context());
  await goTo(page, '/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  expect(await shows(page, 'Look into your mail')).toBe(true);
  const link = linkIn(await mailTo(email, /new password/), /reset-password/);
  await goTo(page, link);
  const choose = async (password: string, confirmPassword = password): Promise<void> => {
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(confirmPassword);
    await page.getByRole('button', { name: 'Save the new password' }).click();
  };
  return { page, email, link, choose };
}

describe('a new password', () => {
  it('comes by a link, and is the one that counts from then on', async () => {
    const { page, email, choose } = await openLink();
    await choose(BETTER_PASSWORD);
    expect(await shows(page, 'Your password is changed')).toBe(true);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(BETTER_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/account');
    expect(await shows(page, 'Where you are signed in')).toBe(true);
  });

  it('[RD-27] is looked at in the same order as at sign-up, and by the server last', async () => {
    const { page, choose } = await openLink(REFUSED);
    await choose('abc', 'abd');
    expect(await shows(page, 'Passwords do not match')).toBe(true);
    await choose('abc');
    expect(await shows(page, 'Password must be at least 6 characters')).toBe(true);
    await choose('abcdef');
    expect(await shows(page, 'Password is too weak')).toBe(true);
    await choose(BETTER_PASSWORD);
    expect(await shows(page, 'Your password is changed')).toBe(true);
  });

  it('comes by a link that works once, and leads to a new one', async () => {
    const { page, link, choose } = await openLink(REFUSED);
    await choose(BETTER_PASSWORD);
    expect(await shows(page, 'Your password is changed')).toBe(true);
    await goTo(page, link);
    await choose('other-lantern-orchard-28');
    expect(await shows(page, 'This link has expired or was used already. Ask for a new one')).toBe(true);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    expect(await shows(page, 'Reset your password')).toBe(true);
  });

  it('is promised to everybody alike, and sent only to who has an account', async () => {
    const page = await newPage({ expects: [/answered: 400 POST/] });
    const email = newEmail();
    await goTo(page, '/reset-password');
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Send the link' }).click();
    expect(await shows(page, 'Invalid email address')).toBe(true);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    expect(await shows(page, email)).toBe(true);
    expect(await mailsTo(email)).toEqual([]);
  });
});
