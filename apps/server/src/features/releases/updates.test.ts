import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeReleaseFolder, type ReleaseFolder, releaseEntry } from '../../../test-helpers/release-folder.ts';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';

const INSTALLER = randomBytes(2000);
const UPDATE = randomBytes(1500);
const SIGNATURE = randomBytes(300).toString('base64');
const MAC = { target: 'darwin', arch: 'aarch64' };

const NO_RELEASE = { ok: false, error: { body: { code: 'download/no-release' } } };

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

function signedFile(fileName: string, content = UPDATE) {
  const { version: _, releasedAt: __, ...file } = folder.addFile(fileName, content);
  return { ...file, signature: SIGNATURE };
}
const update = (params: { target: string; arch: string }) => server.client.getUpdate({ params });

describe('the newest app, for an app that is installed', () => {
  beforeEach(() => {
    const mac = folder.addFile('Vayl-1.0.0.dmg', INSTALLER);
    const windows = folder.addFile('Vayl-1.0.0.exe', INSTALLER);
    folder.writeManifest({
      mac: { ...mac, update: signedFile('Vayl-1.0.0.app.tar.gz') },
      windows: { ...windows, update: signedFile('Vayl-1.0.0.exe', INSTALLER) },
      linux: { ...folder.addFile('vayl.deb', INSTALLER), update: signedFile('vayl.deb', INSTALLER) },
    });
  });

  it('is the signed file of the manifest, with its bytes and its checksum', async () => {
    const { bytes, sha256 } = releaseEntry('', UPDATE);
    const answer = await update(MAC);
    expect(answer).toEqual({
      ok: true,
      value: {
        version: '1.0.0',
        pub_date: '2026-01-05T09:00:00Z',
        url: `${server.context.config.PUBLIC_URL}/download/mac/update`,
        signature: SIGNATURE,
        bytes,
        sha256,
      },
    });
  });

  it('is there at the address that was given, and not the installer', async () => {
    const file = await fetch(`${server.url}/download/mac/update`);
    expect(Buffer.from(await file.arrayBuffer()).equals(UPDATE)).toBe(true);
    const installer = await fetch(`${server.url}/download/mac`);
    expect(Buffer.from(await installer.arrayBuffer()).equals(INSTALLER)).toBe(true);
  });

  it.each([
    { target: 'darwin', arch: 'x86_64' },
    { target: 'windows', arch: 'x86_64' },
  ])('is there for $target on $arch', async (asked) => {
    expect(await update(asked)).toMatchObject({ ok: true });
  });

  it.each([
    { target: 'linux', arch: 'x86_64' },
    { target: 'windows', arch: 'i686' },
    { target: 'mac', arch: 'aarch64' },
  ])('is not there for $target on $arch, whatever the manifest says', async (asked) => {
    expect(await update(asked)).toMatchObject(NO_RELEASE);
  });

  it('is not told to people who look at what can be downloaded', async () => {
    const answer = await server.client.getReleases({});
    expect(JSON.stringify(answer)).not.toContain(SIGNATURE);
  });
});

describe('an update that is not as the manifest says', () => {
  const entry = () => folder.addFile('Vayl-1.0.0.dmg', INSTALLER);

  it('is not offered when its file was changed; the installer still is', async () => {
    const named = signedFile('Vayl-1.0.0.app.tar.gz');
    folder.addFile('Vayl-1.0.0.app.tar.gz', randomBytes(UPDATE.length));
    folder.writeManifest({ mac: { ...entry(), update: named } });
    expect(await update(MAC)).toMatchObject(NO_RELEASE);
    expect((await fetch(`${server.url}/download/mac/update`)).status).toBe(404);
    expect((await fetch(`${server.url}/download/mac`)).status).toBe(200);
  });

  it('is not offered where a release has none', async () => {
    folder.writeManifest({ mac: entry() });
    expect(await update(MAC)).toMatchObject(NO_RELEASE);
  });

  it.each(['', 'not base64 at all', 'QQ=='])(
    'leaves the last good manifest where its signature is %j',
    async (signature) => {
      folder.writeManifest({ mac: entry() });
      await update(MAC);
      folder.writeManifest({ mac: { ...entry(), version: '2.0.0', update: { ...signedFile('a.tar.gz'), signature } } });
      const answer = await server.client.getReleases({});
      expect(answer).toMatchObject({ ok: true, value: { mac: { version: '1.0.0' } } });
    },
  );

  it('may be elsewhere', async () => {
    const { path: _, ...facts } = signedFile('Vayl-1.0.0.app.tar.gz');
    const url = 'https://files.example/Vayl-1.0.0.app.tar.gz';
    folder.writeManifest({ mac: { ...entry(), update: { ...facts, url } } });
    expect(await update(MAC)).toMatchObject({ ok: true, value: { url } });
  });
});
