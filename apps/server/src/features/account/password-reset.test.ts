import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  freshEmail,
  GOOD_PASSWORD,
  post,
  signUp,
  startServerBehindProxy,
} from '../../../test-helpers/identity-calls.ts';
import type { TestServer } from '../../../test-helpers/test-server.ts';

const NEW_PASSWORD = 'nine loud kettles';

let server: TestServer;
beforeAll(async () => {
  server = await startServerBehindProxy();
});
afterAll(() => server.stop());

/** The token of the newest reset mail to an address. */
async function resetToken(email: string): Promise<string> {
  expect(await post(server, '/auth-api/request-password-reset', { email })).toMatchObject({ status: 200 });
  await server.runJobs();
  const mail = server.mailbox.mails.findLast(({ to, subject }) => to === email && subject.includes('password'));
  const link = /https?:\/\/\S+\/reset-password\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(link.startsWith(`${server.context.config.PUBLIC_URL}/reset-password?token=`)).toBe(true);
  return new URL(link).searchParams.get('token') ?? '';
}

const reset = (token: string, newPassword = NEW_PASSWORD) =>
  post(server, '/auth-api/reset-password', { token, newPassword });

describe('a new password by mail', () => {
  it('works once, ends every session, and makes the old password useless', async () => {
    const { email, token: session } = await signUp(server);
    expect((await server.clientWith(session).getMe({})).ok).toBe(true);
    const token = await resetToken(email);
    expect(await reset(token)).toMatchObject({ status: 200, body: { status: true } });
    expect((await server.clientWith(session).getMe({})).ok).toBe(false);
    expect((await post(server, '/auth-api/sign-in/email', { email, password: GOOD_PASSWORD })).status).toBe(401);
    expect((await post(server, '/auth-api/sign-in/email', { email, password: NEW_PASSWORD })).status).toBe(200);
    expect(await reset(token, 'another one again')).toMatchObject({ status: 400, body: { code: 'auth/link-expired' } });
  });

  it('[RD-01] refuses a weak one, and leaves the link usable', async () => {
    const { email } = await signUp(server, 'winifred@example.com');
    const token = await resetToken(email);
    for (const weak of ['short', 'iloveyou', 'i am winifred']) {
      expect(await reset(token, weak)).toMatchObject({ status: 400, body: { code: 'auth/weak-password' } });
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('refuses a link after an hour, and one that never was', async () => {
    const { email } = await signUp(server);
    const token = await resetToken(email);
    await server.moveClock('61 minutes');
    expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'auth/link-expired' } });
    await server.moveClock('0 minutes');
    expect(await reset('x'.repeat(24))).toMatchObject({ status: 400, body: { code: 'auth/link-expired' } });
  });

  it('keeps the link in a form that nobody who reads the table can use', async () => {
    const { email, userId } = await signUp(server);
    const token = await resetToken(email);
    const { database } = server.context;
    expect(await database.run('SELECT 1 FROM identity_verification WHERE value = $1', [userId])).toBe(1);
    expect(await database.run('SELECT 1 FROM identity_verification WHERE identifier LIKE $1', [`%${token}%`])).toBe(0);
  });

  it('answers the same for an address without an account, and sends nothing', async () => {
    const { email } = await signUp(server);
    const nobody = freshEmail();
    const known = await post(server, '/auth-api/request-password-reset', { email });
    const unknown = await post(server, '/auth-api/request-password-reset', { email: nobody });
    expect(unknown).toEqual(known);
    await server.runJobs();
    expect(server.mailbox.mails.filter(({ to }) => to === nobody)).toEqual([]);
  });

  it('threat 7: sends nobody more than five an hour', async () => {
    const { email } = await signUp(server);
    const ask = () => post(server, '/auth-api/request-password-reset', { email });
    for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'request/too-many' } });
  });
});
