import { type Browser, chromium, type Page } from 'playwright';
import { createServer } from 'vite';

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
  const browser = await launch();
  const page = await browser.newPage({ viewport: VIEWPORT, deviceScaleFactor: 1 });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the measuring page has no address');
  await page.goto(address);
  await page.waitForFunction(() => 'bench' in globalThis);
  return {
    page,
    close: async () => {
      await browser.close();
      await server.close();
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
