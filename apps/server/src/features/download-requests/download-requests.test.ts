import { PLATFORMS } from '@vayl/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SOME_JOB } from '../../../test-helpers/job.ts';
import { makeReleaseFolder, type ReleaseFolder, releaseEntry } from '../../../test-helpers/release-folder.ts';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';
import { ANSWER_DOWNLOADS } from '../../operator/answer-downloads.ts';
import { ANSWER_WAITING_DOWNLOADS } from './tasks.ts';

const INSTALLER = { ...releaseEntry('Vayl', Buffer.from('Vayl')), url: 'https://files.example/Vayl' };

let server: TestServer;
let folder: ReleaseFolder;
beforeEach(async () => {
  folder = makeReleaseFolder();
  folder.writeManifest({ mac: INSTALLER, windows: INSTALLER });
  server = await startTestServer({ RELEASE_MANIFEST: folder.manifestPath });
});
afterEach(async () => {
  await server.stop();
  folder.remove();
});

const post = (body: unknown) =>
  fetch(`${server.url}/api/download_requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const requests = () =>
  server.context.database.rows(
    z.record(z.string(), z.unknown()),
    'SELECT * FROM download_requests ORDER BY requested_at',
  );
const sentFlags = async () => (await requests()).map((request) => request['sent']);
const mails = () => server.mailbox.mails;

describe('a download request', () => {
  it.each(PLATFORMS)('[ENT-16] [ENT-17] [ENT-18] is kept with its address and the platform %s', async (platform) => {
    expect((await post({ email: ' ada@people.example ', platform })).status).toBe(200);
    expect(await requests()).toMatchObject([{ email: 'ada@people.example', platform }]);
  });

  it('[ENT-19] [ENT-20] gets its time from the server and is not sent yet', async () => {
    await server.moveClock('5 days');
    await post({ email: 'ada@people.example', platform: 'mac' });
    const [request] = await requests();
    expect(request).toMatchObject({ sent: false });
    const requestedAt = z.date().parse(request?.['requested_at']);
    expect((requestedAt.getTime() - Date.now()) / 86_400_000).toBeCloseTo(5, 1);
  });

  it('[RD-56] threat 13: a client that sets the time or the flag is not heard', async () => {
    const claims = { sent: true, requested_at: '2001-01-01T00:00:00Z' };
    expect((await post({ email: 'ada@people.example', platform: 'mac', ...claims })).status).toBe(200);
    const [request] = await requests();
    expect(request).toMatchObject({ sent: false });
    expect(z.date().parse(request?.['requested_at']).getFullYear()).toBeGreaterThan(2020);
  });

  it('[DL-31] that is refused writes nothing', async () => {
    for (const body of [
      { platform: 'mac' },
      { email: '', platform: 'mac' },
      { email: 'nobody', platform: 'mac' },
      { email: 'a@b\u0000', platform: 'mac' },
      { email: 'a@b\r\nBcc: eve@evil.example', platform: 'mac' },
      { email: 'a@b', platform: 'amiga' },
      { email: 'a@b' },
    ]) {
      expect((await post(body)).status).toBe(400);
    }
    expect(await requests()).toEqual([]);
  });

  it('[RD-28] is kept for any text with an @, even one to which no mail can go', async () => {
    expect((await post({ email: 'a@b,c@d', platform: 'mac' })).status).toBe(200);
    await ANSWER_WAITING_DOWNLOADS.run(server.context, {}, SOME_JOB);
    await server.runJobs();
    expect(mails()).toEqual([]);
    expect(await sentFlags()).toEqual([false]);
    const { database, jobs } = server.context;
    expect(await database.run(`SELECT FROM ${jobs.schema}.jobs`)).toBe(0);
  });
});

describe('its mail', () => {
  it.each([
    { platform: 'mac', path: '/download/mac' },
    { platform: 'windows', path: '/download/windows' },
    { platform: 'mobile', path: '/download' },
    { platform: 'unknown', path: '/download' },
  ])('brings the link for $platform, says why it came, and can be stopped', async ({ platform, path }) => {
    await post({ email: 'ada@people.example', platform });
    await server.runJobs();
    const [mail, ...more] = mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'ada@people.example' });
    expect(mail?.text).toMatch(new RegExp(`http://127\\.0\\.0\\.1:8787${path}$`, 'm'));
    expect(mail?.text).toContain('because somebody typed this address into our download form');
    expect(mail?.headers.has('list-unsubscribe')).toBe(true);
  });

  it('[ENT-20] turns sent to true when the mail server has taken it, and not before', async () => {
    server.mailbox.refuseNext(1);
    await post({ email: 'ada@people.example', platform: 'mac' });
    await server.runJobs();
    expect(mails()).toEqual([]);
    expect(await sentFlags()).toEqual([false]);

    const { database, jobs } = server.context;
    await database.run(`UPDATE ${jobs.schema}._private_jobs SET run_at = now()`);
    await server.runJobs();
    expect(mails()).toHaveLength(1);
    expect(await sentFlags()).toEqual([true]);
  });

  it('is one for an address that asks several times before it went out', async () => {
    await post({ email: 'ada@people.example', platform: 'mac' });
    await post({ email: 'ADA@people.example', platform: 'windows' });
    await post({ email: 'ada@people.example', platform: 'mac' });
    await server.runJobs();
    expect(mails()).toHaveLength(1);
    expect(mails()[0]?.text.match(/\/download\/\w+$/gm)).toEqual(['/download/mac', '/download/windows']);
    expect(await sentFlags()).toEqual([true, true, true]);
  });

  it('is one a day: who asks again after it went out gets the next one tomorrow', async () => {
    await post({ email: 'ada@people.example', platform: 'mac' });
    await server.runJobs();
    await post({ email: 'ada@people.example', platform: 'mac' });
    await server.runJobs();
    expect(mails()).toHaveLength(1);
    expect(await sentFlags()).toEqual([true, false]);

    await server.moveClock('25 hours');
    await ANSWER_WAITING_DOWNLOADS.run(server.context, {}, SOME_JOB);
    await server.runJobs();
    expect(mails()).toHaveLength(2);
    expect(await sentFlags()).toEqual([true, true]);
  });

  it('does not go to an address that wants none, and its request is not kept either', async () => {
    await post({ email: 'ada@people.example', platform: 'mac' });
    await server.runJobs();
    const token = new URL((mails()[0]?.headers.get('list-unsubscribe') ?? '').slice(1, -1)).searchParams.get('token');
    expect(await server.client.unsubscribe({ query: { token: token ?? '' } })).toMatchObject({ ok: true });
    await server.moveClock('2 days');
    await post({ email: 'ada@people.example', platform: 'windows' });
    await server.runJobs();
    expect(mails()).toHaveLength(1);
    expect(await requests()).toMatchObject([{ platform: 'mac', sent: true }]);
  });
});

describe('a request for something that is not out', () => {
  it('[RD-78] waits: a Linux request is mailed when there is a Linux release', async () => {
    await post({ email: 'ada@people.example', platform: 'linux' });
    await ANSWER_WAITING_DOWNLOADS.run(server.context, {}, SOME_JOB);
    await server.runJobs();
    expect(mails()).toEqual([]);
    expect(await sentFlags()).toEqual([false]);

    folder.writeManifest({ mac: INSTALLER, linux: INSTALLER });
    await ANSWER_WAITING_DOWNLOADS.run(server.context, {}, SOME_JOB);
    await server.runJobs();
    expect(mails()[0]?.text).toContain('/download/linux');
    expect(await sentFlags()).toEqual([true]);
  });

  it('waits on every platform while there is no release at all, and an operator can send what waits', async () => {
    folder.writeManifest({});
    for (const platform of PLATFORMS) await post({ email: `${platform}@people.example`, platform });
    await server.runJobs();
    expect(mails()).toEqual([]);

    folder.writeManifest({ mac: INSTALLER });
    expect(await ANSWER_DOWNLOADS.run(server.context, [])).toBe('3 mails are on their way.');
    await server.runJobs();
    expect(new Set(mails().map(({ to }) => to.split('@')[0]))).toEqual(new Set(['mac', 'mobile', 'unknown']));
  });
});
