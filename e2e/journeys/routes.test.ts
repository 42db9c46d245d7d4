import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newPage } from '../harness/browser.ts';
import { startOlderSite } from '../harness/older-site.ts';
import { released } from '../harness/stack.ts';

const headingOf = (page: Page): Promise<string | null> => page.getByRole('heading', { level: 1 }).textContent();
const mainText = (page: Page): Promise<string | null> => page.getByRole('main').textContent();
const scrollOf = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, y: number): Promise<void> =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

describe('addresses', () => {
  it('[RTE-01] / shows the landing page of the closed beta', async () => {
    const page = await newPage();
    await page.goto('/');
    expect(await page.getByRole('link', { name: 'Apply for Beta Access' }).count()).toBeGreaterThan(0);
  });

  it.each(['/no-such-page', '/a/deep/address', '/signup/nothing'])(
    '[RTE-02] [RD-46] an unmatched address shows the landing page where it is: %s',
    async (path) => {
      const page = await newPage();
      await page.goto('/');
      const landing = await headingOf(page);
      await page.goto(path);
      expect(await headingOf(page)).toBe(landing);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe('/');
    },
  );

  it.each(['/Signup', '/signup/', '/SIGNUP/'])('%s is another spelling of /signup', async (path) => {
    const page = await newPage();
    await page.goto(`${path}?ref=ABC123`);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/signup?ref=ABC123');
  });

  it('an address with two slashes is nobody else’s site', async () => {
    const page = await newPage();
    await page.goto(`${released.site}//signup`);
    expect(new URL(page.url()).origin).toBe(released.site);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it('[RTE-03] /signup shows account creation', async () => {
    const page = await newPage();
    await page.goto('/signup');
    expect(await headingOf(page)).toMatch(/^Join\s*Vayl$/);
    expect(await page.getByRole('button', { name: 'Sign up with Email' }).count()).toBe(1);
  });

  it('[RTE-04] /signup takes a referral code from its address', async () => {
    const page = await newPage();
    await page.goto('/signup?ref=ABC123');
    await expect.poll(() => headingOf(page)).toMatch(/You've been invited to try\s*Vayl/);
  });

  it('[RTE-05] /download shows what there is for each platform', async () => {
    const page = await newPage();
    await page.goto('/download');
    expect(await mainText(page)).toMatch(/macOS 10\.15 or later[\s\S]*Windows 10 or later/);
  });

  it('[RTE-06] /download takes signup and hasReferral from its address', async () => {
    const page = await newPage();
    const textAt = async (query: string): Promise<string | null> => {
      await page.goto(`/download${query}`, { waitUntil: 'networkidle' });
      return mainText(page);
    };
    const texts = [
      await textAt(''),
      await textAt('?signup=true&hasReferral=true'),
      await textAt('?signup=true&hasReferral=false'),
    ];
    expect(new Set(texts).size).toBe(3);
  });

  it('[RTE-07] /memecoin-bailout shows the token waitlist', async () => {
    const page = await newPage();
    await page.goto('/memecoin-bailout');
    expect(await page.getByLabel(/wallet/i).count()).toBeGreaterThan(0);
  });

  it('[RTE-08] /coinrescue leads to /memecoin-bailout', async () => {
    const moved = await fetch(`${released.site}/coinrescue?from=mail`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/memecoin-bailout?from=mail']);
    const page = await newPage();
    await page.goto('/coinrescue');
    expect(new URL(page.url()).pathname).toBe('/memecoin-bailout');
  });

  it('[RTE-14] [RD-12] /checkout-success shows that the subscription is active', async () => {
    const page = await newPage();
    await page.goto('/checkout-success');
    expect(await headingOf(page)).toBe("You're All Set!");
  });

  it('[RTE-18] /auth/success confirms that a person is signed in', async () => {
    const page = await newPage();
    await page.goto('/auth/success');
    expect(await mainText(page)).toContain('Authentication Successful!');
  });

  it('[RTE-22] /product-booklet shows the presentation', async () => {
    const page = await newPage();
    await page.goto('/product-booklet');
    expect(await headingOf(page)).not.toBe('');
  });
});

describe('moving between pages', () => {
  it('[RTE-23] a new page begins at its top', async () => {
    const page = await newPage();
    await page.goto('/');
    await scrollTo(page, 1500);
    expect(await scrollOf(page)).toBeGreaterThan(1000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Download' }).click();
    await page.waitForURL('**/download');
    await expect.poll(() => scrollOf(page)).toBe(0);
  });

  it('[RD-47] a place on the same page is no new page: the view goes there, not to the top', async () => {
    const page = await newPage();
    await page.goto('/');
    const top = await page.evaluate(() => {
      const last = [...document.querySelectorAll('main [id]')].findLast(
        (element) => element.getBoundingClientRect().height > 0,
      );
      location.hash = last?.id ?? '';
      return last?.getBoundingClientRect().top ?? 0;
    });
    expect(top).toBeGreaterThan(1000);
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(500);
    await page.waitForTimeout(200);
    expect(await scrollOf(page)).toBeGreaterThan(500);
  });

  it('[RTE-24] the way back to the top is there after 500 px, and not before', async () => {
    const page = await newPage();
    await page.goto('/', { waitUntil: 'networkidle' });
    const back = page.getByRole('button', { name: 'Back to top' });
    await scrollTo(page, 500);
    await page.waitForTimeout(200);
    expect(await back.count()).toBe(0);
    await scrollTo(page, 501);
    await back.click();
    await expect.poll(() => scrollOf(page)).toBe(0);
    await expect.poll(() => back.count()).toBe(0);
  });
});

it('[MISC-01] a service worker that an older site has left is unregistered', async () => {
  const older = await startOlderSite();
  onTestFinished(older.stop);
  const page = await newPage({ site: older });
  const workers = (): Promise<number> =>
    page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length));
  await page.goto('/');
  await expect.poll(workers).toBe(1);
  older.replace();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(workers).toBe(0);
});
