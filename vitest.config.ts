import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const BROWSER_TESTS = '**/*.browser.test.{ts,tsx}';
const NEVER = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];

// Those of an app play its part against the server in a process of its own.
const SERVER_TESTS = ['apps/server/**/*.test.ts', '{apps/desktop,deploy}/**/*.server.test.ts'];
const DESKTOP_TESTS = 'e2e/desktop/**/*.test.ts';
const INSTALLED_TESTS = 'e2e/installed/**/*.test.ts';

// Four kinds of test for the whole tree: pure code in Node, the server on real PostgreSQL, whatever needs a page in
// real Chromium, and journeys through the built site with all of it behind. A file chooses by its name and place, so that no list has to be kept here.
export default defineConfig({
  test: {
    // Room for a machine that is busy with something else; a test that hangs still ends.
    testTimeout: 30_000,
    reporters: ['default', 'json'],
    // Here, and not with its reporter: only so can a run of its own keep a report of its own.
    outputFile: '.reports/vitest.json',
    projects: [
      {
        test: {
          name: 'node',
          include: ['{packages,apps,tools,deploy}/**/*.test.{ts,tsx}'],
          exclude: [...NEVER, BROWSER_TESTS, ...SERVER_TESTS],
        },
      },
      {
        test: {
          name: 'server',
          include: SERVER_TESTS,
          exclude: NEVER,
          globalSetup: 'apps/server/test-helpers/database-for-tests.ts',
          // Passwords are hashed slowly on purpose, and a popup is a whole browser.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: [...NEVER, DESKTOP_TESTS, INSTALLED_TESTS],
          globalSetup: 'e2e/harness/global-setup.ts',
          // A person waits longer than a second for a page on a busy machine.
          expect: { poll: { timeout: 15_000 } },
          // A journey has a browser, a server and a database that may all be slow at once; what is broken stays broken.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'desktop',
          include: [DESKTOP_TESTS],
          exclude: NEVER,
          // Each has a screen, a compositor and an app of its own; two at once would starve each other.
          fileParallelism: false,
          // A machine that is held up for 300 ms puts the light out, as it should; such a try is played again.
          retry: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'installed',
          include: [INSTALLED_TESTS],
          exclude: NEVER,
          // A package is installed on this machine, and removed again.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Found before the first test: a library that turns up in the middle of a run reloads the page under it.
        optimizeDeps: {
          entries: [
            'packages/ui/src/**/*.tsx',
            'apps/workbench/src/**/*.tsx',
            'apps/desktop/src/controls/account/**/*.{ts,tsx}',
            'apps/web/src/features/practice/**/*.tsx',
          ],
        },
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
