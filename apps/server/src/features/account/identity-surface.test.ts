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

describe('what the identity library offers', () => {
  it.each([
    ['POST', '/auth-api/update-user'],
    ['POST', '/auth-api/change-email'],
    ['POST', '/auth-api/delete-user'],
    ['POST', '/auth-api/link-social'],
    ['POST', '/auth-api/sign-in/social'],
    ['GET', '/auth-api/get-session'],
    ['GET', '/auth-api/list-sessions'],
    ['GET', '/auth-api/ok'],
    ['GET', '/auth-api/error'],
    ['POST', '/auth-api/sign-up/email/'],
  ])('[FREE-06] does not answer %s %s', async (method, path) => {
    const { cookies } = await signUp(server);
    const response = await fetch(server.url + path, {
      method,
      headers: { cookie: cookies, origin: server.context.config.PUBLIC_URL, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'request/not-found' });
  });

  it('refuses another site, and a cookie without an origin', async () => {
    const foreign = await post(
      server,
      SIGN_IN,
      { email: freshEmail(), password: GOOD_PASSWORD },
      { origin: 'https://evil.example' },
    );
    expect(foreign).toMatchObject({ status: 403, body: { code: 'request/foreign-origin' } });
    const { cookies } = await signUp(server);
    const response = await fetch(`${server.url}/auth-api/sign-out`, {
      method: 'POST',
      headers: { cookie: cookies, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'request/foreign-origin' });
  });

  it('threat 19: says nothing about anybody in the log, whatever goes wrong', async () => {
    const { email } = await signUp(server, 'canary.in.the.log@example.com');
    await post(server, '/auth-api/sign-up/email', { email, password: 'canary password', name: 'canary name' });
    await post(server, SIGN_IN, { email, password: 'canary password' });
    await post(server, '/auth-api/request-password-reset', { email });
    await post(server, '/auth-api/reset-password', { token: 'canary-token', newPassword: 'canary password' });
    await fetch(`${server.url}/auth-api/verify-email?token=canary-token`, { redirect: 'manual' });
    await server.runJobs();
    expect(server.logText()).toContain('/auth-api/sign-up/email');
    expect(server.logText()).not.toContain('canary');
  });

  it('[FREE-05] knows visitors and signed-in people, and nothing in between', async () => {
    expect((await fetch(`${server.url}/api/me`)).status).toBe(401);
    expect((await fetch(`${server.url}/api/me`, { headers: { cookie: 'vayl.session_token=a.b' } })).status).toBe(401);
  });
});
