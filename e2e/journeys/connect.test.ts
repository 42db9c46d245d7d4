import { createHash, randomBytes } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newPage } from '../harness/browser.ts';
import { goTo, shows } from '../harness/entry-page.ts';
import { signUp } from '../harness/people.ts';

/** What the desktop app does before it opens the browser. */
function appRequest() {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const query = new URLSearchParams({ challenge, device: "Ada's MacBook", state: 'state-of-the-app' });
  return { verifier, path: `/connect?${query.toString()}` };
}

/** The address that the browser is asked to leave for. No app is there to take it. */
async function watchDeepLink(page: Page): Promise<Promise<string>> {
  const left = Promise.withResolvers<string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('vayl:')) left.resolve(url);
  });
  return left.promise;
}

describe('connecting the desktop app', () => {
  it('[RD-84] asks first, then hands the app a code that only it can use, and ends at success', async () => {
    const page = await newPage();
    const { email, userId } = await signUp(page.context());
    const { verifier, path } = appRequest();
    await goTo(page, path);
    expect(await shows(page, /Sign this computer's Vayl app in as/)).toBe(true);
    expect(await shows(page, email)).toBe(true);
    expect(await shows(page, "Ada's MacBook")).toBe(true);
    const left = watchDeepLink(page);
    await page.waitForTimeout(100);
    await page.getByRole('button', { name: 'Sign the app in' }).click();
    const link = new URL(await left);
    // Not by waiting for a navigation: the one to the app is one too, and nobody takes it here.
    await expect.poll(() => page.url(), { timeout: 15_000 }).toContain('/auth/success?state=state-of-the-app');
    expect(link.searchParams.get('state')).toBe('state-of-the-app');

    const exchanged = await page.request.post('/api/connect/exchange', {
      data: { code: link.searchParams.get('code'), verifier },
      headers: { origin: new URL(page.url()).origin },
    });
    const session: unknown = await exchanged.json();
    const token = typeof session === 'object' && session !== null && 'token' in session ? String(session.token) : '';
    const me = await fetch(new URL('/api/me', page.url()), { headers: { authorization: `Bearer ${token}` } });
    expect(await me.json()).toMatchObject({ id: userId, email });
  });

  it('[RD-84] lets a signed-out person sign in in place, and then asks', async () => {
    const page = await newPage({ expects: [/answered: 401 GET .*\/api\/me/] });
    const { email, password } = await signUp(page.context());
    await page.context().clearCookies();
    await goTo(page, appRequest().path);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Sign the app in' }).waitFor();
    expect(await shows(page, email)).toBe(true);
  });

  it('hands out nothing to who says no', async () => {
    const page = await newPage();
    await signUp(page.context());
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await goTo(page, appRequest().path);
    await page.getByRole('button', { name: 'Not now' }).click();
    expect(await shows(page, 'Nothing was signed in')).toBe(true);
    expect(asked).not.toContain('/api/connect/code');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Nothing was signed in');
  });

  it.each(['/connect', '/connect?challenge=short&device=x', `/connect?challenge=${'a'.repeat(43)}`])(
    'sends %s back to the app',
    async (path) => {
      const page = await newPage({ expects: [/answered: 401 GET .*\/api\/me/] });
      await goTo(page, path);
      expect(await shows(page, 'Start from the app')).toBe(true);
    },
  );
});
