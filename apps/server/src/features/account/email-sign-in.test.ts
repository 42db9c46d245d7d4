import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  freshEmail,
  GOOD_PASSWORD,
  post,
  signUp,
  startServerBehindProxy,
} from '../../../test-helpers/identity-calls.ts';
import type { TestServer } from '../../../test-helpers/test-server.ts';

const SIGN_IN = '/auth-api/sign-in/email';

let server: TestServer;
beforeAll(async () => {
  server = await startServerBehindProxy();
});
afterAll(() => server.stop());

describe('signing in by e-mail', () => {
  it('[SIGN-22] [AUTH-07] gives a session of its own for the right password', async () => {
    const { email, token, userId } = await signUp(server);
    const answer = await post(server, SIGN_IN, { email, password: GOOD_PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: { user: { id: userId } } });
    expect(answer.body).not.toMatchObject({ token });
  });

  it('says the same for a wrong password and for an address without an account', async () => {
    const { email } = await signUp(server);
    const wrong = await post(server, SIGN_IN, { email, password: 'not this one' });
    const nobody = await post(server, SIGN_IN, { email: freshEmail(), password: 'not this one' });
    for (const answer of [wrong, nobody]) {
      expect(answer).toMatchObject({ status: 401, body: { code: 'auth/wrong-credentials' } });
    }
  });

  it('ends the session on sign-out, for cookie and token alike', async () => {
    const { token, cookies } = await signUp(server);
    expect((await post(server, '/auth-api/sign-out', {}, { cookie: cookies })).status).toBe(200);
    expect((await fetch(`${server.url}/api/me`, { headers: { cookie: cookies } })).status).toBe(401);
    expect((await server.clientWith(token).getMe({})).ok).toBe(false);

    const other = await signUp(server);
    await post(server, '/auth-api/sign-out', {}, { authorization: `Bearer ${other.token}` });
    expect((await server.clientWith(other.token).getMe({})).ok).toBe(false);
  });
});

describe('threat 7: guessing passwords', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it.each([
    ['of an account', true],
    ['of an address that has none', false],
  ])('threat 7: five wrong passwords %s, then even the right one is not looked at', async (_, hasAccount) => {
    const email = hasAccount ? (await signUp(server)).email : freshEmail();
    const guess = (password: string, address = '203.0.113.7') =>
      post(server, SIGN_IN, { email: email.toUpperCase(), password }, from(address));
    for (let time = 0; time < 5; time += 1) expect((await guess(`wrong guess ${time}`)).status).toBe(401);
    const sixth = await guess(GOOD_PASSWORD);
    expect(sixth).toMatchObject({ status: 429, body: { code: 'request/too-many' } });
    // Somebody else's guesses do not lock the person out at home.
    expect((await guess(GOOD_PASSWORD, '198.51.100.1')).status).toBe(hasAccount ? 200 : 401);
  });

  it('threat 7: counts an account from everywhere together as well', async () => {
    const { email } = await signUp(server);
    const answers = [];
    for (let time = 0; time < 61; time += 1) {
      answers.push(await post(server, SIGN_IN, { email, password: 'wrong guess' }, from(`192.0.2.${time}`)));
    }
    expect(answers.slice(0, 60).every(({ status }) => status === 401)).toBe(true);
    expect(answers[60]?.status).toBe(429);
  });

  it('threat 7: forgets the wrong ones after the right one', async () => {
    const { email } = await signUp(server);
    const attempt = (password: string) => post(server, SIGN_IN, { email, password }, from('203.0.113.8'));
    for (let round = 0; round < 3; round += 1) {
      for (let time = 0; time < 3; time += 1) expect((await attempt('wrong guess')).status).toBe(401);
      expect((await attempt(GOOD_PASSWORD)).status).toBe(200);
    }
  });

  it('threat 7: keeps no address in the table of counts', async () => {
    const { email } = await signUp(server);
    await post(server, SIGN_IN, { email, password: GOOD_PASSWORD });
    const found = await server.context.database.run('SELECT 1 FROM rate_limits WHERE key LIKE $1', [`%${email}%`]);
    expect(found).toBe(0);
  });
});
