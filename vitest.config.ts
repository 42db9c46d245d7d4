import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const BROWSER_TESTS = '**/*.browser.test.{ts,tsx}';
const NEVER = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];

// Two kinds of test for the whole tree: pure and server code in Node, whatever needs a page in real Chromium.
// A file chooses by its name, so that no list has to be kept here.
export default defineConfig({
  test: {
    // Room for a machine that is busy with something else; a test that hangs still ends.
    testTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: '.reports/vitest.json' }]],
    projects: [
      {
        test: {
          name: 'node',
          include: ['{packages,apps,tools}/**/*.test.{ts,tsx}'],
          exclude: [...NEVER, BROWSER_TESTS],
        },
      },
      {
        test: {
          name: 'browser',
          include: [`{packages,apps}/${BROWSER_TESTS}`],
          exclude: NEVER,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
                args: [
                  '--no-sandbox',
                  '--use-angle=swiftshader',
                  '--enable-unsafe-swiftshader',
                  // Sound is started by tests here, not by a person's click.
                  '--autoplay-policy=no-user-gesture-required',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                  '--no-first-run',
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
