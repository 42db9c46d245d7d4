import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPage, openPage, PHONE } from '../harness/browser.ts';
import { goTo, shows } from '../harness/entry-page.ts';
import { newEmail } from '../harness/people.ts';
import { askMe, friendsCode, openEmailForm, openSignUp, signUpByEmail } from '../harness/sign-up-page.ts';

const AFTER_PLAIN = '/download?signup=true&hasReferral=false';

let code: string;
beforeAll(async () => {
  code = await friendsCode();
});

describe.each([
  ['without an invitation', () => '/signup'],
  ['with an invitation', () => `/signup?ref=${code}`],
])('the sign-up page %s', (_, path) => {
  let opened: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    opened = await openPage();
    await goTo(opened.page, path());
  });
  afterAll(() => opened.finish());

  it('[SIGN-09] has a box for a referral code', async () => {
    expect(await opened.page.getByLabel('Referral code').isVisible()).toBe(true);
  });

  it.each([
    ['SIGN-10', 'Sign up with Google'],
    ['SIGN-11', 'Sign up with Microsoft'],
    ['SIGN-12', 'Sign up with Email'],
  ])('[%s] has the button %s', async (_id, name) => {
    expect(await opened.page.getByRole('button', { name, exact: true }).isVisible()).toBe(true);
  });

  it('[SIGN-13] [SIGN-14] shows its form only when it is asked for, with three fields', async () => {
    const { page } = opened;
    const fields = page.locator('form input:not([name="referralCode"])');
    expect(await fields.count()).toBe(0);
    await openEmailForm(page);
    expect(await fields.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')))).toEqual([
      'email',
      'password',
      'confirmPassword',
    ]);
    expect(await page.getByLabel('Email').evaluate((input) => input === document.activeElement)).toBe(true);
  });
});

describe('the form, once it is shown', () => {
  it('[SIGN-15] holds an address, a password, its repetition and a referral code', async () => {
    const page = await openSignUp();
    await openEmailForm(page);
    const names = await page
      .locator('form input')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
    expect(new Set(names)).toEqual(new Set(['email', 'password', 'confirmPassword', 'referralCode']));
  });
});

describe('without an invitation', () => {
  it('[RTE-03] [SIGN-07] [SIGN-08] the page says Join, and nothing of an invitation', async () => {
    const page = await openSignUp();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Join Vayl');
    const text = (await page.locator('.site').textContent()) ?? '';
    for (const invited of ["You've been invited", 'Referral applied', '28-day', 'Watch 30-Second Demo']) {
      expect(text).not.toContain(invited);
    }
  });

  it('[RD-24] an empty ref counts as none', async () => {
    const page = await openSignUp('/signup?ref=');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Join Vayl');
  });

  it('says without JavaScript what there is, and what the form needs', async () => {
    const page = await newPage({ javaScript: false, expects: [/failed: csp .*[.]js$/] });
    await page.goto('/signup');
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Sign up with Email' }).isVisible()).toBe(true);
    expect(await page.getByText('needs JavaScript').isVisible()).toBe(true);
  });

  it('fits a phone', async () => {
    const page = await openSignUp('/signup', PHONE);
    await openEmailForm(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});

describe('with an invitation', () => {
  it('[RTE-04] [SIGN-01] [SIGN-02] the page has a navigation bar that says Referral applied', async () => {
    const page = await openSignUp(`/signup?ref=${code}`);
    const bar = page.getByRole('banner');
    expect(await bar.getByRole('navigation', { name: 'Main', exact: true }).isVisible()).toBe(true);
    expect(await bar.getByText('Referral applied', { exact: true }).isVisible()).toBe(true);
  });

  it('[SIGN-03] the headline invites by name', async () => {
    const page = await openSignUp(`/signup?ref=${code}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe("You've been invited to try Vayl");
  });

  it('[SIGN-04] [RD-23] there is a 28-day pitch, and a line beside it that says which plan', async () => {
    const page = await openSignUp(`/signup?ref=${code}`);
    expect(await page.getByText('28-day free trial').isVisible()).toBe(true);
    expect(await page.getByText('28 days on annual, 21 on monthly').isVisible()).toBe(true);
  });

  it('[SIGN-05] [SIGN-06] the demo opens over the page, and closes', async () => {
    const page = await openSignUp(`/signup?ref=${code}`);
    await page.getByRole('button', { name: 'Watch 30-Second Demo', exact: true }).click();
    const modal = page.getByRole('dialog');
    await modal.waitFor();
    await modal.getByRole('button', { name: 'Close' }).click();
    await modal.waitFor({ state: 'detached' });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });

  it('never shows the words of the other page first', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = (): void => {
        const title = document.querySelector('h1');
        const shown = title?.checkVisibility({ visibilityProperty: true }) === true ? title.textContent : undefined;
        if (shown !== undefined && !seen.includes(shown)) seen.push(shown);
        requestAnimationFrame(look);
      };
      look();
    });
    await goTo(page, `/signup?ref=${code}`);
    expect(await page.evaluate(() => Reflect.get(window, 'seen') as unknown)).toEqual([
      "You've been invited to try Vayl",
    ]);
  });
});

describe('the form', () => {
  it.each([
    ['[SIGN-16]', 'secret-1', 'secret-2', 'Passwords do not match'],
    ['[SIGN-17] [RD-01]', 'abcde', 'abcde', 'Password must be at least 6 characters'],
    ['[RD-27] match before length:', 'abc', 'abd', 'Passwords do not match'],
  ])('%s refuses %s repeated as %s', async (_id, password, confirmPassword, text) => {
    const page = await openSignUp();
    await signUpByEmail(page, { password, confirmPassword });
    expect(await shows(page, text)).toBe(true);
    const other = text === 'Passwords do not match' ? 'Password must be at least' : 'Passwords do not match';
    expect(await page.getByText(other).count()).toBe(0);
  });

  it('[SIGN-19] asks nobody while it is refused', async () => {
    const page = await openSignUp();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signUpByEmail(page, { password: 'abcde' });
    await page.getByText('Password must be at least 6 characters').waitFor();
    await page.waitForTimeout(500);
    expect(asked.filter((path) => path.startsWith('/auth-api') || path.startsWith('/api'))).toEqual([]);
  });

  it('[SIGN-18] [RD-01] lets six characters pass, and the server calls them weak', async () => {
    const page = await openSignUp('/signup', { expects: [/answered: 400 POST .*sign-up\/email/] });
    await signUpByEmail(page, { password: 'qT7#vb' });
    expect(await shows(page, 'Password is too weak')).toBe(true);
  });

  it('[SIGN-20] [SIGN-21] reads Creating Account... while it is being sent', async () => {
    const page = await openSignUp();
    const held = Promise.withResolvers<void>();
    await page.route('**/auth-api/sign-up/email', async (route) => {
      await held.promise;
      await route.continue();
    });
    await signUpByEmail(page);
    const busy = page.getByRole('button', { name: 'Creating Account...', exact: true });
    await busy.waitFor();
    expect(await busy.getAttribute('aria-disabled')).toBe('true');
    held.resolve();
    await page.waitForURL(`**${AFTER_PLAIN}`);
    // The address changes a moment before the page does.
    await expect.poll(() => busy.count()).toBe(0);
  });

  it('[SIGN-22] [SIGN-26] makes an account, and goes to the download', async () => {
    const page = await openSignUp();
    const email = await signUpByEmail(page);
    await page.waitForURL(`**${AFTER_PLAIN}`);
    expect(await askMe(page)).toMatchObject({
      email,
      profile: { provider: 'email', signupSource: 'web', pendingReferralCode: null },
    });
  });

  it('works by keyboard alone', async () => {
    const page = await openSignUp();
    const email = newEmail();
    await page.getByRole('button', { name: 'Sign up with Email' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('plum-harbour-quiet-91');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('plum-harbour-quiet-91');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${AFTER_PLAIN}`);
    expect(await askMe(page)).toMatchObject({ email });
  });
});
