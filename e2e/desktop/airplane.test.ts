import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../tools/network/free-port.ts';
import { until } from './harness/app.ts';
import { connectionsAway } from './harness/connections.ts';
import { readKept } from './harness/kept.ts';
import { proxyEnvironment } from './harness/logging-proxy.ts';
import { askHelios, click, goTo, windowSays } from './harness/person.ts';
import { installPageCatcher } from './harness/system-browser.ts';
import { openVeiledScreen, switchOn, type VeiledScreen } from './harness/veil.ts';
import { stopByKey } from './proofs/stop-key.ts';

let veiled: VeiledScreen | undefined;

afterEach(async () => {
  await veiled?.screen.close();
});

/** No name leads anywhere, and the only way out is shut. */
async function inTheAir(): Promise<Readonly<Record<string, string>>> {
  return {
    ...proxyEnvironment(`http://127.0.0.1:${await freePort()}`),
    VAYL_SERVER: 'http://vayl.test',
    VAYL_GOOGLE: 'http://google.test',
    VAYL_GOOGLE_CLIENT_ID: 'the-app-of-the-tests',
  };
}

describe('without any network', () => {
  it('a person has all of a session: light, Helios, every view, and the stop key', async () => {
    veiled = await openVeiledScreen({ env: await inTheAir() });
    const { app, screen } = veiled;
    const { driver } = app;
    await askHelios(driver, 'I need deep focus for coding');
    await windowSays(driver, 'Undo');
    await goTo(driver, 'Session');
    await switchOn(veiled);
    const views = String(
      await driver.run(`return [...document.querySelectorAll('nav button')].map((one) => one.textContent).join('\\n')`),
    );
    for (const view of views.split('\n')) {
      await goTo(driver, view);
      await until(
        `the view ${view}`,
        async () => String(await driver.run(`return document.querySelector('main h1')?.textContent`)) !== '',
      );
      const text = String(await driver.run(`return document.querySelector('main').innerText`));
      expect(text, view).not.toMatch(/cannot be reached|No connection/);
    }
    await goTo(driver, 'Session');
    // How soon is measured elsewhere.
    expect(await stopByKey(veiled)).toBeLessThan(1000);
    await goTo(driver, 'Account');
    await click(driver, 'button', 'Type a code instead');
    await windowSays(driver, 'The server cannot be reached.');
    const pages = installPageCatcher(screen);
    await goTo(driver, 'Settings');
    await windowSays(driver, 'no answer');
    await click(driver, 'button', 'Connect Google');
    // The browser gets nowhere either, and comes back with nothing; the person gives up.
    expect((await pages.next()).searchParams.get('redirect_uri')).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    await click(driver, 'button', 'Cancel');
    await windowSays(driver, 'Connect Google');
    const kept = (await readKept(driver)).get('vayl.departures') ?? '';
    expect(kept).toMatch(/"host":"vayl\.test","purpose":"account","sentBytes":0,"receivedBytes":0,"status":null/);
    expect(connectionsAway({ pid: app.processes().shell, name: 'vayl' })).toEqual([]);
  }, 120_000);
});
