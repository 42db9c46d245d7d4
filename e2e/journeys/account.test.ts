import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newPage, type PageOptions, PHONE } from '../harness/browser.ts';
import { shows } from '../harness/entry-page.ts';
import { type SignedUp, signUp } from '../harness/people.ts';
import { askMe } from '../harness/sign-up-page.ts';

async function openAccount(options: PageOptions = {}): Promise<{ readonly page: Page; readonly person: SignedUp }> {
  const page = await newPage(options);
  const person = await signUp(page.context());
  await page.goto('/account');
  await page.getByRole('heading', { name: 'Profile' }).waitFor();
  return { page, person };
}

const part = (page: Page, name: string) => page.getByRole('region', { name });

describe('the account', () => {
  it('[RD-84] asks a signed-out person to sign in, in place, and then goes on', async () => {
    const page = await newPage({ expects: [/answered: 401 GET .*\/api\/me/] });
    const { email, password } = await signUp(page.context());
    await page.context().clearCookies();
    await page.goto('/account');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await part(page, 'Profile').waitFor();
    expect(new URL(page.url()).pathname).toBe('/account');
  });

  it('keeps a name', async () => {
    const { page } = await openAccount();
    await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Save name' }).click();
    expect(await shows(page, 'Saved.')).toBe(true);
    expect(await askMe(page)).toMatchObject({ profile: { displayName: 'Ada Lovelace' } });
  });

  it('lists where the person is signed in, and ends one of them', async () => {
    const { page, person } = await openAccount();
    const elsewhere = await newPage();
    await elsewhere.request.post('/auth-api/sign-in/email', {
      data: { email: person.email, password: person.password },
      headers: { origin: new URL(page.url()).origin, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/144.0' },
    });
    await page.reload();
    const other = part(page, 'Where you are signed in').getByRole('listitem').filter({ hasText: 'Firefox on Windows' });
    await other.getByRole('button', { name: 'Sign out' }).click();
    await other.waitFor({ state: 'detached' });
    expect((await elsewhere.request.get('/api/me')).status()).toBe(401);
    expect(await askMe(page)).toMatchObject({ email: person.email });
  });

  it('signs out', async () => {
    const { page } = await openAccount({ expects: [/answered: 401/] });
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    expect(await shows(page, 'Sign in to see it.')).toBe(true);
    expect(await askMe(page)).toMatchObject({ code: 'auth/sign-in-required' });
  });

  it('has a referral link to copy, that leads to an invitation', async () => {
    const { page } = await openAccount();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const link = (await part(page, 'Your referral link').locator('code').textContent()) ?? '';
    expect(link).toMatch(/\/signup\?ref=[A-Z0-9]{8}$/);
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  it('gives everything away in one file', async () => {
    const { page, person } = await openAccount();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('vayl-account.json');
    const file: unknown = JSON.parse(await text(await download.createReadStream()));
    expect(file).toMatchObject({ held: { users: [{ email: person.email }] } });
  });

  it('is deleted only for who types its address', async () => {
    const { page, person } = await openAccount({ expects: [/answered: 400 DELETE/, /answered: 401/] });
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Delete everything' });
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.getByLabel('Type your email').fill('somebody@else.example');
    await confirm.click();
    expect(await shows(page, 'This is not the email of this account')).toBe(true);
    await dialog.getByLabel('Type your email').fill(person.email.toUpperCase());
    await confirm.click();
    expect(await shows(page, 'Your account is deleted')).toBe(true);
    expect(await askMe(page)).toMatchObject({ code: 'auth/sign-in-required' });
  });

  it('shows what it has when one part cannot be had, and tries again', async () => {
    const page = await newPage({ expects: [/failed: .*\/api\/referral/] });
    await signUp(page.context());
    await page.route('**/api/referral', (route) => route.abort('connectionrefused'));
    await page.goto('/account');
    const referral = part(page, 'Your referral link');
    await referral.getByText('The server is not ready. Try again in a moment.').waitFor();
    await page.unroute('**/api/referral');
    await referral.getByRole('button', { name: 'Try again' }).click();
    await referral.locator('code').waitFor();
    expect(await part(page, 'Subscription').isVisible()).toBe(true);
  });

  it('says that it has no answer when there is none, and tries again', async () => {
    const page = await newPage({ expects: [/failed: .*\/api\/me/] });
    await signUp(page.context());
    await page.route('**/api/me', (route) => route.abort('connectionrefused'));
    await page.goto('/account');
    expect(await shows(page, 'The server is not ready. Try again in a moment.')).toBe(true);
    await page.unroute('**/api/me');
    await page.getByRole('button', { name: 'Try again' }).click();
    await part(page, 'Profile').waitFor();
  });

  it('fits a phone', async () => {
    const { page } = await openAccount(PHONE);
    await page.getByRole('button', { name: 'Change email' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});
