import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';
import { NOTIFY_WAITLIST } from '../../operator/notify-waitlist.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.context.database.run('DELETE FROM rate_limits');
  await server.context.database.run('DELETE FROM coinrescue_waitlist');
});
afterAll(() => server.stop());

const post = (body: unknown) =>
  fetch(`${server.url}/api/coinrescue_waitlist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const Row = z.record(z.string(), z.unknown());
const entries = () => server.context.database.rows(Row, 'SELECT * FROM coinrescue_waitlist ORDER BY email');

describe('a waitlist submission', () => {
  it('[ENT-11] [ENT-12] [ENT-13] adds an entry with the address and the wallet', async () => {
    const response = await post({ email: ' ada@people.example ', walletAddress: ' 0xabc ' });
    expect(response.status).toBe(200);
    expect(await entries()).toMatchObject([{ email: 'ada@people.example', walletAddress: '0xabc' }]);
  });

  it.each([{ walletAddress: '' }, { walletAddress: '   ' }, { walletAddress: null }, {}])(
    '[ENT-13] keeps null when the wallet is left blank: %j',
    async (wallet) => {
      await post({ email: 'ada@people.example', ...wallet });
      expect(await entries()).toMatchObject([{ walletAddress: null }]);
    },
  );

  it('[ENT-14] [ENT-15] gets its time from the server and is not notified', async () => {
    await server.moveClock('5 days');
    await post({ email: 'ada@people.example' });
    const [entry] = await entries();
    expect(entry).toMatchObject({ notified: false });
    const submittedAt = z.date().parse(entry?.['submitted_at']);
    expect((submittedAt.getTime() - Date.now()) / 86_400_000).toBeCloseTo(5, 1);
    await server.moveClock('0 days');
  });

  it('[RD-56] threat 13: a client that sets the time or the flag is not heard', async () => {
    const response = await post({
      email: 'ada@people.example',
      notified: true,
      submitted_at: '2001-01-01T00:00:00Z',
      id: '00000000-0000-4000-8000-000000000000',
    });
    expect(response.status).toBe(200);
    const [entry] = await entries();
    expect(entry).toMatchObject({ notified: false });
    expect(z.date().parse(entry?.['submitted_at']).getFullYear()).toBeGreaterThan(2020);
    expect(entry?.['id']).not.toBe('00000000-0000-4000-8000-000000000000');
  });

  it.each([
    {},
    { email: '' },
    { email: 'no sign' },
    { email: 'a@b\r\nBcc: c@d' },
    { email: 'a@b', walletAddress: 'a\u0000b' },
    { email: 'a@b', walletAddress: 'x'.repeat(201) },
  ])('[TOK-24] that is refused writes nothing: %j', async (body) => {
    expect((await post(body)).status).toBe(400);
    expect(await entries()).toEqual([]);
  });

  it('[RD-28] is taken with any address that has an @', async () => {
    expect((await post({ email: '@' })).status).toBe(200);
  });

  it('sends no mail by itself', async () => {
    await post({ email: 'ada@people.example' });
    await server.runJobs();
    expect(server.mailbox.mails).toEqual([]);
  });

  it('is limited by address', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 24 }, async () => (await post({ email: 'a@people.example' })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });
});

describe('the command notify-waitlist', () => {
  async function operate(...args: string[]): Promise<{ code: number | null; output: string }> {
    const main = fileURLToPath(new URL('../../operator/main.ts', import.meta.url));
    const { config } = server.context;
    const child = spawn(process.execPath, [main, ...args], {
      env: {
        ...process.env,
        DATABASE_URL: config.DATABASE_URL,
        DATABASE_SCHEMA: config.DATABASE_SCHEMA,
        AUTH_SECRET: config.AUTH_SECRET.join(),
        LOG_LEVEL: 'silent',
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    await once(child, 'close');
    return { code: child.exitCode, output };
  }

  const NEWS = ['--subject', 'News', '--text', 'It begins.\n\nSee you there.', '--link', 'https://vayl.example/news'];

  it('[ENT-15] mails each address once and marks its entries; a second run finds nobody', async () => {
    for (const email of ['ada@people.example', 'ADA@people.example', 'bob@people.example', '@']) await post({ email });
    expect(await operate('notify-waitlist', ...NEWS)).toEqual({
      code: 0,
      output: '4 entries are marked, 2 mails are on their way.\n',
    });
    expect((await entries()).map((entry) => entry['notified'])).toEqual([true, true, true, true]);
    await server.runJobs();
    expect(server.mailbox.mails.map(({ to }) => to.toLowerCase()).sort()).toEqual([
      'ada@people.example',
      'bob@people.example',
    ]);
    const [mail] = server.mailbox.mails;
    expect(mail?.subject).toBe('News');
    expect(mail?.text).toContain('somebody put this address on our waitlist');
    expect(mail?.text).toContain('https://vayl.example/news');
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

    expect(await NOTIFY_WAITLIST.run(server.context, NEWS)).toContain('0 entries');
  });

  it('marks all entries of an address that it tells, so that a later run does not tell it again', async () => {
    for (const email of ['cy@people.example', 'CY@people.example', 'dee@people.example']) await post({ email });
    expect(await NOTIFY_WAITLIST.run(server.context, [...NEWS, '--most', '1'])).toMatch(
      /^2 entries are marked, 1 mails/,
    );
    expect(await NOTIFY_WAITLIST.run(server.context, NEWS)).toMatch(/^1 entries are marked, 1 mails/);
  });

  it('takes no more than it is told to, longest waiting first', async () => {
    for (const email of ['first@people.example', 'second@people.example']) await post({ email });
    await NOTIFY_WAITLIST.run(server.context, [...NEWS, '--most', '1']);
    expect(await entries()).toMatchObject([
      { email: 'first@people.example', notified: true },
      { email: 'second@people.example', notified: false },
    ]);
  });

  it('says what is missing and marks nobody', async () => {
    await post({ email: 'ada@people.example' });
    const { code, output } = await operate('notify-waitlist', '--subject', 'News');
    expect(code).toBe(1);
    expect(output).toContain('--text');
    expect(await entries()).toMatchObject([{ notified: false }]);
  });

  it('is told among the others when there is no such command', async () => {
    const { code, output } = await operate('notify');
    expect(code).toBe(2);
    expect(output).toContain('notify-waitlist --subject');
  });
});
