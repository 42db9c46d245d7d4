import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_NAME, PRODUCT_STATEMENT } from '@vayl/domain';
import { type Browser, chromium } from 'playwright';
import { createHost } from '../host/host.ts';
import { collectText } from './collect-text.ts';
import { plainText } from './plain-text.ts';

export interface PaperVersionsQuestion {
  /** The built site; the versions are written beside the pages. */
  readonly folder: string;
  readonly paths: readonly string[];
  readonly siteUrl: string;
}

/** A paper as plain text and as a PDF, both made from the page as it was built: they cannot say anything else. */
export async function writePaperVersions({ folder, paths, siteUrl }: PaperVersionsQuestion): Promise<void> {
  // Nothing that these pages show comes from the server.
  const host = createHost({ folder, serverUrl: 'http://127.0.0.1:9' });
  await once(host.listen(0, '127.0.0.1'), 'listening');
  const address = host.address();
  if (address === null || typeof address === 'string') throw new Error('the host of the build has no port');
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
  });
  try {
    for (const path of paths) {
      await writeVersions(browser, { path, folder, siteUrl, origin: `http://127.0.0.1:${address.port}` });
    }
  } finally {
    await browser.close();
    host.close();
  }
}

interface OnePaper {
  readonly path: string;
  readonly folder: string;
  readonly siteUrl: string;
  readonly origin: string;
}

async function writeVersions(browser: Browser, { path, folder, siteUrl, origin }: OnePaper): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  const blocks = await page.evaluate(collectText);
  writeFileSync(
    join(folder, `${path}.txt`),
    plainText({ blocks, address: `${siteUrl}${path}`, statement: PRODUCT_STATEMENT }),
  );
  // Links inside the document stay inside it; the others name the site and not the build's own host.
  await page.evaluate((site) => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      link.href = `${site}${link.getAttribute('href') ?? ''}`;
    }
  }, siteUrl);
  await page.pdf({
    path: join(folder, `${path}.pdf`),
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: footer(`${siteUrl}${path}`),
  });
  await page.close();
}

function footer(address: string): string {
  const style = 'width:100%;margin:0 28mm;display:flex;justify-content:space-between;font:7.5pt sans-serif;color:#555';
  return `<div style="${style}"><span>${PRODUCT_NAME} · ${address}</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`;
}
