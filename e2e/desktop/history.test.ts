import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { startApp, until } from './harness/app.ts';
import { click, goTo, windowSays } from './harness/person.ts';
import type { Screen } from './harness/screen.ts';
import { openVeiledScreen, switchOn, type VeiledScreen } from './harness/veil.ts';

let veiled: VeiledScreen | undefined;

afterEach(async () => {
  await veiled?.screen.close();
});

const homeOf = ({ env }: Screen): string => String(env['HOME']);
const fileOf = (screen: Screen): string => join(homeOf(screen), '.config/app.vayl.desktop/history.db');

/** What lies in the file, while the app has it open. */
function sessionsIn(screen: Screen): readonly Record<string, unknown>[] {
  if (!existsSync(fileOf(screen))) return [];
  const database = new DatabaseSync(fileOf(screen), { readOnly: true });
  try {
    return database.prepare('SELECT id, used_seconds, ended_by, delivered FROM session').all();
  } finally {
    database.close();
  }
}

describe('the history at a real screen', () => {
  it('is written while a session runs, outlives an app that is killed, and leaves no byte once it is deleted', async () => {
    veiled = await openVeiledScreen();
    const { screen, app } = veiled;
    await switchOn(veiled);
    await until('a session in the file', () => Number(sessionsIn(screen)[0]?.['used_seconds'] ?? 0) >= 5);
    expect(sessionsIn(screen)).toMatchObject([{ ended_by: null }]);
    await app.end();
    const { driver } = await startApp(screen);
    await until('the session to be closed', () => sessionsIn(screen)[0]?.['ended_by'] === 'app-ended');
    await goTo(driver, 'History');
    await windowSays(driver, '1 session in all');
    await click(driver, 'button', 'Export as CSV');
    await windowSays(driver, 'vayl-history.csv');
    const [exported] = readdirSync(homeOf(screen), { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('vayl-history.csv'),
    );
    const id = String(sessionsIn(screen)[0]?.['id']);
    expect(readFileSync(join(homeOf(screen), exported ?? ''), 'utf8')).toContain(id);
    expect(readFileSync(fileOf(screen)).includes(id)).toBe(true);
    await click(driver, 'button', 'Delete everything');
    await until('the question to be answered', async () => {
      const answered = await driver.run(`
        const own = [...document.querySelectorAll('[role=dialog] button')];
        const yes = own.find((one) => one.textContent === 'Delete everything');
        yes?.click();
        return yes !== undefined;`);
      return answered === true;
    });
    await windowSays(driver, 'Your first session will be drawn here.');
    const bytes = readFileSync(fileOf(screen));
    expect([bytes.includes(id), bytes.includes('app-ended'), bytes.includes('litSeconds')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(readdirSync(join(fileOf(screen), '..')).filter((name) => name.startsWith('history.db'))).toEqual([
      'history.db',
    ]);
  }, 120_000);
});
