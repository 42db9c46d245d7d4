import { describe, expect, it } from 'vitest';
import { shows } from '../harness/entry-page.ts';
import { newEmail, newNetworkAddress, signUp } from '../harness/people.ts';
import { askMe, openSignUp, signUpByEmail } from '../harness/sign-up-page.ts';
import { released } from '../harness/stack.ts';

const REFUSED = { expects: [/answered: 4\d\d POST .*sign-up\/email/] };

describe('an e-mail sign-up that fails', () => {
  it('[ERR-23] says that the address has an account', async () => {
    const page = await openSignUp('/signup', REFUSED);
    const { email } = await signUp(page.context());
    await signUpByEmail(page, { email });
    expect(await shows(page, 'An account with this email already exists')).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/signup');
  });

  it('[ERR-24] says that the address is none, in our words and at its field', async () => {
    const page = await openSignUp('/signup', REFUSED);
    await signUpByEmail(page, { email: 'nobody' });
    expect(await shows(page, 'Invalid email address')).toBe(true);
    const field = page.getByLabel('Email');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('[ERR-25] says that the password is weak, and takes a better one', async () => {
    const page = await openSignUp('/signup', REFUSED);
    await signUpByEmail(page, { password: 'password1' });
    expect(await shows(page, 'Password is too weak')).toBe(true);
    await page.getByLabel('Password', { exact: true }).fill('plum-harbour-quiet-91');
    await page.getByLabel('Confirm password', { exact: true }).fill('plum-harbour-quiet-91');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL('**/download?signup=true&hasReferral=false');
    expect(await askMe(page)).toMatchObject({ profile: { provider: 'email' } });
  });

  it("[ERR-26] shows any other error's own message", async () => {
    const email = newEmail();
    for (let time = 0; time < 10; time += 1) {
      await fetch(`${released.site}/auth-api/sign-up/email`, {
        method: 'POST',
        headers: {
          origin: released.site,
          'content-type': 'application/json',
          'x-forwarded-for': newNetworkAddress(),
        },
        body: JSON.stringify({ email, password: 'short', name: '' }),
      });
    }
    const page = await openSignUp('/signup', REFUSED);
    await signUpByEmail(page, { email });
    expect(await shows(page, 'Too many tries. Wait a little and try again.')).toBe(true);
  });

  it('[ERR-27] has a last resort where there is no message', async () => {
    const page = await openSignUp('/signup', { expects: [/failed: .*sign-up\/email/] });
    await page.route('**/auth-api/sign-up/email', (route) => route.abort('connectionrefused'));
    await signUpByEmail(page);
    expect(await shows(page, 'Failed to create account')).toBe(true);
    await page.unroute('**/auth-api/sign-up/email');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL('**/download?signup=true&hasReferral=false');
    expect(await askMe(page)).toMatchObject({ profile: { provider: 'email' } });
  });

  it('goes on from an account that is there, if only its profile could not be written', async () => {
    const page = await openSignUp('/signup', { expects: [/failed: .*\/api\/users/] });
    await page.route('**/api/users/*', (route) => route.abort('connectionrefused'));
    await signUpByEmail(page);
    await page.getByText('The server is not ready. Try again in a moment.').waitFor();
    await page.unroute('**/api/users/*');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL('**/download?signup=true&hasReferral=false');
    expect(await askMe(page)).toMatchObject({ profile: { provider: 'email' } });
  });
});
