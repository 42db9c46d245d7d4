import type { Page } from 'playwright';
import { newPage, type PageOptions } from './browser.ts';
import { goTo } from './entry-page.ts';
import { GOOD_PASSWORD, newEmail, newNetworkAddress } from './people.ts';
import { released } from './stack.ts';

/** The film may be refused by a browser without its codec; what is looked at here is the dialog around it. */
const FILM = /\/video\//;

export async function openSignUp(path = '/signup', options: PageOptions = {}): Promise<Page> {
  const page = await newPage({ ...options, expects: [FILM, ...(options.expects ?? [])] });
  await goTo(page, path);
  return page;
}

export interface Typed {
  readonly email?: string;
  readonly password?: string;
  readonly confirmPassword?: string;
}

/** Opens the e-mail form, fills it in and presses its button. */
export async function signUpByEmail(page: Page, typed: Typed = {}): Promise<string> {
  const { email = newEmail(), password = GOOD_PASSWORD, confirmPassword = password } = typed;
  await openEmailForm(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(confirmPassword);
  await page.getByRole('button', { name: 'Create Account' }).click();
  return email;
}

export async function openEmailForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign up with Email' }).click();
  await page.getByLabel('Email').waitFor();
}

/** The code of somebody who is not here. */
export async function friendsCode({ site } = released): Promise<string> {
  const headers = { origin: site, 'x-forwarded-for': newNetworkAddress() };
  const signedUp = await fetch(`${site}/auth-api/sign-up/email`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email: newEmail('friend'), password: GOOD_PASSWORD, name: '' }),
  });
  const cookie = signedUp.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const answer: unknown = await (await fetch(`${site}/api/referral`, { headers: { ...headers, cookie } })).json();
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) throw new Error('a friend has no code');
  return String(answer.code);
}

/** What the server knows of whoever is signed in on this page. */
export function askMe(page: Page): Promise<unknown> {
  return page.evaluate(async () => (await fetch('/api/me')).json() as Promise<unknown>);
}
