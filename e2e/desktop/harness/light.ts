import { join } from 'node:path';
import { monotonicToMs } from './clock.ts';
import { endProgram, type Program } from './programs.ts';
import type { Screen } from './screen.ts';

const PROBE = join(import.meta.dirname, '../programs/screen-probe.py');
/** Two levels of 255: what rounding can do. */
const SAME_LEVELS = 2;

/** Red, green and blue, 0 to 255: the mean over a small square. */
export type Levels = readonly [red: number, green: number, blue: number];

export interface Seen {
  readonly atMs: number;
  readonly levels: Levels;
}

/** Watches a small square of the screen, as the compositor shows it, some hundred times a second. */
export class LightWatch {
  readonly seen: Seen[] = [];
  readonly #probe: Program;
  #hearPressed: (atMs: number) => void = () => undefined;

  constructor({ env, programs }: Screen, { x, y }: { readonly x: number; readonly y: number }) {
    const args = [PROBE, String(x), String(y)];
    this.#probe = programs.startAndListen('/usr/bin/python3', args, env, (line) => {
      const [what, ns, red, green, blue] = line.split(' ');
      const atMs = monotonicToMs(Number(ns));
      if (what === 'pressed') this.#hearPressed(atMs);
      else this.seen.push({ atMs, levels: [Number(red), Number(green), Number(blue)] });
    });
  }

  /** Presses keys together, and says when. */
  press(...keys: string[]): Promise<number> {
    return new Promise((resolve) => {
      this.#hearPressed = resolve;
      this.#probe.stdin.write(`key ${keys.join(' ')}\n`);
    });
  }

  /** What was seen in the last so many milliseconds. */
  last(ms: number): readonly Seen[] {
    const fromMs = performance.now() - ms;
    return this.seen.filter(({ atMs }) => atMs >= fromMs);
  }

  /** When the last frame was seen that differs from how the screen is without light. */
  lastLitMs(dark: Levels): number {
    const lit = this.seen.findLast(({ levels }) => differenceOf(levels, dark) > SAME_LEVELS);
    return lit?.atMs ?? Number.NEGATIVE_INFINITY;
  }

  /** Whether there is light now. */
  isLit(dark: Levels): boolean {
    return this.lastLitMs(dark) > performance.now() - 250;
  }

  async end(): Promise<void> {
    await endProgram(this.#probe);
  }
}

/** In the channel where it is largest. */
function differenceOf(one: Levels, other: Levels): number {
  return Math.max(...one.map((level, channel) => Math.abs(level - (other[channel] ?? 0))));
}

/** How far the levels move, in the channel where they move most. */
export function spreadOf(seen: readonly Seen[]): number {
  const spreads = [0, 1, 2].map((channel) => {
    const levels = seen.map(({ levels: all }) => all[channel] ?? 0);
    return Math.max(...levels) - Math.min(...levels);
  });
  return Math.max(...spreads);
}
