import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { until } from './app.ts';
import type { Screen } from './screen.ts';

/** The system's keychain, open as it is for a person who has logged in. */
export async function openKeychain({ programs, env }: Screen): Promise<void> {
  const options = ['--foreground', '--unlock', '--components=secrets'];
  programs.start('gnome-keyring-daemon', options, env).stdin.end('a password of the test\n');
  const ask = ['--session', '--print-reply', '--dest=org.freedesktop.DBus', '/org/freedesktop/DBus'];
  await until('the keychain', async () => {
    const question = [...ask, 'org.freedesktop.DBus.NameHasOwner', 'string:org.freedesktop.secrets'];
    const { stdout } = await promisify(execFile)('dbus-send', question, { env: { ...process.env, ...env } });
    return stdout.includes('true');
  });
}
