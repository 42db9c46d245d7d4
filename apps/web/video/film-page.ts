import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type CDPSession, chromium } from 'playwright';
import { build, preview } from 'vite';
import { FILM } from './storyboard.ts';

export interface FilmPage {
  /** The samples of the film's sound: 48 kHz, two channels, 32 bits. */
  readonly sound: Buffer;
  /** Draws a frame and takes its picture. Frames are asked for in their order: each follows from the one before. */
  readonly picture: (frame: number) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** The film's page in Chromium, built into a folder and served from there. */
export async function openFilmPage(folder: string): Promise<FilmPage> {
  const root = join(import.meta.dirname, 'page');
  const common = { root, configFile: false, logLevel: 'error', build: { outDir: join(folder, 'page') } } as const;
  await build({ ...common, plugins: [react()] });
  const server = await preview({ ...common, preview: { host: '127.0.0.1', port: 0 } });
  const { pixelsPerPx, ...viewport } = FILM.page;
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      // Layers are put together by the processor: where there is no graphics card, its emulation takes many times as long.
      '--disable-gpu-compositing',
      // Without it the browser's pictures have one pixel to each CSS pixel, whatever the page was told.
      `--force-device-scale-factor=${pixelsPerPx}`,
    ],
  });
  const page = await browser.newPage({ viewport, deviceScaleFactor: pixelsPerPx });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the film has no address');
  const problems: Error[] = [];
  page.on('pageerror', (problem) => problems.push(problem));
  await page.goto(address);
  await page.waitForFunction(() => 'film' in globalThis);
  const samples = await page.evaluate(() => film.open());
  const session = await page.context().newCDPSession(page);
  let last = await shoot(session);
  return {
    sound: Buffer.from(samples, 'base64'),
    picture: async (frame) => {
      const isNew = await page.evaluate((wanted) => film.drawFrame(wanted), frame);
      const [problem] = problems;
      if (problem !== undefined) throw problem;
      if (isNew) last = await shoot(session);
      return last;
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

async function shoot(session: CDPSession): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}
