import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshEmail, signUp, startServerBehindProxy } from '../../../test-helpers/identity-calls.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../../test-helpers/openid-provider.ts';
import { type Front, startFront } from '../../../test-helpers/popup-page.ts';
import type { TestServer } from '../../../test-helpers/test-server.ts';

let google: OpenIdProvider;
let microsoft: OpenIdProvider;
let front: Front;
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [google, microsoft, front] = await Promise.all([startOpenIdProvider(), startOpenIdProvider(), startFront()]);
  server = await startServerBehindProxy({
    PUBLIC_URL: front.url,
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: 'vayl-at-google',
    MICROSOFT_ISSUER: microsoft.issuer,
    MICROSOFT_CLIENT_ID: 'vayl-at-microsoft',
  });
  front.forwardTo = server.url;
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
});
afterAll(async () => {
  await browser.close();
  await Promise.all([front.stop(), google.stop(), microsoft.stop()]);
  await server.stop();
});

let window: BrowserContext;
let page: Page;
const problems: string[] = [];
beforeEach(async () => {
  window = await browser.newContext();
  problems.length = 0;
  window.on('console', (message) => problems.push(message.text()));
  page = await window.newPage();
  await page.goto(`${front.url}/signup`);
});
afterEach(() => window.close());

const outcomeOf = async () => {
  await page.waitForFunction(() => document.getElementById('outcome')?.textContent !== '', undefined, {
    timeout: 20_000,
  });
  return page.textContent('#outcome');
};
const me = () => page.evaluate(async () => (await fetch('/api/me')).json() as Promise<unknown>);

describe('the sign-in popup in a browser', () => {
  it.each([
    ['[SIGN-23] [AUTH-07] Google', 'google'],
    ['[SIGN-24] [AUTH-07] Microsoft', 'microsoft'],
  ])('%s: the opener is told, the popup closes itself, and the person is signed in', async (_, name) => {
    const email = freshEmail();
    const provider = name === 'google' ? google : microsoft;
    provider.person = { sub: email, email, email_verified: true, name: 'Ada' };
    const opened = page.waitForEvent('popup');
    await page.click(`#${name}`);
    const popup = await opened;
    expect(await outcomeOf(), problems.join('\n')).toBe('signed in');
    if (!popup.isClosed()) await popup.waitForEvent('close');
    expect(await me()).toMatchObject({ email, isEmailVerified: true });
    const cookie = (await window.cookies()).find(({ name: cookieName }) => cookieName === 'vayl.session_token');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  });

  it('[ERR-18] [RD-79] tells the opener our code and sentence for an address that has another account', async () => {
    const { email } = await signUp(server);
    google.person = { sub: email, email, email_verified: true };
    await page.click('#google');
    expect(await outcomeOf()).toBe(
      'auth/account-exists-with-different-credential: An account already exists with this email using a different sign-in method',
    );
    expect(await me()).toMatchObject({ code: 'auth/sign-in-required' });
  });

  it('[RD-79] shows the opener that the popup was closed', async () => {
    google.isAsking = true;
    const opened = page.waitForEvent('popup');
    await page.click('#google');
    const popup = await opened;
    await popup.waitForURL(`${google.issuer}/**`);
    await popup.close();
    google.isAsking = false;
    expect(await outcomeOf()).toBe('closed');
  });
});
