import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDisplay, openTwoDisplays } from './displays.ts';
import { type Environment, Programs } from './programs.ts';

export interface Screen {
  readonly env: Environment;
  readonly programs: Programs;
  /** Plays the person's mouse and keys; what it prints. */
  readonly xdotool: (...args: string[]) => Promise<string>;
  readonly picture: (path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The sound card's name; whoever records it adds `.monitor`. */
export const SINK = 'probe';
/** Its microphone, which hears nothing. */
export const MICROPHONE = 'desk';

/** A screen of its own with a window manager, a compositor, a message bus and a sound card; and a home that is new. */
export async function openScreen({ width = 900, height = 800, displays = 1 } = {}): Promise<Screen> {
  const programs = new Programs();
  const home = mkdtempSync(join(tmpdir(), 'vayl-desktop-'));
  const size = { width, height };
  const display = await (displays === 1 ? openDisplay(programs, size) : openTwoDisplays(programs, size, home));
  const alone = { DISPLAY: display, HOME: home, XDG_RUNTIME_DIR: home, LIBGL_ALWAYS_SOFTWARE: '1' };
  const bus = await programs.startAndRead('dbus-daemon', ['--session', '--nofork', '--print-address'], alone);
  // The system speaks on the same bus here, so that a test can say what it says.
  const env = { ...alone, DBUS_SESSION_BUS_ADDRESS: bus, DBUS_SYSTEM_BUS_ADDRESS: bus };
  programs.start('openbox', [], env);
  programs.start('picom', ['--backend', 'xrender', '--config', '/dev/null'], env);
  const sink = ['-L', 'module-native-protocol-unix', '-L', `module-null-sink sink_name=${SINK}`];
  const source = ['-L', `module-null-source source_name=${MICROPHONE}`];
  programs.start('pulseaudio', ['-n', ...sink, ...source, '--exit-idle-time=-1'], env);
  const run = async (program: string, ...args: string[]) => {
    const { stdout } = await promisify(execFile)(program, args, { env: { ...process.env, ...env } });
    return stdout;
  };
  return {
    env,
    programs,
    xdotool: (...args) => run('xdotool', ...args),
    picture: async (path) => void (await run('import', '-window', 'root', path)),
    close: async () => {
      await programs.end();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
