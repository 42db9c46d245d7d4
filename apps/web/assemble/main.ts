// What the build adds to the pages: content policy, site map, feed, security.txt, icons, pictures for sharing, and the
// papers as plain text and PDF.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PRODUCT_NAME } from '@vayl/domain';
import { loadEnv } from 'vite';
import { PAPER_CHANGES } from '../content/paper-changes.content.ts';
import { isSandboxFile } from '../host/path-map.ts';
import { PAGE_LIST } from '../src/site/pages.ts';
import { securityEmailFrom } from '../src/site/security-mailbox.ts';
import { pictureOf, siteUrlFrom } from '../src/site/site-address.ts';
import { withContentPolicy } from './content-policy.ts';
import { createDrawer } from './draw.ts';
import { feed } from './feed.ts';
import { writePaperVersions } from './paper-versions.ts';
import { withScriptsAfterLooks } from './scripts-after-looks.ts';
import { robots, siteMap } from './search-files.ts';
import { securityText } from './security-text.ts';
import { sharePicture } from './share-picture.ts';

const APP = join(import.meta.dirname, '..');
const SITE = join(APP, 'dist/client');
const ICONS = {
  'icons/icon-32.png': 32,
  'icons/apple-touch-icon.png': 180,
  'icons/icon-192.png': 192,
  'icons/icon-512.png': 512,
};

const settings = loadEnv('production', APP, 'VITE_');
const siteUrl = siteUrlFrom(settings['VITE_SITE_URL']);
const policy = {
  scriptOrigins: originOf(settings['VITE_PERFORMANCE_SCRIPT_URL']),
  frameOrigins: originOf(settings['VITE_BOOKLET_URL']),
};

// Unknown addresses have a page of their own; a second fallback would only be the wrong one to configure.
rmSync(join(SITE, '__spa-fallback.html'), { force: true });
for (const file of readdirSync(SITE, { recursive: true, encoding: 'utf8' })) {
  // The sandbox brings its own policy, which also holds where nothing is assembled.
  if (!file.endsWith('.html') || isSandboxFile(file)) continue;
  write(file, withContentPolicy(withScriptsAfterLooks(readFileSync(join(SITE, file), 'utf8')), policy));
}
write('sitemap.xml', siteMap(siteUrl, PAGE_LIST));
write('robots.txt', robots(siteUrl));
write('feed.xml', feed({ siteUrl, changes: PAPER_CHANGES, pages: PAGE_LIST }));
const securityEmail = securityEmailFrom(settings['VITE_SECURITY_EMAIL']);
write('.well-known/security.txt', securityText({ siteUrl, email: securityEmail, nowMs: Date.now() }));
write('site.webmanifest', JSON.stringify(manifest()));

using drawer = await createDrawer();
const icon = readFileSync(join(APP, 'public/icons/icon.svg'), 'utf8');
for (const [file, widthPx] of Object.entries(ICONS)) write(file, drawer.png(icon, widthPx));
const shared = PAGE_LIST.filter(({ isIndexed }) => isIndexed);
for (const page of shared) write(pictureOf(page.path).slice(1), drawer.png(sharePicture(page), 1200));
const papers = PAGE_LIST.map(({ path }) => path).filter((path) => path.startsWith('/science/'));
await writePaperVersions({ folder: SITE, paths: papers, siteUrl });
process.stdout.write(`assemble: ${PAGE_LIST.length} pages, ${shared.length} pictures for sharing, as ${siteUrl}\n`);

function manifest(): object {
  const icons = [192, 512].map((size) => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  return { name: PRODUCT_NAME, short_name: PRODUCT_NAME, start_url: '/', display: 'browser', icons };
}

function originOf(address: string | undefined): string[] {
  return address === undefined || address === '' ? [] : [new URL(address).origin];
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(SITE, file)), { recursive: true });
  writeFileSync(join(SITE, file), content);
}
