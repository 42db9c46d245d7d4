import { spawn } from 'node:child_process';
import type { Screen } from './screen.ts';

const SIDE_PX = 16;
const FRAME_BYTES = SIDE_PX * SIDE_PX * 3;
const FRAMES_PER_SECOND = 60;
/** Two levels of 255: what rounding can do. */
const SAME_LEVELS = 2;

interface Seen {
  readonly atMs: number;
  /** Mean of red, green and blue over a small square, 0 to 255. */
  readonly level: number;
}

/** Watches a small square of the screen, as the compositor shows it. */
export class LightWatch {
  readonly seen: Seen[] = [];
  readonly #stop: () => void;

  constructor({ env }: Screen, { x, y }: { readonly x: number; readonly y: number }) {
    const size = `${SIDE_PX}x${SIDE_PX}`;
    const grab = ['-f', 'x11grab', '-draw_mouse', '0', '-framerate', String(FRAMES_PER_SECOND), '-video_size', size];
    const raw = ['-fflags', 'nobuffer', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-flush_packets', '1', '-'];
    const ffmpeg = spawn('ffmpeg', ['-v', 'error', ...grab, '-i', `${env['DISPLAY']}+${x},${y}`, ...raw], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let rest = Buffer.alloc(0);
    ffmpeg.stdout.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      for (; rest.length >= FRAME_BYTES; rest = rest.subarray(FRAME_BYTES)) this.#see(rest.subarray(0, FRAME_BYTES));
    });
    this.#stop = () => ffmpeg.kill('SIGKILL');
  }

  #see(frame: Buffer): void {
    let sum = 0;
    for (const value of frame) sum += value;
    this.seen.push({ atMs: performance.now(), level: sum / frame.length });
  }

  /** What was seen in the last so many milliseconds. */
  last(ms: number): readonly Seen[] {
    const fromMs = performance.now() - ms;
    return this.seen.filter(({ atMs }) => atMs >= fromMs);
  }

  /** When the last frame was seen that differs from how the screen is without light. */
  lastLitMs(darkLevel: number): number {
    const lit = this.seen.findLast(({ level }) => Math.abs(level - darkLevel) > SAME_LEVELS);
    return lit?.atMs ?? Number.NEGATIVE_INFINITY;
  }

  end(): void {
    this.#stop();
  }
}

export function spreadOf(seen: readonly Seen[]): number {
  const levels = seen.map(({ level }) => level);
  return Math.max(...levels) - Math.min(...levels);
}
