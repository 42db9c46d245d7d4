import { describe, expect, it } from 'vitest';
import { newPage, type PageOptions } from '../harness/browser.ts';
import { goTo, shows } from '../harness/entry-page.ts';
import { newEmail, signUp } from '../harness/people.ts';
import { answerProvider, openProvider } from '../harness/providers.ts';
import { askMe } from '../harness/sign-up-page.ts';

async function openSignIn(path = '/signin', options: PageOptions = {}) {
  const page = await newPage(options);
  await goTo(page, path);
  const send = async (email: string, password: string): Promise<void> => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  return { page, send };
}

describe('signing in', () => {
  it('[AUTH-07] [RD-57] goes by e-mail and password', async () => {
    const { page, send } = await openSignIn();
    const { email, password } = await signUp(page.context());
    await page.context().clearCookies();
    await send(email, password);
    await page.waitForURL('**/account');
    expect(await askMe(page)).toMatchObject({ email });
  });

  it.each(['Google', 'Microsoft'])('[AUTH-07] [RD-57] goes by %s, in a popup', async (provider) => {
    const { page } = await openSignIn();
    const email = newEmail();
    const button = page.getByRole('button', { name: `Sign in with ${provider}` });
    await answerProvider(await openProvider(page, () => button.click()), { email });
    await page.waitForURL('**/account');
    expect(await askMe(page)).toMatchObject({ email });
  });

  it('[RD-57] says the same of a closed popup as sign-up does', async () => {
    const { page } = await openSignIn();
    const button = page.getByRole('button', { name: 'Sign in with Google' });
    await (await openProvider(page, () => button.click())).close();
    expect(await shows(page, 'Sign-up cancelled')).toBe(true);
  });

  it('tells nobody whether it was the address or the password', async () => {
    const { page, send } = await openSignIn('/signin', { expects: [/answered: 401 POST/] });
    const { email } = await signUp(page.context());
    await send(email, 'not this one');
    expect(await shows(page, 'Email or password is wrong')).toBe(true);
    await send(newEmail(), 'not this one');
    expect(await shows(page, 'Email or password is wrong')).toBe(true);
  });

  it('shows why a provider sent somebody back, in our words only', async () => {
    const { page } = await openSignIn('/signin?error=auth%2Finterrupted');
    expect(await shows(page, 'Sign-in was interrupted. Start it again')).toBe(true);
    await goTo(page, '/signin?error=Call+this+number');
    expect(await shows(page, 'Something went wrong on our side. Try again in a moment.')).toBe(true);
    expect(await page.getByText('Call this number').count()).toBe(0);
  });

  it('never puts a password into an address, whenever the form is sent', async () => {
    const page = await newPage({ javaScript: false, expects: [/failed: csp .*[.]js$/, /answered: 4\d\d POST/] });
    await page.goto('/signin');
    expect(await shows(page, /needs JavaScript/)).toBe(true);
    await page.getByLabel('Password', { exact: true }).fill('a-secret-word');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.waitForTimeout(500);
    expect(page.url()).not.toContain('a-secret-word');
  });
});

describe('the pages of an account', () => {
  it.each(['/signin', '/reset-password', '/verify-email', '/account', '/connect', '/device', '/unsubscribe'])(
    '[RD-84] %s is there, and listed nowhere',
    async (path) => {
      const page = await newPage({ expects: [/answered: 401 GET .*\/api\/me/] });
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      await title.waitFor();
      expect(await title.count()).toBe(1);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      const map = await page.request.get('/sitemap.xml');
      expect(await map.text()).not.toContain(`${path}<`);
    },
  );
});
