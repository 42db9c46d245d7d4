import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readlinkSync } from 'node:fs';
import { ERROR_TEXT } from '@vayl/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeReleaseFolder, type ReleaseFolder, releaseEntry } from '../../../test-helpers/release-folder.ts';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';

const MAC = randomBytes(300_000);
const WINDOWS = randomBytes(1000);

let server: TestServer;
let folder: ReleaseFolder;
beforeAll(async () => {
  folder = makeReleaseFolder();
  server = await startTestServer({ RELEASE_MANIFEST: folder.manifestPath });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, { method, headers, redirect: 'manual' });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('before there is a release', () => {
  beforeEach(() => folder.writeManifest({}));

  it.each(['mac', 'windows', 'linux'])('[RD-46] /download/%s says that there is none', async (platform) => {
    const response = await get(`/download/${platform}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      code: 'download/no-release',
      error: ERROR_TEXT['download/no-release'],
    });
  });

  it('the manifest call has null for each, so that the page can offer the form', async () => {
    expect(await server.client.getReleases({})).toEqual({
      ok: true,
      value: { mac: null, windows: null, linux: null },
    });
  });

  it('is also the case when the file is not there at all', async () => {
    const bare = await startTestServer({ RELEASE_MANIFEST: `${folder.manifestPath}.absent` });
    expect((await fetch(`${bare.url}/download/mac`)).status).toBe(404);
    await bare.stop();
  });
});

describe('a release that is elsewhere', () => {
  const url = 'https://files.example/Vayl-1.0.0.exe';
  beforeEach(() => folder.writeManifest({ windows: { ...releaseEntry('Vayl-1.0.0.exe', WINDOWS), url } }));

  it('[DL-12] [DL-13] is a redirect to its file, for anybody', async () => {
    const response = await get('/download/windows');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(url);
  });

  it('is told by the manifest call without where it is kept', async () => {
    const answer = await server.client.getReleases({});
    expect(answer).toEqual({
      ok: true,
      value: { mac: null, windows: releaseEntry('Vayl-1.0.0.exe', WINDOWS), linux: null },
    });
  });
});

describe('a release that we hold', () => {
  beforeEach(() =>
    folder.writeManifest({
      mac: folder.addFile('Vayl-1.0.0.dmg', MAC),
      windows: folder.addFile('Vayl-1.0.0.exe', WINDOWS),
    }),
  );

  it.each([
    { id: 'DL-11', platform: 'mac', fileName: 'Vayl-1.0.0.dmg', content: MAC },
    { id: 'DL-12', platform: 'windows', fileName: 'Vayl-1.0.0.exe', content: WINDOWS },
  ])('[$id] [DL-13] [RD-46] /download/$platform is the file, for anybody', async ({ platform, fileName, content }) => {
    const response = await get(`/download/${platform}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`);
    expect(response.headers.get('content-length')).toBe(String(content.length));
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    const received = await bytesOf(response);
    expect(received.equals(content)).toBe(true);
    const digest = createHash('sha256').update(received);
    expect(response.headers.get('x-checksum-sha256')).toBe(digest.copy().digest('hex'));
    expect(response.headers.get('repr-digest')).toBe(`sha-256=:${digest.digest('base64')}:`);
  });

  it.each([
    { range: 'bytes=0-0', first: 0, last: 0 },
    { range: 'bytes=1000-250000', first: 1000, last: 250_000 },
    { range: 'bytes=299990-', first: 299_990, last: 299_999 },
    { range: 'bytes=-10', first: 299_990, last: 299_999 },
    { range: 'bytes=-999999', first: 0, last: 299_999 },
    { range: 'bytes=299990-999999999', first: 299_990, last: 299_999 },
  ])('answers $range with that part', async ({ range, first, last }) => {
    const response = await get('/download/mac', { range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/300000`);
    expect(response.headers.get('content-length')).toBe(String(last - first + 1));
    expect((await bytesOf(response)).equals(MAC.subarray(first, last + 1))).toBe(true);
  });

  it.each(['bytes=300000-', 'bytes=999999-9999999', 'bytes=-0'])('refuses %s, which is past the end', async (range) => {
    const response = await get('/download/mac', { range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */300000');
    expect(await response.json()).toMatchObject({ code: 'request/invalid' });
  });

  it.each(['bytes=5-2', 'bytes=0-1,3-4', 'bytes=a-b', 'lines=0-1', 'bytes=-', ''])(
    'sends everything for %j, which is no range that it knows',
    async (range) => {
      const response = await get('/download/mac', { range });
      expect(response.status).toBe(200);
      expect((await bytesOf(response)).length).toBe(MAC.length);
    },
  );

  it('goes on with a part only if the file is still the same', async () => {
    const etag = (await get('/download/mac', {}, 'HEAD')).headers.get('etag') ?? '';
    const same = await get('/download/mac', { range: 'bytes=5-9', 'if-range': etag });
    expect(same.status).toBe(206);
    await same.arrayBuffer();
    const other = await get('/download/mac', { range: 'bytes=5-9', 'if-range': '"another"' });
    expect(other.status).toBe(200);
    await other.arrayBuffer();
  });

  it('lets go of the file when the reader has gone', async () => {
    const openFiles = () => readdirSync('/proc/self/fd').filter((fd) => linkOf(fd).endsWith('big.dmg')).length;
    const linkOf = (fd: string) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`);
      } catch {
        // Closed between the listing and the look.
        return '';
      }
    };
    folder.writeManifest({ mac: folder.addFile('big.dmg', randomBytes(30_000_000)) });
    const leaving = new AbortController();
    const response = await fetch(`${server.url}/download/mac`, { signal: leaving.signal });
    await response.body?.getReader().read();
    expect(openFiles()).toBe(1);
    leaving.abort();
    await expect.poll(openFiles).toBe(0);
  });

  it('answers HEAD with the same headers and nothing else', async () => {
    const response = await get('/download/mac', {}, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('300000');
    expect(response.headers.get('repr-digest')).toMatch(/^sha-256=:[\w+/]+=*:$/);
    expect((await bytesOf(response)).length).toBe(0);
  });

  it.each(['amiga', 'MAC', '..%2freleases.json', ''])('[RD-46] has nothing at /download/%s', async (platform) => {
    const response = await get(`/download/${platform}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'request/not-found' });
  });
});

describe('a release that changes', () => {
  afterEach(() => folder.writeManifest({}));

  it('is noticed without a new start', async () => {
    folder.writeManifest({ mac: folder.addFile('one.dmg', Buffer.from('one')) });
    expect((await bytesOf(await get('/download/mac'))).toString()).toBe('one');
    folder.writeManifest({ mac: { ...folder.addFile('two.dmg', Buffer.from('second')), version: '2.0.0' } });
    expect((await bytesOf(await get('/download/mac'))).toString()).toBe('second');
  });

  it('keeps the last good manifest while the new one cannot be read, and says so in the log', async () => {
    folder.writeManifest({ mac: folder.addFile('one.dmg', Buffer.from('one')) });
    await get('/download/mac').then(bytesOf);
    folder.writeManifest('{"mac": {"version"');
    expect((await bytesOf(await get('/download/mac'))).toString()).toBe('one');
    expect(server.logText()).toContain('the release manifest cannot be read');
  });

  it('is not offered when its file is not the one that the manifest names', async () => {
    const entry = folder.addFile('one.dmg', Buffer.from('one'));
    folder.addFile('one.dmg', Buffer.from('bad'));
    folder.writeManifest({ mac: entry, windows: { ...entry, path: 'absent.exe' } });
    expect((await get('/download/mac')).status).toBe(404);
    expect((await get('/download/windows')).status).toBe(404);
    folder.addFile('one.dmg', Buffer.from('one'));
    expect((await get('/download/mac')).status).toBe(200);
  });

  it.each([
    { path: '../one.dmg' },
    { path: '/etc/passwd' },
    { path: 'one.dmg', url: 'https://files.example/one.dmg' },
    { url: 'http://files.example/one.dmg' },
    { path: 'one.dmg', fileName: 'a"\r\nx: y' },
    {},
  ])('is not taken from a manifest that says %j', async (place) => {
    folder.writeManifest({});
    await get('/download/mac');
    folder.writeManifest({ mac: { ...releaseEntry('one.dmg', Buffer.from('one')), ...place } });
    expect((await get('/download/mac')).status).toBe(404);
  });
});
