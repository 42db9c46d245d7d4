import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startDatabase, stopDatabase } from '../../tools/database/cluster.ts';
import { type RunningServer, startServer } from '../../tools/site/start-server.ts';
import { CLIENT_ID } from '../harness/calendar/oauth-stand-in.ts';
import { type RunningCalendars, startCalendars } from '../harness/calendar/start-calendars.ts';
import { type App, startApp, until } from './harness/app.ts';
import { connectionsAway } from './harness/connections.ts';
import { readKept } from './harness/kept.ts';
import { openKeychain } from './harness/keychain.ts';
import { type LoggingProxy, proxyEnvironment, startLoggingProxy } from './harness/logging-proxy.ts';
import { answerNoAndGoOn, askHelios, click, goTo, windowSays } from './harness/person.ts';
import { openScreen, type Screen } from './harness/screen.ts';
import { installPageCatcher } from './harness/system-browser.ts';

/** In the title of an event, and in nothing that leaves the computer. */
const CANARY = 'Zanzibar merger 4711';
const BUILD_MS = 120_000;
const HOUR_MS = 3_600_000;

const Departures = z.object({
  fields: z.object({
    departures: z.array(
      z.object({
        host: z.string(),
        purpose: z.string(),
        sentBytes: z.number(),
        receivedBytes: z.number(),
        status: z.number(),
      }),
    ),
  }),
});

let server: RunningServer;
let wasRunning: boolean;
let calendars: RunningCalendars;
let proxy: LoggingProxy;
let screen: Screen;
let app: App;
let pages: ReturnType<typeof installPageCatcher>;

beforeAll(async () => {
  ({ wasRunning } = await startDatabase());
  server = await startServer({ publicUrl: 'http://vayl.test', hasRelease: false, provider: 'none' });
}, BUILD_MS);

afterAll(async () => {
  await server.stop();
  if (!wasRunning) stopDatabase();
});

beforeEach(async () => {
  calendars = await startCalendars();
  proxy = await startLoggingProxy({
    'vayl.test': server.addresses.server,
    'google.test': calendars.google.url,
    'microsoft.test': calendars.microsoft.url,
  });
  const bare = await openScreen();
  const proxied = proxyEnvironment(proxy.url);
  const stands = {
    VAYL_SERVER: 'http://vayl.test',
    VAYL_GOOGLE: 'http://google.test',
    VAYL_MICROSOFT: 'http://microsoft.test',
  };
  const clients = { VAYL_GOOGLE_CLIENT_ID: CLIENT_ID, VAYL_MICROSOFT_CLIENT_ID: CLIENT_ID };
  screen = { ...bare, env: { ...bare.env, ...proxied, ...stands, ...clients } };
  await openKeychain(screen);
  pages = installPageCatcher(screen);
  app = await startApp(screen);
  await answerNoAndGoOn(app.driver);
});

afterEach(async () => {
  await screen.close();
  await proxy.stop();
  await calendars.stop();
});

function soon(hours: number): string {
  return new Date(Date.now() + hours * HOUR_MS).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** The person says yes at the provider, and their browser goes where it is sent. Gives what was asked for. */
async function connect(provider: 'google' | 'microsoft', name: string): Promise<URLSearchParams> {
  await goTo(app.driver, 'Settings');
  await click(app.driver, 'button', `Connect ${name}`);
  const asked = await pages.next();
  const consent = await fetch(new URL(`${asked.pathname}${asked.search}`, calendars[provider].url), {
    redirect: 'manual',
  });
  const back = await fetch(consent.headers.get('location') ?? '');
  expect(await back.text()).toContain('go back to Vayl');
  await windowSays(app.driver, `${name} is connected`);
  return asked.searchParams;
}

/** Somebody who is signed up, and approves the code that the app shows. */
async function signInByCode(): Promise<void> {
  await goTo(app.driver, 'Account');
  await click(app.driver, 'button', 'Type a code instead');
  await windowSays(app.driver, 'Type this code');
  const code = String(await app.driver.run(`return document.querySelector('.account-view-code').textContent`));
  const at = (path: string) => new URL(path, server.addresses.server);
  const email = `ada-${Date.now()}@people.example`;
  const headers = { 'content-type': 'application/json', origin: 'http://vayl.test' };
  const body = JSON.stringify({ email, password: 'plum-harbour-quiet-91', name: '' });
  const signedUp = await fetch(at('/auth-api/sign-up/email'), { method: 'POST', headers, body });
  const { token } = z.object({ token: z.string() }).parse(await signedUp.json());
  const approved = await fetch(at(`/api/device/${encodeURIComponent(code)}`), {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: JSON.stringify({ isApproved: true }),
  });
  expect(approved.ok).toBe(true);
  await windowSays(app.driver, email);
}

interface Request {
  readonly host: string;
  readonly sentBytes: number;
  readonly receivedBytes: number;
  readonly status: number;
}
const lines = (requests: readonly Request[]): readonly string[] =>
  requests
    .map(({ host, sentBytes, receivedBytes, status }) => `${host} ${sentBytes} ${receivedBytes} ${status}`)
    .toSorted();

const ledger = async () => {
  const kept = await readKept(app.driver);
  return Departures.parse(JSON.parse(kept.get('vayl.departures') ?? '{"fields":{"departures":[]}}')).fields.departures;
};

/** Both have written down the same, once nothing is on its way. */
async function agree(): Promise<void> {
  await until('the same list', async () => String(lines(await ledger())) === String(lines(proxy.carried)));
}

describe('a day with a network', () => {
  it('[AUTH-08] [RD-58] is told by the app’s own ledger as a proxy saw it, and no word of a calendar is in it', async () => {
    calendars.google.standIn.put(
      { id: 'a', title: CANARY, from: soon(1), to: soon(2), guests: 3 },
      { id: 'b', title: `Focus on ${CANARY}`, from: soon(2), to: soon(4) },
      { id: 'c', title: `${CANARY}, again`, from: soon(5), to: soon(6) },
    );
    calendars.microsoft.standIn.put(
      { id: 'a', title: `Outlook: ${CANARY}`, from: soon(0.5), to: soon(0.75), guests: 1 },
      { id: 'b', title: 'Second', from: soon(8), to: soon(9) },
      { id: 'c', title: 'Third', from: soon(10), to: soon(11) },
    );
    const asked = await connect('google', 'Google');
    expect(asked.get('scope')).toBe('https://www.googleapis.com/auth/calendar.readonly');
    await windowSays(app.driver, CANARY);
    const alsoAsked = await connect('microsoft', 'Microsoft');
    expect(alsoAsked.get('scope')).toBe('https://graph.microsoft.com/Calendars.Read offline_access');
    await windowSays(app.driver, `Outlook: ${CANARY}`);
    await app.driver.run(`document.querySelector('.calendar').scrollIntoView()`);
    await screen.picture('.reports/desktop-calendar.png');

    await click(app.driver, 'button', 'Show the file');
    await windowSays(app.driver, '"displays"');
    const diagnostics = String(await app.driver.run(`return document.querySelector('.diagnostics-file').innerText`));
    expect(diagnostics).not.toContain('Zanzibar');

    await signInByCode();
    await askHelios(app.driver, 'I need deep focus for coding');
    await windowSays(app.driver, 'Undo');
    await goTo(app.driver, 'Session');
    await click(app.driver, 'switch', 'Session');
    await until('a lease of minutes', async () => (await ledger()).some(({ purpose }) => purpose === 'minutes'));
    await click(app.driver, 'switch', 'Session');

    // What Google holds ends before its time: another is fetched, and after a restart too.
    calendars.google.standIn.oauth.endShortKeys();
    await agree();
    await app.end();
    app = await startApp(screen);
    await goTo(app.driver, 'Settings');
    await windowSays(app.driver, CANARY);
    await windowSays(app.driver, `Outlook: ${CANARY}`);
    expect(calendars.google.standIn.oauth.refreshes).toBe(1);

    await click(app.driver, 'button', 'Disconnect Google');
    await click(app.driver, 'button', 'Disconnect Microsoft');
    await windowSays(app.driver, 'Microsoft still lists this app');
    await until('the key to be taken back', () => calendars.google.standIn.oauth.lastingKeys === 0);
    expect(String(await app.driver.run('return document.body.innerText'))).not.toContain('Zanzibar');

    await agree();
    expect(lines(await ledger())).toEqual(lines(proxy.carried));
    expect(proxy.refused).toEqual([]);
    const purposes = new Set((await ledger()).map(({ purpose }) => purpose));
    expect([...purposes].toSorted()).toEqual([
      'account',
      'calendar-events',
      'calendar-sign-in',
      'helios',
      'minutes',
      'subscription',
    ]);
    await until('the sum', async () => {
      const text = String(await app.driver.run('return document.body.innerText'));
      return text.includes(`${proxy.carried.length} requests to 3 addresses`);
    });
    await app.driver.run(`document.querySelector('.ledger').scrollIntoView()`);
    await screen.picture('.reports/desktop-ledger.png');

    for (const { host, sent } of proxy.carried) expect(sent, host).not.toMatch(/Zanzibar|merger|guest-\d/);
    // What opens a calendar is shown to its provider alone.
    const toUs = proxy.carried.filter(({ host }) => host === 'vayl.test').map(({ sent }) => sent);
    expect(toUs.length).toBeGreaterThan(3);
    expect(toUs.join('\n')).not.toMatch(/short-|lasting-/);
    const kept = JSON.stringify([...(await readKept(app.driver))]);
    expect(kept).not.toMatch(/Zanzibar|short-|lasting-/);
    expect(connectionsAway({ pid: app.processes().shell, name: 'vayl' })).toEqual([]);

    await click(app.driver, 'button', 'Clear the list');
    await windowSays(app.driver, 'The list is empty.');
    expect(await ledger()).toEqual([]);
  }, 180_000);

  it('[RD-58] ends for a calendar whose app was removed at its provider, and says what to do', async () => {
    calendars.google.standIn.put({ id: 'a', title: CANARY, from: soon(1), to: soon(2) });
    await connect('google', 'Google');
    await windowSays(app.driver, CANARY);
    calendars.google.standIn.oauth.forgetApp();
    await app.end();
    app = await startApp(screen);
    await goTo(app.driver, 'Settings');
    await windowSays(app.driver, 'Google does not let this app in any more. Connect again.');
    expect((await ledger()).at(0)).toMatchObject({ purpose: 'calendar-sign-in', status: 400 });
  });
});
