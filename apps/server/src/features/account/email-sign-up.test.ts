import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  freshEmail,
  GOOD_PASSWORD,
  post,
  signUp,
  startServerBehindProxy,
} from '../../../test-helpers/identity-calls.ts';
import type { TestServer } from '../../../test-helpers/test-server.ts';

const SIGN_UP = '/auth-api/sign-up/email';

let server: TestServer;
beforeAll(async () => {
  server = await startServerBehindProxy();
});
afterAll(() => server.stop());

describe('signing up by e-mail', () => {
  it('[SIGN-22] [AUTH-07] makes a user, signs in by cookie, and keeps only an argon2id hash', async () => {
    const { userId, email, cookies } = await signUp(server);
    const me = await fetch(`${server.url}/api/me`, { headers: { cookie: cookies } });
    expect(await me.json()).toMatchObject({ id: userId, email, isEmailVerified: false });
    const account = await server.context.database.row(
      z.object({ providerId: z.string(), password: z.string() }),
      'SELECT "providerId", password FROM identity_account WHERE "userId" = $1',
      [userId],
    );
    expect(account?.providerId).toBe('credential');
    expect(account?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('[ENT-01] [ENT-03] [ENT-08] writes the profile in the same change, keyed by the user id', async () => {
    const { email, token } = await signUp(server);
    const me = await server.clientWith(token).getMe({});
    if (!me.ok) throw new Error('not signed in');
    expect(me.value.profile).toMatchObject({ email, provider: 'email', displayName: null, photoURL: null });
  });

  it('[ENT-06] [ENT-07] [ENT-10] sets time, source and no code by itself, whatever the request says', async () => {
    const email = freshEmail();
    const answer = await post(server, SIGN_UP, {
      email,
      password: GOOD_PASSWORD,
      name: 'Ada',
      createdAt: '1999-01-01T00:00:00Z',
      signupSource: 'elsewhere',
      pendingReferralCode: 'AAAAAAAA',
      emailVerified: true,
      image: 'http://127.0.0.1/picture',
      callbackURL: 'https://evil.example',
      rememberMe: false,
    });
    expect(answer.status).toBe(200);
    const { token } = z.object({ token: z.string() }).parse(answer.body);
    const me = await server.clientWith(token).getMe({});
    if (!me.ok) throw new Error('not signed in');
    expect(me.value.isEmailVerified).toBe(false);
    expect(me.value.profile).toMatchObject({
      displayName: 'Ada',
      photoURL: null,
      signupSource: 'web',
      pendingReferralCode: null,
    });
    const ageMs = Date.now() - Date.parse(me.value.profile?.createdAt ?? '');
    expect(Math.abs(ageMs)).toBeLessThan(60_000);
  });

  it('[ERR-23] refuses an address that has an account, in whatever case it is written', async () => {
    const { email } = await signUp(server);
    const again = await post(server, SIGN_UP, { email: email.toUpperCase(), password: GOOD_PASSWORD, name: '' });
    expect(again).toMatchObject({
      status: 422,
      body: { code: 'auth/email-already-in-use', error: 'An account with this email already exists' },
    });
  });

  it.each(['nobody', '@', 'a@b', 'a b@example.com', '', 5, undefined])(
    '[ERR-24] refuses %j as an address, and nothing else with that code',
    async (email) => {
      const answer = await post(server, SIGN_UP, { email, password: GOOD_PASSWORD, name: '' });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'auth/invalid-email', error: 'Invalid email address' },
      });
      const other = await post(server, SIGN_UP, { email: freshEmail(), password: 5, name: '' });
      expect(other).toMatchObject({ status: 400, body: { code: 'request/invalid' } });
    },
  );

  it.each(['short 7', 'password', 'PassWord1', 'qwertyuiop', 'my samantha.lee'])(
    '[ERR-25] [RD-01] threat 7: refuses the weak password %j',
    async (password) => {
      const answer = await post(server, SIGN_UP, { email: 'samantha.lee@example.com', password, name: '' });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'auth/weak-password', error: 'Password is too weak' },
      });
    },
  );

  it('sends the verification mail, whose link confirms the address and leads to a page of ours', async () => {
    const { email, token } = await signUp(server);
    await server.runJobs();
    const mail = server.mailbox.mails.find(({ to }) => to === email);
    const link = /https?:\/\/\S+verify-email\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(link).toContain(`${server.context.config.PUBLIC_URL}/auth-api/verify-email?token=`);
    expect(mail?.text).toContain('because an account was created');

    const confirmed = await fetch(server.url + link.slice(server.context.config.PUBLIC_URL.length), {
      redirect: 'manual',
    });
    expect(confirmed.status).toBe(302);
    expect(confirmed.headers.get('location')).toBe('/verify-email');
    expect(confirmed.headers.getSetCookie()).toEqual([]);
    const me = await server.clientWith(token).getMe({});
    expect(me).toMatchObject({ ok: true, value: { isEmailVerified: true } });
  });

  it('sends that mail again to a signed-in person, five times an hour at most', async () => {
    const { token, email } = await signUp(server);
    const client = server.clientWith(token);
    for (let time = 0; time < 5; time += 1) expect((await client.sendVerificationMail({ body: {} })).ok).toBe(true);
    expect(await client.sendVerificationMail({ body: {} })).toMatchObject({
      ok: false,
      error: { status: 429, body: { code: 'request/too-many' } },
    });
    await server.runJobs();
    expect(server.mailbox.mails.filter(({ to }) => to === email)).toHaveLength(6);
  });

  it('threat 18: a wrong verification link leads to our page with our code, never elsewhere', async () => {
    const wrong = await fetch(`${server.url}/auth-api/verify-email?token=x.y.z&callbackURL=https://evil.example`, {
      redirect: 'manual',
    });
    expect(wrong.headers.get('location')).toBe('/verify-email?error=auth%2Flink-expired');
  });

  it('leaves neither account nor mail behind when the profile cannot be written', async () => {
    const email = freshEmail();
    const { database } = server.context;
    await database.run(`ALTER TABLE users ADD CONSTRAINT nobody CHECK (email <> '${email}')`);
    const answer = await post(server, SIGN_UP, { email, password: GOOD_PASSWORD, name: '' });
    expect(answer).toMatchObject({ status: 500, body: { code: 'server/failed' } });
    await database.run('ALTER TABLE users DROP CONSTRAINT nobody');
    await server.runJobs();
    expect(server.mailbox.mails.filter(({ to }) => to === email)).toEqual([]);
    expect((await post(server, SIGN_UP, { email, password: GOOD_PASSWORD, name: '' })).status).toBe(200);
  });

  it('serves more sign-ups at once than the database has connections', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        post(server, SIGN_UP, { email: freshEmail(), password: GOOD_PASSWORD, name: '' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
  });
});
