import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

/** The same Chromium without a window's furniture takes half the time; where it is not installed, the whole one does. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Debian's Chromium, drawing without a graphics card, and cut off from everybody but this machine. */
export const CHROMIUM: LaunchOptions & { readonly args: readonly string[] } = {
  executablePath: process.env['CHROMIUM_PATH'] ?? PLACES.find((place) => existsSync(place)) ?? 'chromium',
  args: [
    '--no-sandbox',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    // Layers are put together by the processor: where there is no graphics card, its emulation takes many times as long.
    '--disable-gpu-compositing',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Nothing leaves this machine: a page that asks somebody else for something fails where it can be seen.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
};
