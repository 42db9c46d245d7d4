import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { shows } from '../harness/entry-page.ts';
import { newEmail, signUp } from '../harness/people.ts';
import { type AtProvider, answerProvider, openProvider } from '../harness/providers.ts';
import { askMe, friendsCode, openSignUp } from '../harness/sign-up-page.ts';

type Provider = 'Google' | 'Microsoft';

const press = (page: Page, provider: Provider) =>
  openProvider(page, () => page.getByRole('button', { name: `Sign up with ${provider}` }).click());

async function signUpAt(page: Page, provider: Provider, person: AtProvider): Promise<void> {
  await answerProvider(await press(page, provider), person);
}

describe.each([
  ['Google', 'SIGN-23', 'google.com'],
  ['Microsoft', 'SIGN-24', 'microsoft.com'],
] as const)('signing up with %s', (provider, id, name) => {
  it(`[${id}] [AUTH-07] happens in a popup, and ends at the download`, async () => {
    const page = await openSignUp();
    const email = newEmail();
    await signUpAt(page, provider, { email, name: 'Ada Example' });
    await page.waitForURL('**/download?signup=true&hasReferral=false');
    expect(await askMe(page)).toMatchObject({ email, profile: { provider: name, displayName: 'Ada Example' } });
  });

  it(`[${id}] [SIGN-25] takes a validated code along`, async () => {
    const code = await friendsCode();
    const page = await openSignUp(`/signup?ref=${code}`);
    await page.getByText('Code accepted').waitFor();
    await signUpAt(page, provider, { email: newEmail() });
    await page.waitForURL('**/download?signup=true&hasReferral=true');
    expect(await askMe(page)).toMatchObject({ profile: { pendingReferralCode: code } });
  });

  it('lets nothing else be pressed meanwhile', async () => {
    const page = await openSignUp();
    const popup = await press(page, provider);
    await page.getByRole('button', { name: `Waiting for ${provider}...` }).waitFor();
    expect(await page.getByRole('button', { name: 'Sign up with Email' }).isDisabled()).toBe(true);
    await popup.close();
    await page.getByText('Sign-up cancelled').waitFor();
    expect(await page.getByRole('button', { name: 'Sign up with Email' }).isEnabled()).toBe(true);
  });
});

describe.each([
  ['Google', 'ERR-16', 'ERR-19', 'ERR-20'],
  ['Microsoft', 'ERR-17', 'ERR-21', 'ERR-22'],
] as const)('a %s popup', (provider, closedId, messageId, noMessageId) => {
  it(`[${closedId}] [RD-79] that is closed shows Sign-up cancelled`, async () => {
    const page = await openSignUp();
    const popup = await press(page, provider);
    await popup.close();
    expect(await shows(page, 'Sign-up cancelled')).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/signup');
  });

  it(`[${closedId}] that is left by its own button shows the same`, async () => {
    const page = await openSignUp();
    await signUpAt(page, provider, { email: newEmail(), answer: 'Cancel' });
    expect(await shows(page, 'Sign-up cancelled')).toBe(true);
  });

  it(`[ERR-18] [RD-79] for an address with another way in says so`, async () => {
    const page = await openSignUp();
    const { email } = await signUp(page.context());
    await page.context().clearCookies();
    await signUpAt(page, provider, { email });
    const text = 'An account already exists with this email using a different sign-in method';
    expect(await shows(page, text)).toBe(true);
  });

  it(`[${messageId}] with any other error shows that error's message`, async () => {
    const page = await openSignUp();
    await signUpAt(page, provider, { email: newEmail(), isVerified: false });
    expect(await shows(page, /That account has no confirmed email. Confirm it there, or sign up with email here/)).toBe(
      true,
    );
  });

  it(`[${noMessageId}] that fails without a message shows the last resort`, async () => {
    const page = await openSignUp();
    await signUpAt(page, provider, { email: newEmail(), answer: 'Fail without a reason' });
    expect(await shows(page, `Failed to sign up with ${provider}`)).toBe(true);
  });
});

describe('a popup that the browser does not open', () => {
  it('is told, with what to do about it', async () => {
    const page = await openSignUp();
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    await page.getByRole('button', { name: 'Sign up with Google' }).click();
    expect(await shows(page, /Allow pop-ups for this site/)).toBe(true);
  });
});
