import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Visitor } from './state.ts';

export const PASSWORD = 'plum-harbour-quiet-91';
const MOST_MAIL_MS = 15_000;

export function newEmail(): string {
  return `ada-${randomUUID().slice(0, 8)}@people.example`;
}

/** Makes an account and leaves its session in the visitor's browser. */
export async function signUp(visitor: Visitor): Promise<string> {
  const email = newEmail();
  await call(visitor, '/auth-api/sign-up/email', { email, password: PASSWORD, name: 'Ada Example' });
  return email;
}

/** An account that somebody else has. */
export async function signUpAndLeave(visitor: Visitor): Promise<string> {
  const email = await signUp(visitor);
  await visitor.page.context().clearCookies();
  return email;
}

/** The code that an account gives to others. */
export async function referralCode(visitor: Visitor): Promise<string> {
  await signUp(visitor);
  const response = await visitor.page.context().request.get(`${visitor.site.site}/api/referral`);
  const code = textAt(await response.json(), 'code');
  await visitor.page.context().clearCookies();
  return code;
}

/** The code that an app shows which asks to be signed in. */
export async function deviceCode(visitor: Visitor): Promise<string> {
  return textAt(await call(visitor, '/api/device/code', { deviceName: "Ada's laptop" }), 'userCode');
}

/** Pays for a subscription of whoever is signed in, as the payment page would. */
export async function subscribe(visitor: Visitor): Promise<void> {
  const url = textAt(await call(visitor, '/api/subscription/checkout', { plan: 'monthly' }), 'url');
  await fetch(`${url}/done`, { redirect: 'manual' });
}

/** The address in the latest mail to somebody, of the kind that is asked for. */
export async function mailedLink({ site }: Visitor, email: string, kind: RegExp): Promise<URL> {
  const endMs = performance.now() + MOST_MAIL_MS;
  while (performance.now() < endMs) {
    const response = await fetch(`${site.standIns}/mails?${new URLSearchParams({ to: email })}`);
    const links = (await response.text()).match(/https?:\/\/[^\s"\\<]+/g) ?? [];
    const found = links.findLast((link) => kind.test(link));
    if (found !== undefined) return new URL(found);
    await wait(100);
  }
  throw new Error(`no mail to ${email} with a link like ${kind}`);
}

export async function call({ page, site }: Visitor, path: string, data: object): Promise<unknown> {
  const response = await page.context().request.post(site.site + path, { data, headers: { origin: site.site } });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  const answer: unknown = await response.json();
  return answer;
}

function textAt(answer: unknown, name: string): string {
  const found = new Map<string, unknown>(Object.entries(answer ?? {})).get(name);
  if (typeof found !== 'string') throw new Error(`the server did not say ${name}: ${JSON.stringify(answer)}`);
  return found;
}
