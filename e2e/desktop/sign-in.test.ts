import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDatabase, stopDatabase } from '../../tools/database/cluster.ts';
import { withBuiltSite } from '../../tools/site/build-site.ts';
import { type RunningSite, startSite } from '../../tools/site/start-site.ts';
import { answerProvider, openProvider } from '../harness/providers.ts';
import { type App, PROGRAM, startApp, until } from './harness/app.ts';
import { openKeychain } from './harness/keychain.ts';
import { answerNoAndGoOn, click, windowSays } from './harness/person.ts';
import { openScreen, type Screen } from './harness/screen.ts';
import { installBrowser, type SystemBrowser, script } from './harness/system-browser.ts';

const BUILD_MS = 300_000;
/** A browser is started beside the app, and each waits for the other. */
const WITH_BROWSER = { timeout: 120_000 };

let running: RunningSite;
let wasRunning: boolean;
let screen: Screen;
let browser: SystemBrowser;
let app: App;

beforeAll(async () => {
  ({ wasRunning } = await startDatabase());
  running = await withBuiltSite(() => startSite({ hasRelease: false, provider: 'none' }));
}, BUILD_MS);

afterAll(async () => {
  await running.stop();
  if (!wasRunning) stopDatabase();
});

beforeEach(async () => {
  const { site } = running.addresses;
  const bare = await openScreen();
  screen = { ...bare, env: { ...bare.env, VAYL_SERVER: site } };
  await openKeychain(screen);
});

afterEach(async () => {
  await browser.close();
  await screen.close();
});

/** The app, and a system that knows which program our links belong to. */
async function open(linkProgram: string): Promise<void> {
  browser = await installBrowser(screen, { site: running.addresses.site, linkProgram });
  app = await startApp(screen);
  await answerNoAndGoOn(app.driver);
  await goToAccount();
}

async function goToAccount(): Promise<void> {
  await app.driver.run(
    `[...document.querySelectorAll('nav button')].find((one) => one.textContent === 'Account')?.click()`,
  );
}

/** Signs in at the site by the provider, and says yes to the app. */
async function approve(page: Page, email: string): Promise<void> {
  const popup = await openProvider(page, () => page.getByRole('button', { name: 'Sign in with Google' }).click());
  await answerProvider(popup, { email });
  await page.getByRole('button', { name: 'Sign the app in' }).click();
}

const newEmail = (): string => `ada-${randomUUID().slice(0, 13)}@people.example`;

/** Where the person is signed in, as their browser sees it. */
async function devicesOf(page: Page): Promise<readonly unknown[]> {
  const text = await page.evaluate(async () => (await fetch('/api/sessions')).text());
  const answer: unknown = JSON.parse(text);
  const sessions = typeof answer === 'object' && answer !== null && 'sessions' in answer ? answer.sessions : [];
  return Array.isArray(sessions) ? sessions.map((one: { device?: unknown }) => one.device) : [];
}

describe('signing the app in', WITH_BROWSER, () => {
  it('[RD-57] [RD-84] goes through the system’s browser, comes back by a link, stays after a restart, and ends', async () => {
    const email = newEmail();
    await open(PROGRAM);
    await click(app.driver, 'button', 'Sign in');
    const page = await browser.page('/connect');
    await approve(page, email);
    await windowSays(app.driver, email);
    expect(await devicesOf(page)).toHaveLength(2);
    await screen.picture('.reports/desktop-signed-in.png');

    await app.end();
    app = await startApp(screen);
    await goToAccount();
    await windowSays(app.driver, email);

    await click(app.driver, 'button', 'Sign out');
    await windowSays(app.driver, 'Not signed in');
    expect(await devicesOf(page)).toHaveLength(1);
  });

  it('gives nothing to another program that takes our links: the code alone is worth nothing', async () => {
    const stolen = join(screen.env['HOME'] ?? '', 'stolen');
    await open(script(join(screen.env['HOME'] ?? '', 'thief'), [`printf '%s' "$1" > '${stolen}'`]));
    await click(app.driver, 'button', 'Sign in');
    const page = await browser.page('/connect');
    await approve(page, newEmail());
    await until('the thief', () => existsSync(stolen) && readFileSync(stolen, 'utf8') !== '');
    const link = readFileSync(stolen, 'utf8');

    const exchange = await fetch(`${running.addresses.site}/api/connect/exchange`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        code: new URL(link).searchParams.get('code'),
        verifier: randomBytes(32).toString('base64url'),
      }),
    });
    expect(exchange.status).toBe(400);
    expect(await exchange.json()).toMatchObject({ code: 'connect/code-refused' });
    // The try has used it up, for whoever comes with it now.
    execFile(PROGRAM, [link], { env: { ...process.env, ...screen.env } });
    await windowSays(app.driver, 'This sign-in code has expired or was used already');
    expect(await devicesOf(page)).toHaveLength(1);
  });
});
