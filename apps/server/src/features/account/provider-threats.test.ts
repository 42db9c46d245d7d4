import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshEmail, startServerBehindProxy } from '../../../test-helpers/identity-calls.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../../test-helpers/openid-provider.ts';
import { agree, comeBack, readMessage, signInWith, startFlow } from '../../../test-helpers/provider-flow.ts';
import type { TestServer } from '../../../test-helpers/test-server.ts';

const OWN_TENANT = '72f988bf-86f1-41af-91ab-2d7cd011db47';
const OTHER_TENANT = '0f3a2b1c-1111-4222-8333-444455556666';

let google: OpenIdProvider;
let microsoft: OpenIdProvider;
let server: TestServer;
beforeAll(async () => {
  [google, microsoft] = await Promise.all([startOpenIdProvider(), startOpenIdProvider()]);
  // As Microsoft's endpoint for everybody does: one issuer, with a hole for the tenant.
  microsoft.discovery = { issuer: `${microsoft.issuer}/{tenantid}/v2.0` };
  server = await startServerBehindProxy({
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: 'vayl-at-google',
    MICROSOFT_ISSUER: microsoft.issuer,
    MICROSOFT_CLIENT_ID: 'vayl-at-microsoft',
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([google.stop(), microsoft.stop()]);
});

let people = 0;
beforeEach(() => {
  people += 1;
  google.person = { sub: `subject-${people}`, email: freshEmail(), email_verified: true };
  microsoft.person = employee(OWN_TENANT);
});

const employee = (tid: string, issuedBy = tid) => ({
  sub: `employee-${people}`,
  email: freshEmail(),
  xms_edov: 1,
  tid,
  iss: `${microsoft.issuer}/${issuedBy}/v2.0`,
});

describe('threat 3: somebody else’s sign-in', () => {
  it('threat 3: a browser that did not start the flow gets nothing, and the provider is not asked', async () => {
    const path = await agree(await startFlow(server, 'google'));
    const before = google.requests.length;
    const response = await comeBack(server, path, '');
    expect(response.headers.get('location')).toBe('/signin?error=auth%2Finterrupted');
    expect(response.headers.getSetCookie().join()).not.toContain('session_token=');
    expect(google.requests.length).toBe(before);
  });

  it('threat 3: another flow’s cookies do not fit either', async () => {
    const victim = await startFlow(server, 'google');
    const attackers = await agree(await startFlow(server, 'google'));
    const { error } = await readMessage(await comeBack(server, attackers, victim.cookies));
    expect(error?.code).toBe('auth/interrupted');
  });

  it('threat 3: the same answer works once', async () => {
    const started = await startFlow(server, 'google');
    const path = await agree(started);
    expect((await readMessage(await comeBack(server, path, started.cookies))).error).toBeUndefined();
    const replayed = await comeBack(server, path, started.cookies);
    expect((await readMessage(replayed)).error?.code).toBe('auth/interrupted');
    expect(replayed.headers.getSetCookie().join()).not.toContain('session_token=');
  });

  it.each([
    ['of another flow', { nonce: 'another' }],
    ['for another client', { aud: 'somebody-else' }],
    ['by another issuer', { iss: 'https://issuer.example' }],
    ['that has expired', { exp: 1000 }],
  ])('threat 3: a token %s is not believed', async (_, claims) => {
    google.person = { ...google.person, ...claims };
    const { error, cookies } = await signInWith(server, 'google');
    expect(error).toBe('auth/google-failed');
    expect(cookies).not.toContain('session_token=');
  });
});

describe('threat 4: one provider’s code at the other’s door', () => {
  it('threat 4: makes no request to anybody, and the right provider still works', async () => {
    await signInWith(server, 'microsoft');
    const started = await startFlow(server, 'google');
    const path = await agree(started);
    const before = [google.requests.length, microsoft.requests.length];
    const mixedUp = await comeBack(server, path.replace('/callback/google', '/callback/microsoft'), started.cookies);
    expect((await readMessage(mixedUp)).error?.code).toBe('auth/interrupted');
    expect([google.requests.length, microsoft.requests.length]).toEqual(before);
    expect((await readMessage(await comeBack(server, path, started.cookies))).error).toBeUndefined();
  });
});

describe('threat 18: leading people elsewhere', () => {
  const elsewhere = 'https://evil.example/';
  it('threat 18: no parameter of the start changes where the flow ends, or what is asked for', async () => {
    const started = await startFlow(server, 'google', {
      callbackURL: elsewhere,
      errorCallbackURL: elsewhere,
      newUserCallbackURL: elsewhere,
      scopes: 'https://mail.example/everything',
      additionalData: JSON.stringify({ callbackURL: elsewhere, link: { email: 'a@b.example', userId: 'x' } }),
    });
    expect(started.authorizeUrl.origin).toBe(google.issuer);
    expect(started.authorizeUrl.searchParams.get('scope')).toBe('openid email profile');
    const response = await comeBack(server, await agree(started), started.cookies);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).not.toContain('evil.example');
  });

  it('threat 18: an error leads to our own page, with one of our codes', async () => {
    const path = `/auth-api/callback/google?error=${encodeURIComponent(elsewhere)}&state=x&error_description=y`;
    const response = await comeBack(server, path, '');
    expect(response.headers.get('location')).toBe('/signin?error=auth%2Finterrupted');
  });
});

describe('Microsoft’s many tenants', () => {
  it('threat 1: a token must be issued by the tenant that it names', async () => {
    expect((await signInWith(server, 'microsoft')).error).toBeUndefined();
    microsoft.person = employee(OWN_TENANT, OTHER_TENANT);
    expect((await signInWith(server, 'microsoft')).error).toBe('auth/microsoft-failed');
    const { tid: _, ...nameless } = employee(OWN_TENANT);
    microsoft.person = nameless;
    expect((await signInWith(server, 'microsoft')).error).toBe('auth/microsoft-failed');
  });

  it('threat 1: the same subject in another tenant is another person', async () => {
    await signInWith(server, 'microsoft');
    microsoft.person = employee(OTHER_TENANT);
    expect((await signInWith(server, 'microsoft')).error).toBeUndefined();
    const found = await server.context.database.run('SELECT 1 FROM identity_account WHERE "accountId" LIKE $1', [
      `%employee-${people}`,
    ]);
    expect(found).toBe(2);
  });

  it.each([0, '0', undefined, false])(
    'threat 2: an address that a tenant wrote without owning it (xms_edov %j) makes no user',
    async (isOwned) => {
      microsoft.person = { ...employee(OWN_TENANT), xms_edov: isOwned };
      expect((await signInWith(server, 'microsoft')).error).toBe('auth/provider-email-not-verified');
    },
  );

  it('takes the word of Microsoft for the accounts of private people', async () => {
    microsoft.person = { ...employee('9188040d-6c67-4c5b-b112-36a304b66dad'), xms_edov: undefined };
    expect((await signInWith(server, 'microsoft')).error).toBeUndefined();
  });
});
