import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSigner } from '../../../../../tools/release/test-signer.ts';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const VERSION = /^version = "(.+)"$/m.exec(readFileSync(join(ROOT, 'apps/desktop/src-tauri/Cargo.toml'), 'utf8'))?.[1];

const temporary = () => mkdtempSync(join(tmpdir(), 'vayl-release-'));
const built = temporary();
const published = temporary();
const dmg = randomBytes(3000);
const app = randomBytes(2000);

let server: TestServer;
beforeAll(async () => {
  const { publicKey, sign } = makeSigner();
  const files = {
    [`Vayl_${VERSION}_universal.dmg`]: dmg,
    'Vayl.app.tar.gz': app,
    [`Vayl_${VERSION}_x64-setup.exe`]: dmg,
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(built, name), content);
    if (!name.endsWith('.dmg')) sign(join(built, name), String(VERSION));
  }
  execFileSync('node', ['tools/release/main.ts', 'publish', built, published, `v${VERSION}`], {
    cwd: ROOT,
    env: { ...process.env, VAYL_UPDATE_KEY: publicKey },
  });
  server = await startTestServer({ RELEASE_MANIFEST: join(published, 'releases.json') });
});
afterAll(() => server.stop());

describe('what the release workflow publishes', () => {
  it('[DL-11] [DL-12] [RD-46] is what the server gives to whoever downloads', async () => {
    const mac = await fetch(`${server.url}/download/mac`);
    expect(mac.headers.get('content-disposition')).toBe(`attachment; filename="Vayl-${VERSION}.dmg"`);
    expect(Buffer.from(await mac.arrayBuffer()).equals(dmg)).toBe(true);
    const windows = await fetch(`${server.url}/download/windows`);
    expect(windows.headers.get('content-disposition')).toBe(`attachment; filename="Vayl-${VERSION}.exe"`);
    expect(Buffer.from(await windows.arrayBuffer()).equals(dmg)).toBe(true);
  });

  it('is what the server offers to apps that are installed', async () => {
    const answer = await server.client.getUpdate({ params: { target: 'darwin', arch: 'aarch64' } });
    const sha256 = createHash('sha256').update(app).digest('hex');
    expect(answer).toMatchObject({ ok: true, value: { version: VERSION, bytes: app.length, sha256 } });
  });

  it('[RD-62] has nothing for Linux', async () => {
    expect(await server.client.getReleases({})).toMatchObject({ ok: true, value: { linux: null } });
  });
});
