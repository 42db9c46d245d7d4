import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freshEmail, signUp, startServerBehindProxy } from '../../../test-helpers/identity-calls.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../../test-helpers/openid-provider.ts';
import {
  agree,
  comeBack,
  openStart,
  POPUP_NONCE,
  readMessage,
  signInWith,
  startFlow,
} from '../../../test-helpers/provider-flow.ts';
import type { TestServer } from '../../../test-helpers/test-server.ts';

let google: OpenIdProvider;
let microsoft: OpenIdProvider;
let server: TestServer;
beforeAll(async () => {
  [google, microsoft] = await Promise.all([startOpenIdProvider(), startOpenIdProvider()]);
  server = await startServerBehindProxy({
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: 'vayl-at-google',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    MICROSOFT_ISSUER: microsoft.issuer,
    MICROSOFT_CLIENT_ID: 'vayl-at-microsoft',
    MICROSOFT_CLIENT_SECRET: 'microsoft-secret',
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([google.stop(), microsoft.stop()]);
});

let people = 0;
const somebody = (email = freshEmail()) => {
  people += 1;
  return { sub: `subject-${people}`, email, email_verified: true, name: 'Ada Lovelace' };
};
beforeEach(() => {
  google.person = somebody();
  microsoft.person = somebody();
});

const countUsers = (email: unknown) =>
  server.context.database.run('SELECT 1 FROM identity_user WHERE email = $1', [email]);

async function whoIs(cookies: string): Promise<{ id: string; profile: unknown }> {
  const response = await fetch(`${server.url}/api/me`, { headers: { cookie: cookies } });
  return z.object({ id: z.string(), profile: z.unknown() }).parse(await response.json());
}

describe('signing up with a provider', () => {
  it.each([
    ['[SIGN-23] [ENT-08] Google', 'google', 'google.com'] as const,
    ['[SIGN-24] [ENT-08] Microsoft', 'microsoft', 'microsoft.com'] as const,
  ])('%s: a popup ends with a session and a profile', async (_, name, host) => {
    const provider = name === 'google' ? google : microsoft;
    provider.person = { ...somebody(), picture: 'https://pictures.example/ada.png' };
    const { error, cookies } = await signInWith(server, name);
    expect(error).toBeUndefined();
    expect(await whoIs(cookies)).toMatchObject({
      profile: {
        email: provider.person['email'],
        provider: host,
        displayName: 'Ada Lovelace',
        photoURL: 'https://pictures.example/ada.png',
        signupSource: 'web',
        pendingReferralCode: null,
      },
    });
  });

  it('[AUTH-07] tells which ways it offers', async () => {
    expect(await server.client.listProviders({})).toEqual({
      ok: true,
      value: { providers: ['email', 'google.com', 'microsoft.com'] },
    });
  });

  it('asks with PKCE, state and nonce, for the name and the address, and keeps none of the tokens', async () => {
    const { authorizeUrl } = await startFlow(server, 'google');
    const query = Object.fromEntries(authorizeUrl.searchParams);
    expect(query).toMatchObject({
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: `${server.context.config.PUBLIC_URL}/auth-api/callback/google`,
    });
    expect(query['code_challenge']).toMatch(/^[\w-]{43}$/);
    expect(query['state']).toMatch(/^.{32}$/);
    expect(query['nonce']).toMatch(/^.{32}$/);
    await signInWith(server, 'google');
    await signInWith(server, 'google');
    const kept = await server.context.database.run(
      'SELECT 1 FROM identity_account WHERE coalesce("accessToken", "refreshToken", "idToken") IS NOT NULL',
    );
    expect(kept).toBe(0);
  });

  it('gives the opener no session token, only on our own origin, with its own number', async () => {
    const started = await startFlow(server, 'google');
    const message = await readMessage(await comeBack(server, await agree(started), started.cookies));
    expect(message).toEqual({
      type: 'better-auth:oauth-popup',
      targetOrigin: server.context.config.PUBLIC_URL,
      nonce: POPUP_NONCE,
    });
    const response = await openStart(server, 'google', { popupOrigin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'request/foreign-origin' });
  });

  it('[RD-79] says that it was cancelled when the person goes back at the provider', async () => {
    google.isDenied = true;
    const { error } = await signInWith(server, 'google');
    google.isDenied = false;
    expect(error).toBe('auth/popup-closed-by-user');
  });
});

describe('a provider that is away', () => {
  it('says so in the popup, leaves e-mail alone, and works once it is back', async () => {
    const away = await startOpenIdProvider();
    const other = await startServerBehindProxy({ GOOGLE_ISSUER: away.issuer, GOOGLE_CLIENT_ID: 'vayl' });
    away.isDown = true;
    const { error } = await readMessage(await openStart(other, 'google'));
    expect(error).toEqual({ code: 'auth/google-failed', description: 'Failed to sign up with Google' });
    await signUp(other);
    away.isDown = false;
    away.person = somebody();
    expect((await signInWith(other, 'google')).error).toBeUndefined();
    await other.stop();
    await away.stop();
  });

  it('is not there at all when it is not configured', async () => {
    const other = await startServerBehindProxy();
    expect((await openStart(other, 'google')).status).toBe(404);
    expect((await fetch(`${other.url}/auth-api/callback/google?code=a&state=b`)).status).toBe(404);
    expect(await other.client.listProviders({})).toEqual({ ok: true, value: { providers: ['email'] } });
    await other.stop();
  });
});

describe('whose account it is', () => {
  it('[ERR-18] [RD-79] threat 1: the same address at another provider does not open the account', async () => {
    await signInWith(server, 'google');
    microsoft.person = somebody(String(google.person['email']));
    const { error, description, cookies } = await signInWith(server, 'microsoft');
    expect(error).toBe('auth/account-exists-with-different-credential');
    expect(description).toBe('An account already exists with this email using a different sign-in method');
    expect(cookies).not.toContain('vayl.session_token=');
  });

  it('[ERR-18] threat 1: nor does it open an account with a password, confirmed or not', async () => {
    const { email } = await signUp(server);
    google.person = somebody(email);
    expect((await signInWith(server, 'google')).error).toBe('auth/account-exists-with-different-credential');
    await server.context.database.run('UPDATE identity_user SET "emailVerified" = true WHERE email = $1', [email]);
    expect((await signInWith(server, 'google')).error).toBe('auth/account-exists-with-different-credential');
  });

  it('threat 1: the provider and its subject name the person, whatever the address is now', async () => {
    const first = await whoIs((await signInWith(server, 'google')).cookies);
    google.person = { ...google.person, email: freshEmail() };
    const again = await whoIs((await signInWith(server, 'google')).cookies);
    expect(again.id).toBe(first.id);
  });

  it.each([false, undefined, 'false', null])(
    'threat 2: an address that the provider has not confirmed (%j) makes no user and no session',
    async (isVerified) => {
      google.person = { ...somebody(), email_verified: isVerified };
      const { error, cookies } = await signInWith(server, 'google');
      expect(error).toBe('auth/provider-email-not-verified');
      expect(cookies).not.toContain('vayl.session_token=');
      expect(await countUsers(google.person['email'])).toBe(0);
    },
  );

  it('threat 2: neither does an account without an address', async () => {
    google.person = { sub: 'no-address', email: undefined };
    expect((await signInWith(server, 'google')).error).toBe('auth/provider-email-not-verified');
  });
});
