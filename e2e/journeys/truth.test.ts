import type { BrowserContext, Cookie } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPage, openPage } from '../harness/browser.ts';
import { type Caller, heldIn, newCaller } from '../harness/caller.ts';
import { openStarted, pass } from '../harness/demo.ts';
import { linkIn, mailsTo, mailTo } from '../harness/mails.ts';
import { GOOD_PASSWORD, newEmail, signUp } from '../harness/people.ts';
import { type Policy, readPolicy } from '../harness/policy.ts';
import { answerProvider, openProvider } from '../harness/providers.ts';
import { ROUTES } from '../harness/routes.ts';
import { released } from '../harness/stack.ts';

// What the policies say is held against the running product: a page that promises something else than the product does
// fails here, whichever of the two has changed.

const MOST_READING_MS = 240_000;
const DAY_SECONDS = 86_400;

let privacy: Policy;
let terms: Policy;
let cookies: Policy;
let security: Policy;
beforeAll(async () => {
  [privacy, terms, cookies, security] = await Promise.all([
    readPolicy('/privacy-policy'),
    readPolicy('/terms-of-service'),
    readPolicy('/cookie-policy'),
    readPolicy('/security'),
  ]);
}, MOST_READING_MS);

/** The first number that a sentence of a page prints. */
function printed({ text }: Policy, sentence: RegExp): number {
  const [, number] = sentence.exec(text) ?? [];
  if (number === undefined) throw new Error(`the page does not say ${sentence}`);
  return Number(number);
}

const credentials = (email: string, password = GOOD_PASSWORD) => ({ email, password, name: '' });
const signUpBy = (caller: Caller, email: string, password?: string) =>
  caller.send('POST', '/auth-api/sign-up/email', credentials(email, password));
const signInBy = (caller: Caller, email: string, password = GOOD_PASSWORD) =>
  caller.send('POST', '/auth-api/sign-in/email', { email, password });

async function addConfirmed(caller: Caller, email: string): Promise<void> {
  const before = (await mailsTo(email)).length;
  await signUpBy(caller, email);
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBeGreaterThan(before);
  const { pathname, search } = new URL(linkIn(await mailTo(email, /Confirm your email/), /verify-email/));
  await caller.get(pathname + search);
  expect((await caller.get('/api/me')).body).toMatchObject({ email, isEmailVerified: true });
}

describe('cookies, as the policy tells them', () => {
  it('whoever uses the demo keeps in the browser what the policy names, and nothing else', async () => {
    const { page, finish } = await openStarted();
    await page.getByRole('button', { name: /^Calm/ }).click();
    await pass(page, 1000);
    const names = await page.evaluate(() => Object.keys(localStorage));
    expect(names).toEqual(expect.arrayContaining(['vayl.screening', 'vayl.settings']));
    expect(names.filter((name) => !cookies.text.includes(name))).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await finish();
  });

  it('a visitor who only reads gets none, keeps nothing in the browser, and asks nobody else', async () => {
    expect(cookies.text).toContain('If you only read this site, Vayl sets none.');
    expect(cookies.text).toContain(
      'Otherwise we use no local storage, no session storage, no database in your browser',
    );
    const { page, finish } = await openPage({ expects: [/answered: 401 GET .*\/api\/me$/] });
    const origins = new Set<string>();
    page.context().on('request', (request) => origins.add(new URL(request.url()).origin));
    const kept: string[] = [];
    for (const { path } of ROUTES) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const names = await page.evaluate(async () => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ]);
      kept.push(...names.map((name) => `${path}: ${name}`));
    }
    expect(await page.context().cookies()).toEqual([]);
    expect(kept).toEqual([]);
    expect([...origins].filter((origin) => origin !== 'null')).toEqual([released.site]);
    await finish();
  }, 240_000);

  it('[LEG-40] signing up sets one, which no script can read and no other site can use, for the days that are printed', async () => {
    const page = await newPage();
    await signUp(page.context());
    const [cookie, ...others] = await page.context().cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ name: 'vayl.session_token', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookies.text).toContain('vayl.session_token');
    const days = printed(cookies, /or (\d+) days after you signed in, whichever comes first/);
    expect(daysLeft(cookie)).toBeCloseTo(days, 1);
    expect(printed(privacy, /Each is good for (\d+) days, then it is deleted/)).toBe(days);
    expect(printed(security, /It ends after (\d+) days/)).toBe(days);
    await page.goto('/cookie-policy');
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  it('using the site does not make it longer, and signing out ends it', async () => {
    const page = await newPage();
    await signUp(page.context());
    const [before] = await page.context().cookies();
    await page.goto('/account', { waitUntil: 'networkidle' });
    const [after] = await page.context().cookies();
    expect(after).toEqual(before);
    await page.context().request.post('/auth-api/sign-out', { data: {}, headers: { origin: released.site } });
    expect(await page.context().cookies()).toEqual([]);
  });

  it('signing in with a provider sets exactly the three others that have a row, for as long as it says', async () => {
    const page = await newPage();
    await page.goto('/');
    const popup = await openProvider(page, () =>
      page.evaluate(() => {
        const query = new URLSearchParams({ provider: 'google', popupOrigin: location.origin, popupNonce: 'n' });
        open(`/auth-api/oauth-popup/start?${query}`, 'sign-in', 'popup');
      }),
    );
    const scope = new URL(popup.url()).searchParams.get('scope');
    expect(scope?.split(' ').toSorted()).toEqual(['email', 'openid', 'profile']);
    const set = await ownCookies(page.context());
    const minutesOf = new Map(
      [...cookies.text.matchAll(/(vayl\.[a-z_]+) (?:you open|the same).*?(\d+) minutes/g)].map(
        ([, name = '', minutes = '']) => [name, Number(minutes)] as const,
      ),
    );
    expect(set.map(({ name }) => name).toSorted()).toEqual([...minutesOf.keys()].toSorted());
    for (const cookie of set) {
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      const [minutes, minutesLeft] = [minutesOf.get(cookie.name) ?? 0, daysLeft(cookie) * 24 * 60];
      expect(minutesLeft, cookie.name).toBeLessThanOrEqual(minutes);
      expect(minutesLeft, cookie.name).toBeGreaterThan(minutes - 2);
    }
    await answerProvider(popup, { email: newEmail(), name: 'Ada' });
    const left = (await ownCookies(page.context())).map(({ name }) => name);
    expect(left).toContain('vayl.session_token');
    expect(left).not.toContain('vayl.provider');
    const held = heldIn({ ...(await jsonOf(page.context(), '/api/account/export')), headers: new Headers() });
    expect(held['users']).toMatchObject([{ provider: 'google.com', displayName: 'Ada' }]);
    expect(held['identity_account']).toMatchObject([{ accessToken: null, refreshToken: null, idToken: null }]);
  });
});

function daysLeft(cookie: Cookie | undefined): number {
  return ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS;
}

/** Those of the site; the provider has its own. */
async function ownCookies(context: BrowserContext): Promise<Cookie[]> {
  return (await context.cookies()).filter(({ name }) => name.startsWith('vayl.'));
}

async function jsonOf(context: BrowserContext, path: string) {
  const response = await context.request.get(`${released.site}${path}`);
  const body: unknown = await response.json();
  return { status: response.status(), body };
}

describe('passwords, as the page on security tells them', () => {
  it('[LEG-52] [RD-01] the length that is printed is the length that the server asks for', async () => {
    const least = printed(security, /A password has at least (\d+) characters/);
    expect(printed(terms, /a password of at least (\d+) characters/)).toBe(least);
    const tooShort = 'qzvkwjxyqzvkwjxy'.slice(0, least - 1);
    const refused = await signUpBy(newCaller(), newEmail(), tooShort);
    expect([refused.status, refused.body]).toMatchObject([400, { code: 'auth/weak-password' }]);
    const taken = await signUpBy(newCaller(), newEmail(), `${tooShort}q`);
    expect(taken.status).toBe(200);
  });

  it('common ones, and those that contain the first part of the address, are refused', async () => {
    expect(security.text).toMatch(/Thousands of the most common ones are refused, and so is one that contains/);
    const email = newEmail('marguerite');
    for (const password of ['password', 'qwertyuiop', `${email.split('@')[0]}-1`]) {
      const { status, body } = await signUpBy(newCaller(), email, password);
      expect([status, body], password).toMatchObject([400, { code: 'auth/weak-password' }]);
    }
  });

  it('after as many wrong ones as are printed, even the right one is not looked at', async () => {
    const most = printed(security, /After (\d+) wrong passwords within \d+ minutes/);
    const email = newEmail();
    await signUpBy(newCaller(), email);
    const stranger = newCaller();
    for (let tries = 0; tries < most; tries += 1) {
      expect((await signInBy(stranger, email, 'not-the-right-one')).status).toBe(401);
    }
    expect((await signInBy(stranger, email)).status).toBe(429);
    // Somebody elsewhere is not locked out by it.
    expect((await signInBy(newCaller(), email)).status).toBe(200);
  });

  it('a new password signs out everywhere, by a link that works once', async () => {
    expect(security.text).toContain('A new password signs you out everywhere.');
    const [email, caller] = [newEmail(), newCaller()];
    await signUpBy(caller, email);
    await caller.send('POST', '/auth-api/request-password-reset', { email });
    const link = new URL(linkIn(await mailTo(email, /new password/), /reset-password/));
    const reset = { token: link.searchParams.get('token'), newPassword: `${GOOD_PASSWORD}-new` };
    expect((await newCaller().send('POST', '/auth-api/reset-password', reset)).status).toBe(200);
    expect((await caller.get('/api/me')).status).toBe(401);
    const again = await newCaller().send('POST', '/auth-api/reset-password', reset);
    expect(again.body).toMatchObject({ code: 'auth/link-expired' });
  });
});

describe('rights, as the privacy policy tells them', () => {
  const PROMISED = /everything our database holds about you, table by table/;
  const USED = ['usage_days', 'usage_sessions', 'referral_codes', 'download_requests', 'coinrescue_waitlist'];

  async function leaveTraces(caller: Caller, email: string): Promise<void> {
    const sessionId = crypto.randomUUID();
    await caller.send('POST', '/api/usage/sessions', { sessionId, timeZone: 'Europe/Berlin' });
    await caller.send('POST', `/api/usage/sessions/${sessionId}/end`, { usedSeconds: 1 });
    await caller.send('POST', '/api/download_requests', { email, platform: 'linux' });
    await caller.send('POST', '/api/coinrescue_waitlist', { email, walletAddress: 'a wallet' });
    await caller.get('/api/referral');
  }

  it('the file has everything, and names secrets without showing them', async () => {
    expect(privacy.text).toMatch(PROMISED);
    const [caller, email] = [newCaller(), newEmail()];
    await addConfirmed(caller, email);
    await leaveTraces(caller, email);
    const answer = await caller.get('/api/account/export');
    expect(answer.headers.get('content-disposition')).toMatch(/[.]json"$/);
    const held = heldIn(answer);
    for (const table of [...USED, 'users', 'identity_user', 'identity_session']) {
      expect(held[table], table).not.toEqual([]);
    }
    expect(held['identity_user']).toMatchObject([{ email, emailVerified: true }]);
    expect(held['identity_account']).toMatchObject([{ password: '[a password hash: not shown]' }]);
    expect(JSON.stringify(held)).not.toContain('$argon2id$');
  });

  it('there is no table for a screen, settings, chat or calendar', async () => {
    expect(privacy.text).toContain('Our server has no table for them.');
    expect(privacy.text).toContain('no call that accepts a picture, a recording or a document');
    const caller = newCaller();
    await signUpBy(caller, newEmail());
    const tables = Object.keys(heldIn(await caller.get('/api/account/export')));
    expect(tables.length).toBeGreaterThan(20);
    expect(tables.filter((table) => /screen|picture|setting|prefer|chat|message|calendar|event/.test(table))).toEqual(
      [],
    );
  });

  it('correction: a new address counts once its link was opened', async () => {
    expect(privacy.text).toContain('A new email address counts once you have opened the link that we send to it.');
    const [caller, email, newer] = [newCaller(), newEmail(), newEmail('newer')];
    await addConfirmed(caller, email);
    expect((await caller.send('POST', '/api/account/email', { newEmail: newer })).status).toBe(200);
    expect((await caller.get('/api/me')).body).toMatchObject({ email });
    const link = new URL(linkIn(await mailTo(newer, /new email/), /verify-email/));
    await newCaller().send('POST', '/api/account/email/confirm', { token: link.searchParams.get('change') });
    expect((await caller.get('/api/me')).body).toMatchObject({ email: newer });
  });

  it('deletion deletes the account, every sign-in, and what was left in forms under the address', async () => {
    expect(privacy.text).toMatch(/profile, sign-ins, usage, subscription, referral code, and what you left in forms/);
    const [caller, elsewhere, email] = [newCaller(), newCaller(), newEmail()];
    await addConfirmed(caller, email);
    await signInBy(elsewhere, email);
    await leaveTraces(caller, email);
    const wrong = await caller.send('DELETE', '/api/account', { confirmEmail: newEmail() });
    expect(wrong.body).toMatchObject({ code: 'account/other-email' });
    expect((await caller.send('DELETE', '/api/account', { confirmEmail: email })).status).toBe(200);

    expect((await caller.get('/api/me')).status).toBe(401);
    expect((await elsewhere.get('/api/me')).status).toBe(401);
    expect((await signInBy(newCaller(), email)).body).toMatchObject({ code: 'auth/wrong-credentials' });

    // Whoever has the address next finds nothing.
    const next = newCaller();
    await addConfirmed(next, email);
    const held = heldIn(await next.get('/api/account/export'));
    expect(Object.entries(held).filter(([table, rows]) => USED.includes(table) && rows.length > 0)).toEqual([]);
    expect(held['identity_session']).toHaveLength(1);
  });

  it('deletion ends a subscription, and the card was only ever on the payment provider’s page', async () => {
    expect(privacy.text).toContain('A subscription ends at once');
    expect(security.text).toContain('You enter your card on Stripe’s page');
    const [caller, email] = [newCaller(), newEmail()];
    await addConfirmed(caller, email);
    const { body } = await caller.send('POST', '/api/subscription/checkout', { plan: 'monthly' });
    const url = typeof body === 'object' && body !== null && 'url' in body ? String(body.url) : '';
    expect(new URL(url).origin).toBe(new URL(released.stripe).origin);
    await fetch(`${url}/done`, { redirect: 'manual' });
    await expect
      .poll(async () => (await caller.get('/api/subscription')).body)
      .toMatchObject({ entitlement: 'trial', plan: 'monthly' });
    const held = heldIn(await caller.get('/api/account/export'));
    expect(held['payment_customers']).toHaveLength(1);
    expect(JSON.stringify([held['subscriptions'], held['payment_customers']])).not.toMatch(/card|4242/);
    expect((await caller.send('DELETE', '/api/account', { confirmEmail: email })).status).toBe(200);
    const next = newCaller();
    await addConfirmed(next, email);
    expect((await next.get('/api/subscription')).body).toMatchObject({ entitlement: 'free', plan: null });
  });

  it('opt-out: a mail that was asked for can be stopped with one click, and holds no picture', async () => {
    expect(privacy.text).toContain('has a link that stops such mails with one click');
    expect(privacy.text).toContain('Our mails hold no pictures and no hidden counters');
    const [caller, email] = [newCaller(), newEmail()];
    await caller.send('POST', '/api/download_requests', { email, platform: 'mac' });
    const mail = await mailTo(email, /download/i);
    expect(mail.html).not.toMatch(/<img|url\(|<link|<script/i);
    const oneClick = new URL(/<([^>]+)>/.exec(mail.headers['list-unsubscribe'] ?? '')?.[1] ?? '');
    const stopped = await caller.send('POST', oneClick.pathname + oneClick.search, {});
    expect(stopped.status).toBe(200);
  });
});

describe('the server, as the page on security tells it', () => {
  it('refuses what is larger than 64 kilobytes, and what another site sends', async () => {
    expect(privacy.text).toContain('Anything larger than 64 kilobytes is refused.');
    const large = { email: `${'a'.repeat(65 * 1024)}@people.example`, platform: 'mac' };
    expect((await newCaller().send('POST', '/api/download_requests', large)).status).toBe(413);
    const wanted = { email: newEmail(), platform: 'mac' };
    const foreign = await newCaller().send('POST', '/api/download_requests', wanted, 'https://elsewhere.example');
    expect(foreign.body).toMatchObject({ code: 'request/foreign-origin' });
  });

  it('believes no payment message without a signature', async () => {
    expect(security.text).toContain('counts only if it carries Stripe’s signature');
    expect((await newCaller().send('POST', '/webhooks/stripe', { type: 'invoice.paid' })).status).toBe(400);
  });

  it('keeps health, metrics and the list of calls away from its public port', async () => {
    expect(security.text).toContain('on a second port, apart from the public one');
    for (const path of ['/health', '/ready', '/metrics', '/openapi.json']) {
      expect((await fetch(new URL(path, released.server))).status, path).toBe(404);
      expect((await fetch(new URL(path, released.internal))).status, path).toBe(200);
    }
  });

  it('and the site send what a browser needs to refuse camera, microphone, location and plain HTTP', async () => {
    expect(security.text).toContain('Your browser is told to refuse us camera, microphone and location.');
    const page = await fetch(`${released.site}/security`);
    expect(page.headers.get('permissions-policy')).toBe('camera=(), geolocation=(), microphone=()');
    expect(await page.text()).toContain("default-src 'none'");
    expect(security.text).toContain('nothing but HTTPS for the next two years');
    for (const path of ['/security', '/api/releases']) {
      const { headers } = await fetch(`${released.site}${path}`);
      expect(headers.get('strict-transport-security'), path).toContain(`max-age=${2 * 365 * DAY_SECONDS}`);
    }
  });
});

describe('what is still coming', () => {
  // The sentences that replace today's once the thing is built.
  const PRESENT_TENSE = [/and (?:sent|by mail) to the address of your account/];

  it('is never told as if it were here', () => {
    for (const { title, text } of [privacy, terms, cookies, security]) {
      for (const sentence of PRESENT_TENSE) expect(text, title).not.toMatch(sentence);
    }
  });
});

describe('the desktop app', () => {
  // That it is so is held by the app's own tests: its capabilities, its libraries, its journeys at a screen.
  it('[LEG-47] is told as it is here', () => {
    const permissions = security.parts['Desktop app permissions'];
    expect(permissions).toContain('The app asks for no screen recording, no accessibility access');
    expect(permissions).toContain('refuses one that does not fit');
    expect(permissions).toContain('whether a microphone or camera is in use');
    expect(permissions).toContain('It neither hears nor sees any of it, and sends none of it.');
    expect(permissions).toContain('it keeps its key to your account in your system’s keychain');
    expect(terms.parts['The service']).toContain('The desktop app for macOS and Windows draws the veil');
    expect(privacy.parts['What we collect']).toContain('The desktop app keeps both in files on your computer');
  });

  it('[LEG-20] reports sessions for whoever wants that, and keeps the history of them to itself', () => {
    const collected = privacy.parts['What we collect'];
    expect(collected).not.toContain('reports no sessions today');
    expect(collected).toContain('only if you have switched the keeping of totals on. It is off at first.');
    expect(collected).toContain('Your history itself stays on your computer');
  });
});

describe('the calendar', () => {
  // That it is so is held by the app's own tests: its scope, its one door to the network, and a canary in a title.
  it('[LEG-17] is told as it is here, in both policies, and nowhere as missing', () => {
    const collected = privacy.parts['What we collect'];
    expect(collected).toContain('Connecting a calendar is optional and off until you switch it on.');
    expect(collected).toContain('the permission is read-only');
    expect(collected).toContain('No event, title or name of a guest is sent to our server.');
    expect(collected).toContain('Google is told to take the key back; Microsoft has no way to be told');
    expect(security.parts['AI privacy']).toContain('is sent to no AI');
    for (const { title, text } of [privacy, security]) {
      expect(text, title).toMatch(/Calendar data is processed locally/);
      expect(text, title).toMatch(/key.* in your system’s keychain/);
      expect(text, title).not.toMatch(/no calendar connection|is to be processed locally/);
    }
  });
});

describe('what is asked of Helios', () => {
  const currentSettings = {
    isOn: false,
    globalModulationHz: 8,
    centerModulationHz: 12,
    globalModulationStrength: 0.45,
    waveform: 'Sine',
    visualHue: 243,
    isochronicPitch: 205,
    masterAudioVolume: 0.1,
    backgroundSoundType: 'off',
    ambientTrack: 'Serene Rain',
    backgroundVolume: 0.015,
    frequencyBand1: 'Delta',
    frequencyBand2: 'Gamma',
  };
  const ask = (userQuery: string, caller = newCaller()) =>
    caller.send('POST', '/api/ai-suggestion', {
      userQuery,
      currentSettings,
      displayRefreshHz: 60,
      localHour: 10,
      language: 'en',
    });

  it('[RD-14] [RD-80] is answered by our server, which is sent what both policies name', async () => {
    for (const { title, text } of [privacy, security]) {
      expect(text, title).toMatch(
        /the task you typed, your current settings, the refresh rate of your display, the hour on your clock and your language/,
      );
    }
    expect(privacy.parts['What we collect']).toContain('effect preferences are sent only with a question to Helios');
    expect(privacy.parts['Third-party services']).toMatch(/An AI provider, where one is connected/);
    const answer = await ask('I need deep focus for coding');
    expect(answer.status).toBe(200);
    expect(answer).toHaveProperty('body.centerModulationHz');
  });

  it('says nothing of who asks, and counts them by the sign-in beside it for a day', async () => {
    for (const { title, text } of [privacy, security]) {
      expect(text, title).toContain(
        'your sign-in travels beside it to our server, which uses it to count your questions',
      );
    }
    expect(privacy.text).toContain('The request holds nothing that says who you are.');
    expect(privacy.text).toContain('two that have a daily limit and end after a day: questions to Helios');
    const caller = newCaller();
    await signUpBy(caller, newEmail());
    expect((await ask('I need deep focus for coding', caller)).status).toBe(200);
    // Nothing of the question is kept with the account that asked.
    const held = heldIn(await caller.get('/api/account/export'));
    expect(JSON.stringify(held)).not.toMatch(/deep focus|centerModulationHz/);
  });

  it('goes no further where it is about health, as both policies promise', async () => {
    expect(privacy.text).toContain('be it only to deny it, is answered there, goes no further');
    expect(security.text).toContain('be it only to deny it, never reaches the provider');
    expect(await ask('my neurologist says I have photosensitive epilepsy')).toMatchObject({
      status: 200,
      body: { declined: true, source: 'safety' },
    });
  });
});
