import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newEntitlementKey } from '../test-helpers/entitlement-key.ts';
import { GOOD_PASSWORD, post, signUp } from '../test-helpers/identity-calls.ts';
import { addPerson } from '../test-helpers/people.ts';
import { startTestServer, type TestServer } from '../test-helpers/test-server.ts';
import { queueMail } from './features/mail/send-mail.ts';

const OLD = 'the secret that has been there for a year';
const NEW = 'the secret that comes after that one now';
const [OLD_KEY, NEW_KEY] = [newEntitlementKey(), newEntitlementKey()];

// The three states of a deployment in which secrets are exchanged, all on the same data.
let before: TestServer;
let during: TestServer;
let after: TestServer;
beforeAll(async () => {
  before = await startTestServer({
    AUTH_SECRET: OLD,
    ENTITLEMENT_PRIVATE_KEY: OLD_KEY,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const same = { DATABASE_SCHEMA: before.context.config.DATABASE_SCHEMA, MAIL_SECRET: OLD };
  during = await startTestServer({
    ...same,
    AUTH_SECRET: `${NEW},${OLD}`,
    ENTITLEMENT_PRIVATE_KEY: `${NEW_KEY},${OLD_KEY}`,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  after = await startTestServer({ ...same, AUTH_SECRET: NEW, ENTITLEMENT_PRIVATE_KEY: NEW_KEY });
});
afterAll(async () => {
  await Promise.all([during.stop(), after.stop()]);
  await before.stop();
});

const statusOfMe = async (server: TestServer, cookie: string) =>
  (await fetch(`${server.url}/api/me`, { headers: { cookie } })).status;

describe('while the secret of sessions is exchanged', () => {
  it('a session that the old one signed goes on, until the old one is taken off the list', async () => {
    const { cookies } = await signUp(before);
    expect(await statusOfMe(during, cookies)).toBe(200);
    expect(await statusOfMe(after, cookies)).toBe(401);
  });

  it('a new session is signed by the new one', async () => {
    const { email } = await signUp(before);
    const { cookies } = await post(during, '/auth-api/sign-in/email', { email, password: GOOD_PASSWORD });
    expect(await statusOfMe(after, cookies)).toBe(200);
    expect(await statusOfMe(before, cookies)).toBe(401);
  });

  it('a session that the old one signed can be ended', async () => {
    const { cookies } = await signUp(before);
    expect((await post(during, '/auth-api/sign-out', {}, { cookie: cookies })).status).toBe(200);
    expect(await statusOfMe(during, cookies)).toBe(401);
  });

  it('the app of a desktop, whose token nobody signed, does not notice', async () => {
    const { token } = await signUp(before);
    for (const server of [before, during, after]) expect((await server.clientWith(token).getMe({})).ok).toBe(true);
  });

  it('a link in a mail that the old one signed confirms the address', async () => {
    const { email, token } = await signUp(before);
    await before.runJobs();
    const mail = before.mailbox.mails.find(({ to }) => to === email);
    const [link = ''] = /\/auth-api\/verify-email\S+/.exec(mail?.text ?? '') ?? [];
    const follow = async (server: TestServer) =>
      (await fetch(server.url + link, { redirect: 'manual' })).headers.get('location');
    expect(await follow(after)).toContain('link-expired');
    expect(await follow(during)).toBe('/verify-email');
    expect(await during.clientWith(token).getMe({})).toMatchObject({ value: { isEmailVerified: true } });
  });

  it('who has unsubscribed stays so, and links of older mails still unsubscribe', async () => {
    const news = {
      kind: 'waitlist-news' as const,
      to: 'ada@people.example',
      subject: 'News',
      paragraphs: ['News.'],
      because: 'You asked for it.',
    };
    await queueMail(before.context, before.context.database, news);
    await before.runJobs();
    const [, link = ''] =
      /https?:\/\/[^/]+(\/api\/unsubscribe\S+)>/.exec(
        before.mailbox.mails.find(({ to }) => to === news.to)?.headers.get('list-unsubscribe') ?? '',
      ) ?? [];
    expect((await fetch(after.url + link, { method: 'POST' })).status).toBe(200);
    await after.moveClock('2 days');
    await queueMail(after.context, after.context.database, news);
    await after.runJobs();
    expect(after.mailbox.mails).toEqual([]);
  });

  it('a server with two secrets and none for mail does not start: it would forget who wants no mail', async () => {
    await expect(startTestServer({ AUTH_SECRET: `${NEW},${OLD}` })).rejects.toThrow('MAIL_SECRET');
  });
});

describe('while the key of statements is exchanged', () => {
  const keyIdOf = (token: string) =>
    z.object({ kid: z.string() }).parse(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())).kid;

  async function keysOf({ client }: TestServer) {
    const answer = await client.getEntitlementKey({});
    if (!answer.ok) throw new Error('no keys');
    return answer.value;
  }

  it('the first one signs, and both are shown by the name that statements have for them', async () => {
    const { token: session } = await addPerson(before);
    const statementOf = async (server: TestServer) => {
      const answer = await server.clientWith(session).getEntitlementToken({ body: { deviceId: randomUUID() } });
      if (!answer.ok) throw new Error('no statement');
      return keyIdOf(answer.value.token);
    };
    const [olds, both, news] = await Promise.all([keysOf(before), keysOf(during), keysOf(after)]);
    expect(both.keys).toEqual([...news.keys, ...olds.keys]);
    // What apps read that know of one key only.
    expect(both.publicKey).toBe(news.keys[0]?.publicKey);
    expect(await statementOf(before)).toBe(olds.keys[0]?.id);
    expect(await statementOf(during)).toBe(news.keys[0]?.id);
  });
});
