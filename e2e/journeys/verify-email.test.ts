import { describe, expect, it } from 'vitest';
import { newPage } from '../harness/browser.ts';
import { goTo, shows } from '../harness/entry-page.ts';
import { linkIn, mailsTo, mailTo } from '../harness/mails.ts';
import { newEmail, signUp } from '../harness/people.ts';
import { askMe } from '../harness/sign-up-page.ts';

const SIGNED_OUT = { expects: [/answered: 401 GET .*\/api\/me/] };

describe('the link after sign-up', () => {
  it('confirms the address and says so', async () => {
    const page = await newPage();
    const { email } = await signUp(page.context());
    await goTo(page, '/verify-email');
    expect(await shows(page, 'Confirm your email')).toBe(true);
    await goTo(page, linkIn(await mailTo(email, /Confirm/), /verify-email/));
    expect(await shows(page, 'Your email is confirmed')).toBe(true);
    expect(await askMe(page)).toMatchObject({ email, isEmailVerified: true });
  });

  it('can be sent once more', async () => {
    const page = await newPage();
    const { email } = await signUp(page.context());
    await mailTo(email, /Confirm/);
    await goTo(page, '/verify-email');
    await page.getByRole('button', { name: 'Send the link again' }).click();
    expect(await shows(page, /^Sent\./)).toBe(true);
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(2);
  });

  it('that does not work says why, and lets a signed-out person in to ask for another', async () => {
    const page = await newPage(SIGNED_OUT);
    const { email, password } = await signUp(page.context());
    await page.context().clearCookies();
    await goTo(page, '/auth-api/verify-email?token=x.y.z');
    expect(await shows(page, 'This link has expired or was used already. Ask for a new one')).toBe(true);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    expect(await shows(page, 'Send the link again')).toBe(true);
  });

  it('claims nothing about somebody it does not know', async () => {
    const page = await newPage(SIGNED_OUT);
    await goTo(page, '/verify-email');
    expect(await shows(page, 'If the link in our mail brought you here, your email is confirmed.')).toBe(true);
  });
});

describe('the link to a new address', () => {
  it('changes it when a button is pressed, and not by being looked at', async () => {
    const page = await newPage();
    const { email } = await signUp(page.context());
    const newer = newEmail('newer');
    await page.goto('/account');
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(newer);
    await page.getByRole('button', { name: 'Send the link', exact: true }).click();
    expect(await shows(page, new RegExp(`within one hour: ${newer}`))).toBe(true);

    await goTo(page, linkIn(await mailTo(newer, /./), /verify-email/));
    const use = page.getByRole('button', { name: 'Use this address' });
    await use.waitFor();
    expect(await askMe(page)).toMatchObject({ email });
    await use.click();
    expect(await shows(page, 'Your email is changed')).toBe(true);
    expect(await askMe(page)).toMatchObject({ email: newer, isEmailVerified: true });
  });

  it('that was used says so', async () => {
    const page = await newPage({ expects: [...SIGNED_OUT.expects, /answered: 400 POST/] });
    await goTo(page, '/verify-email?change=used-up');
    await page.getByRole('button', { name: 'Use this address' }).click();
    expect(await shows(page, 'This link has expired or was used already. Ask for a new one')).toBe(true);
  });
});
