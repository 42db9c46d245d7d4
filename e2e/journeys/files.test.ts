import { describe, expect, it } from 'vitest';
import { ROUTES } from '../harness/routes.ts';
import { released } from '../harness/stack.ts';

const get = (path: string): Promise<Response> => fetch(`${released.site}${path}`, { redirect: 'manual' });

describe('what is not a page', () => {
  it.each([
    '/assets/nothing.js',
    '/assets/nothing',
    '/audio/nothing.mp3',
    '/icons/nothing.png',
    '/video/nothing.mp4',
    '/og/nothing.png',
    '/nothing.js',
    '/nothing.css',
    '/nothing.png',
    '/nothing.json',
    '/signup.data',
    '/_root.data',
    '/.env',
  ])('[RD-46] a file that is not there is missing, and never the landing page: %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<html');
  });

  it.each(['/api/nothing', '/api', '/auth-api/nothing', '/webhooks/nothing'])(
    '[RD-46] an unknown call is refused as a call: %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'request/not-found' });
    },
  );

  it.each(['/download/mac', '/download/windows'])('[RD-46] %s is a file', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    await response.body?.cancel();
  });
});

describe('what search engines read', () => {
  it('the site map lists exactly the pages that may be listed', async () => {
    const response = await get('/sitemap.xml');
    expect(response.headers.get('content-type')).toContain('xml');
    const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    expect(listed.toSorted()).toEqual(
      ROUTES.filter(({ isIndexed }) => isIndexed)
        .map(({ path }) => path)
        .toSorted(),
    );
  });

  it('robots.txt is a text that names the site map', async () => {
    const response = await get('/robots.txt');
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toMatch(/^User-agent: \*$[\s\S]*^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  });

  it('the icons and the manifest that every page names are there', async () => {
    const html = await (await get('/')).text();
    const named = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    );
    expect(named.length).toBeGreaterThanOrEqual(4);
    const statuses = await Promise.all(named.map(async (href) => (await get(href)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe('how pages are sent', () => {
  it.each(['/', '/signup', '/nothing-here', '/assets/nothing.js', '/coinrescue'])(
    '%s is sent with the headers that protect it',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toContain('frame-ancestors');
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it.each(ROUTES.map(({ path }) => path))('%s runs no script that the build did not write', async (path) => {
    const html = await (await get(path)).text();
    const [, policy = ''] = /<head><meta http-equiv="content-security-policy" content="([^"]+)"/i.exec(html) ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|\*|https?:/);
  });

  it('keeps for ever what is named by its content, and asks again for pages', async () => {
    const page = await get('/');
    const [asset = ''] = /\/assets\/[^"]+\.js/.exec(await page.text()) ?? [];
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect((await get(asset)).headers.get('cache-control')).toContain('immutable');
  });
});
