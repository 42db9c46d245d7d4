import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build, createServer, preview } from 'vite';

const VIEWPORT = { width: 320, height: 240 };

export interface MeasuredPage {
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/** Debian's Chromium on a measuring page, served from source out of its folder. The page says when it is ready. */
export async function openPage(folder: string): Promise<MeasuredPage> {
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'error',
    // A file that changes while a measure runs must not reload the page under it.
    server: { host: '127.0.0.1', port: 0, fs: { strict: false }, hmr: false, watch: null },
  });
  await server.listen();
  return visit(server.resolvedUrls?.local[0], () => server.close());
}

/** The same, built as people get it: where libraries take their time differently while they are developed with. */
export async function openBuiltPage(folder: string): Promise<MeasuredPage> {
  const outDir = mkdtempSync(join(tmpdir(), 'vayl-measured-'));
  const options = { root: folder, configFile: false, logLevel: 'error' } as const;
  await build({ ...options, build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...options, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  return visit(server.resolvedUrls?.local[0], async () => {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  });
}

async function visit(address: string | undefined, stopServing: () => Promise<void>): Promise<MeasuredPage> {
  if (address === undefined) throw new Error('the measuring page has no address');
  const browser = await launch();
  const page = await browser.newPage({ viewport: VIEWPORT, deviceScaleFactor: 1 });
  await page.goto(address);
  await page.waitForFunction(() => 'bench' in globalThis);
  return {
    page,
    close: async () => {
      await browser.close();
      await stopServing();
    },
  };
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--autoplay-policy=no-user-gesture-required',
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
