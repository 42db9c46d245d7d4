import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHost } from './host.ts';

const FILES = {
  'index.html': '<title>landing</title>',
  'signup/index.html': '<title>signup</title>',
  'memecoin-bailout/index.html': '<title>tokens</title>',
  '__unmatched/index.html': '<title>landing, unmatched</title>',
  'assets/app-abc.js': 'export const app = 1;',
  'sandbox/exercise.html': '<title>sandbox</title>',
  'video/film.mp4': '0123456789',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:someone@example',
};

let folder: string;
let host: Server;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vayl-host-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ path: request.url, from: request.headers['x-forwarded-for'] }));
  });
  host = createHost({ folder, serverUrl: await listening(server) });
  url = await listening(host);
});

afterAll(() => {
  for (const each of [host, server]) {
    each.close();
    each.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
});

describe('the static host', () => {
  it.each([
    ['/', 'landing'],
    ['/signup', 'signup'],
    ['/signup?ref=AB', 'signup'],
  ])('answers %s with its own page', async (path, title) => {
    const response = await fetch(url + path);
    expect(await response.text()).toBe(`<title>${title}</title>`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/nobody', '/nobody/knows', '/signup/deeper', '/%C3%A4'])(
    '[RD-46] answers the unknown address %s with the landing page, where it is',
    async (path) => {
      const response = await fetch(url + path, { redirect: 'manual' });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('landing, unmatched');
    },
  );

  it.each([
    '/assets/gone.js',
    '/sandbox/gone.html',
    '/audio/ambient/Serene%20Rain.mp3',
    '/signup.data',
    '/sitemap.xml',
    '/.env',
  ])('[RD-46] has no page for the missing file %s', async (path) => {
    expect((await fetch(url + path)).status).toBe(404);
  });

  it.each(['/..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2fhost.ts'])(
    'does not leave its folder for %s',
    async (path) => {
      expect(await (await fetch(url + path)).text()).not.toMatch(/name|root:|import/);
    },
  );

  it('refuses an address that is no text', async () => {
    expect((await fetch(`${url}/%E0%A4%A`)).status).toBe(400);
  });

  it.each(['//', '//?x=1', '//:99999999/'])('refuses %s, which is no address, and goes on', async (path) => {
    expect((await fetch(url + path)).status).toBe(400);
    expect((await fetch(url)).status).toBe(200);
  });

  it('takes nothing but questions', async () => {
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  });

  it.each([
    ['/coinrescue', 301, '/memecoin-bailout'],
    ['/coinrescue?from=mail', 301, '/memecoin-bailout?from=mail'],
    ['/terms', 301, '/terms-of-service'],
    ['/signup/?ref=AB', 308, '/signup?ref=AB'],
  ])('[RTE-08] leads %s on', async (path, status, to) => {
    const response = await fetch(url + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([status, to]);
  });

  it('keeps what carries a hash in its name for good, packed', async () => {
    const response = await fetch(`${url}/assets/app-abc.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe(FILES['assets/app-abc.js']);
  });

  it('says once what has not changed', async () => {
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it.each([
    ['bytes=0-3', 206, '0123'],
    ['bytes=7-', 206, '789'],
    ['bytes=-2', 206, '89'],
    ['bytes=2-99', 206, '23456789'],
  ])('plays a film from the middle: %s', async (range, status, text) => {
    const response = await fetch(`${url}/video/film.mp4`, { headers: { range } });
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it('refuses a part behind the end of a film', async () => {
    expect((await fetch(`${url}/video/film.mp4`, { headers: { range: 'bytes=90-' } })).status).toBe(416);
  });

  it('lets a popup answer the page that opened it, and nobody frame it', async () => {
    const { headers } = await fetch(url);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('lets code run in the sandbox without an origin, however it is opened, and only there', async () => {
    const policyOf = async (path: string) => (await fetch(url + path)).headers.get('content-security-policy');
    expect(await policyOf('/sandbox/exercise.html')).toBe("frame-ancestors 'self'; sandbox allow-scripts");
    for (const path of ['/', '/signup', '/sandbox', '/assets/app-abc.js']) {
      expect(await policyOf(path)).toBe("frame-ancestors 'self'");
    }
  });

  it.each(['/api/anything?x=1', '/auth-api/session', '/download/mac', '/webhooks/stripe'])(
    'hands %s to the server, with who asks',
    async (path) => {
      const response = await fetch(url + path, { headers: { 'x-forwarded-for': '198.51.100.7' } });
      expect(await response.text()).toMatch(/198\.51\.100\.7, .*127\.0\.0\.1/);
    },
  );

  it('says in the contract’s words that the server is away', async () => {
    const lonely = createHost({ folder, serverUrl: 'http://127.0.0.1:9' });
    const response = await fetch(`${await listening(lonely)}/api/me`);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ code: 'server/unavailable' });
    lonely.close();
    lonely.closeAllConnections();
  });
});

async function listening(each: Server): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<void>();
  each.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = each.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}
