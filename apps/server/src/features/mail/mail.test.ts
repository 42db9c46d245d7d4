import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';
import { addressHash } from './mail-address.ts';
import { OutgoingMail } from './outgoing-mail.ts';
import { queueMail, SEND_MAIL } from './send-mail.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const ACCOUNT_MAIL: OutgoingMail = {
  to: 'ada@people.example',
  subject: 'Confirm your email',
  paragraphs: ['Hello,', 'one click & you are <in>.'],
  action: { label: 'Confirm', url: 'https://vayl.example/verify?a=1&b=2' },
  because: 'You get this mail because this address signed up.',
};
const NEWS: OutgoingMail = { ...ACCOUNT_MAIL, kind: 'waitlist-news', subject: 'News' };
const LINK: OutgoingMail = { ...ACCOUNT_MAIL, kind: 'download-link', subject: 'Your link' };

async function send(...mails: OutgoingMail[]): Promise<void> {
  for (const mail of mails) await queueMail(server.context, server.context.database, mail);
  await server.runJobs();
}
const subjects = () => server.mailbox.mails.map(({ subject }) => subject);
const lastMail = () => {
  const mail = server.mailbox.mails.at(-1);
  if (mail === undefined) throw new Error('no mail came');
  return mail;
};

describe('every mail', () => {
  it('says why it came, plainly and in the page, and fetches nothing', async () => {
    await send(ACCOUNT_MAIL, NEWS);
    for (const { text, html } of server.mailbox.mails) {
      expect(text).toContain('because this address signed up');
      expect(html).toContain('because this address signed up');
      expect(text).toContain('Confirm: https://vayl.example/verify?a=1&b=2');
      expect(html).toContain('one click &amp; you are &lt;in&gt;.');
      expect(html).not.toMatch(/<img|src=|url\(|<link|<script/i);
    }
  });

  it('is part of the change that it is about: what is rolled back sends nothing', async () => {
    const failing = server.context.database.transaction(async (queries) => {
      await queueMail(server.context, queries, ACCOUNT_MAIL);
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    await server.runJobs();
    expect(server.mailbox.mails).toEqual([]);
  });

  it('that goes again, since nobody could write down that it had gone, is the same mail to whoever gets it', async () => {
    const mail = OutgoingMail.parse(ACCOUNT_MAIL);
    const queuedAt = new Date('2026-11-16T09:00:00Z');
    for (const id of ['7', '7', '8']) await SEND_MAIL.run(server.context, mail, { id, queuedAt });
    const [first, again, other] = server.mailbox.mails.map(({ headers }) => headers.get('message-id'));
    expect(first).toMatch(/^<[0-9a-f]{32}@localhost>$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('is tried again when the mail server was out of order', async () => {
    server.mailbox.refuseNext(2);
    await send(ACCOUNT_MAIL, NEWS);
    expect(subjects()).toEqual([]);
    const { database, jobs } = server.context;
    // The queue may still be writing down that a try has failed, and would write over what follows.
    const waiting = () =>
      database.rows(
        z.object({ attempts: z.number() }),
        `SELECT attempts FROM ${jobs.schema}.jobs WHERE locked_at IS NULL`,
      );
    await expect.poll(waiting).toEqual([{ attempts: 1 }, { attempts: 1 }]);

    // The pause before the next try is cut short. The turn of the day was not used up by the failure.
    await database.run(`UPDATE ${jobs.schema}._private_jobs SET run_at = now()`);
    await server.runJobs();
    expect(subjects().sort()).toEqual(['Confirm your email', 'News']);
  });

  it.each([
    { part: 'to', harm: { to: 'ada@people.example\r\nBcc: eve@evil.example' } },
    { part: 'to', harm: { to: 'ada@people.example,eve@evil.example' } },
    { part: 'to', harm: { to: 'Ada <eve@evil.example>' } },
    { part: 'subject', harm: { subject: 'Hello\r\nBcc: eve@evil.example' } },
    { part: 'url', harm: { action: { label: 'Go', url: 'https://vayl.example/\r\n' } } },
  ])('is refused when something in it could become a header or a second address: $harm', async ({ part, harm }) => {
    await expect(async () => send({ ...ACCOUNT_MAIL, ...harm })).rejects.toThrow(part);
    await server.runJobs();
    expect(server.mailbox.mails).toEqual([]);
  });
});

describe('a mail about an account', () => {
  it('always goes, and cannot be unsubscribed', async () => {
    await send(ACCOUNT_MAIL, ACCOUNT_MAIL);
    expect(subjects()).toHaveLength(2);
    expect(lastMail().headers.has('list-unsubscribe')).toBe(false);
    expect(lastMail().text).not.toContain('unsubscribe');
  });
});

describe('a mail that somebody asked for', () => {
  it('goes once a day for each kind, whatever the case of the address', async () => {
    await send(NEWS, { ...NEWS, to: 'ADA@People.Example' }, LINK);
    expect(subjects().sort()).toEqual(['News', 'Your link']);
    await server.moveClock('23 hours');
    await send(NEWS);
    expect(subjects()).toHaveLength(2);
    await server.moveClock('25 hours');
    await send(NEWS);
    expect(subjects()).toHaveLength(3);
  });

  it('has a link for people and one click for mail programs', async () => {
    await send(NEWS);
    const { headers, text, html } = lastMail();
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const oneClick = (headers.get('list-unsubscribe') ?? '').slice(1, -1);
    expect(oneClick).toMatch(/^http:\/\/127\.0\.0\.1:8787\/api\/unsubscribe\?token=[\w.-]+$/);
    const page = oneClick.replace('/api/unsubscribe', '/unsubscribe');
    expect(text).toContain(page);
    expect(html).toContain(page);
    expect(oneClick).not.toContain('people');
  });

  it('does not come any more after one click as a mail program makes it', async () => {
    await send(NEWS);
    const { pathname, search } = new URL((lastMail().headers.get('list-unsubscribe') ?? '').slice(1, -1));
    const clicks = await Promise.all(
      [1, 2].map(() =>
        fetch(server.url + pathname + search, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        }),
      ),
    );
    expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
    await server.moveClock('3 days');
    await send(NEWS, LINK, ACCOUNT_MAIL, { ...NEWS, to: 'bob@people.example' });
    expect(subjects().sort()).toEqual(['Confirm your email', 'News', 'News']);
  });

  it('is not stopped by a link that merely looks at it', async () => {
    await send(NEWS);
    const { pathname, search } = new URL((lastMail().headers.get('list-unsubscribe') ?? '').slice(1, -1));
    expect((await fetch(server.url + pathname + search)).status).toBe(404);
    await server.moveClock('3 days');
    await send(NEWS);
    expect(subjects()).toHaveLength(2);
  });

  it.each(['', '.', 'abc', 'abc.def', 'swapped'])('is not stopped by the token %j', async (token) => {
    const { MAIL_SECRET: secret } = server.context.config;
    const bobs = unsubscribeToken(secret, addressHash(secret, 'bob@people.example'));
    const swapped = `${addressHash(secret, 'ada@people.example')}.${bobs.split('.')[1] ?? ''}`;
    const answer = await server.client.unsubscribe({ query: { token: token === 'swapped' ? swapped : token } });
    expect(answer).toMatchObject({ ok: false, error: { status: 400, body: { code: 'mail/unsubscribe-refused' } } });
    await send(NEWS);
    expect(subjects()).toEqual(['News']);
  });
});
