import { PROGRAM } from '../harness/app.ts';
import { pause } from '../harness/clock.ts';
import { type Levels, LightWatch } from '../harness/light.ts';
import { endProgram } from '../harness/programs.ts';
import type { Screen } from '../harness/screen.ts';

const SETTLED_MS = 6000;
const SAME_LEVELS = 3;

/** From starting the program to its window as it then stays, at a place of the screen where the window lies. */
export async function timeStart(screen: Screen, at: { readonly x: number; readonly y: number }): Promise<number> {
  const watch = new LightWatch(screen, at);
  await pause(1000);
  const startedMs = performance.now();
  const app = screen.programs.start(PROGRAM, [], screen.env);
  await pause(SETTLED_MS);
  await endProgram(app);
  const seen = watch.seen.filter(({ atMs }) => atMs >= startedMs && atMs < startedMs + SETTLED_MS - 100);
  await watch.end();
  const last: Levels = seen.at(-1)?.levels ?? [0, 0, 0];
  const isOther = (levels: Levels) =>
    levels.some((level, channel) => Math.abs(level - (last[channel] ?? 0)) > SAME_LEVELS);
  if (!isOther(seen[0]?.levels ?? last)) throw new Error('nothing was seen to start');
  return (seen.findLast(({ levels }) => isOther(levels))?.atMs ?? startedMs) - startedMs;
}
