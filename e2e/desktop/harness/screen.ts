import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Environment, Programs } from './programs.ts';

export interface Screen {
  readonly env: Environment;
  readonly programs: Programs;
  /** Plays the person's mouse and keys. */
  readonly xdotool: (...args: string[]) => Promise<void>;
  readonly picture: (path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A screen of its own with a window manager, a compositor, a message bus and a sound card; and a home that is new. */
export async function openScreen({ width = 900, height = 800 } = {}): Promise<Screen> {
  const programs = new Programs();
  const home = mkdtempSync(join(tmpdir(), 'vayl-desktop-'));
  const xvfb = ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '+extension', 'GLX'];
  const display = `:${await programs.startAndRead('Xvfb', xvfb, {})}`;
  const alone = { DISPLAY: display, HOME: home, XDG_RUNTIME_DIR: home, LIBGL_ALWAYS_SOFTWARE: '1' };
  const bus = await programs.startAndRead('dbus-daemon', ['--session', '--nofork', '--print-address'], alone);
  const env = { ...alone, DBUS_SESSION_BUS_ADDRESS: bus };
  programs.start('openbox', [], env);
  programs.start('picom', ['--backend', 'xrender', '--config', '/dev/null'], env);
  const sink = ['-L', 'module-native-protocol-unix', '-L', 'module-null-sink sink_name=probe'];
  programs.start('pulseaudio', ['-n', ...sink, '--exit-idle-time=-1'], env);
  const run = async (program: string, ...args: string[]) => {
    await promisify(execFile)(program, args, { env: { ...process.env, ...env } });
  };
  return {
    env,
    programs,
    xdotool: (...args) => run('xdotool', ...args),
    picture: (path) => run('import', '-window', 'root', path),
    close: async () => {
      await programs.end();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
