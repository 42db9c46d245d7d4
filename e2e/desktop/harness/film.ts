import { once } from 'node:events';
import { flash } from '../../../tools/flash/flash.ts';
import { endProgram } from './programs.ts';
import type { Screen } from './screen.ts';

export interface FilmOptions {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** As often as two cores can film beside the app without holding it up; the compositor shows no more, either. */
const FRAMES_PER_SECOND = 30;

/** Films the whole screen as the compositor shows it, without losing anything. */
export async function filmScreen({ env, programs }: Screen, options: FilmOptions): Promise<void> {
  const { path, width, height, seconds } = options;
  const grab = ['-f', 'x11grab', '-draw_mouse', '0', '-framerate', String(FRAMES_PER_SECOND)];
  const size = ['-video_size', `${width}x${height}`, '-i', String(env['DISPLAY']), '-t', String(seconds)];
  const exact = ['-c:v', 'libx264rgb', '-preset', 'ultrafast', '-qp', '0', '-y', path];
  // Behind the app, which it must not hold up.
  const camera = programs.start(
    'nice',
    ['-n', '12', 'ffmpeg', '-v', 'error', '-nostdin', ...grab, ...size, ...exact],
    env,
  );
  await once(camera, 'exit');
  await endProgram(camera);
  if (camera.exitCode !== 0) throw new Error(`the camera ended with ${String(camera.exitCode)}`);
}

export interface Judgement {
  readonly isPassed: boolean;
  readonly lines: readonly string[];
}

/** The same judge as `pnpm flash`. */
export async function judgeFilm(path: string): Promise<Judgement> {
  const lines: string[] = [];
  const code = await flash([path], {
    print: (line) => lines.push(line),
    complain: (line) => lines.push(line),
    terminal: { isTTY: false, write: () => true },
    nowMs: () => performance.now(),
  });
  return { isPassed: code === 0, lines };
}
