import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from './harness/app.ts';
import { pause } from './harness/clock.ts';
import { click } from './harness/person.ts';
import { endProgram } from './harness/programs.ts';
import { MICROPHONE } from './harness/screen.ts';
import { openVeiledScreen, switchOn, type VeiledScreen } from './harness/veil.ts';

const PICTURES = join(import.meta.dirname, '../../.reports/pictures');

let veiled: VeiledScreen;
beforeEach(async () => {
  veiled = await openVeiledScreen();
});
afterEach(() => veiled.screen.close());

const words = async () => String(await veiled.app.driver.run('return document.body.innerText'));
const says = (text: string) => until(text, async () => (await words()).includes(text));
const isLit = () => until('light', () => veiled.watch.isLit(veiled.dark));
const isDark = () => until('dark', () => veiled.watch.last(500).length > 10 && !veiled.watch.isLit(veiled.dark));
const record = () => {
  const { programs, env } = veiled.screen;
  const recorder = programs.start('parec', ['-d', MICROPHONE, '--raw'], env);
  // Nobody listens to it.
  recorder.stdout.resume();
  return recorder;
};

async function keepPicture(name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await veiled.screen.picture(join(PICTURES, `${name}.png`));
}

describe('a call at the same computer', () => {
  it('pauses the light, says why, and gives it back when it is over', async () => {
    await switchOn(veiled);
    const call = record();
    await says('Paused: microphone in use');
    await isDark();
    await keepPicture('presence-paused');
    await endProgram(call);
    await isLit();
    expect(await words()).not.toContain('Paused');
  }, 120_000);

  it('keeps a session that is stopped in its pause dark when it is over', async () => {
    await switchOn(veiled);
    const call = record();
    await says('Paused: microphone in use');
    await click(veiled.app.driver, 'button', 'Stop the light');
    await endProgram(call);
    // Twice as long as a signal has to be gone.
    await pause(12_000);
    expect(veiled.watch.isLit(veiled.dark)).toBe(false);
    expect(await words()).toContain('Veil off');
  }, 120_000);

  it('refuses a start with its reason, and starts for whoever insists', async () => {
    const call = record();
    await click(veiled.app.driver, 'button', 'Timing');
    await says('Now it would rest: microphone in use.');
    await keepPicture('presence-timing');
    await click(veiled.app.driver, 'button', 'Session');
    await click(veiled.app.driver, 'switch', 'Session');
    await says('Not now');
    expect(veiled.watch.isLit(veiled.dark)).toBe(false);
    await click(veiled.app.driver, 'button', 'Start anyway, this once');
    await isLit();
    await endProgram(call);
  }, 120_000);
});
