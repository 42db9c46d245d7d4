import type { LaunchOptions } from 'playwright';

/** Debian's Chromium, drawing without a graphics card, and cut off from everybody but this machine. */
export const CHROMIUM: LaunchOptions & { readonly args: readonly string[] } = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Nothing leaves this machine: a page that asks somebody else for something fails where it can be seen.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
};
