import { join } from 'node:path';
import { until } from '../harness/app.ts';
import { pause } from '../harness/clock.ts';
import { familyOf, memoryMiB, type RunningProcess, workedSeconds } from '../harness/processes.ts';
import { endProgram } from '../harness/programs.ts';
import { switchOn, type VeiledScreen } from '../harness/veil.ts';

const BARE = join(import.meta.dirname, '../programs/bare-window.py');
const SETTLE_MS = 4000;

export interface Cost {
  /** Of one core. */
  readonly share: number;
  readonly memoryMiB: number;
  readonly framesPerSecond: number;
  readonly byProcess: readonly string[];
}

export interface CostOptions {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** The app with its light on and its window hidden, and then a bare window of the same engine on the same screen. */
export async function weighCost(veiled: VeiledScreen, options: CostOptions): Promise<{ app: Cost; bare: Cost }> {
  const { screen, app } = veiled;
  await switchOn(veiled);
  await pause(SETTLE_MS);
  await app.inOverlays('globalThis.counted = 0; const on = () => { counted += 1; requestAnimationFrame(on); }; on();');
  const framesOf = async () => Number((await app.inOverlays('return counted'))[0]);
  const { shell } = app.processes();
  const own = await weigh(familyOf({ pid: shell, name: 'vayl' }), options.seconds, framesOf);
  await app.end();
  let frames = 0;
  const args = [BARE, String(options.width), String(options.height)];
  const program = screen.programs.startAndListen('/usr/bin/python3', args, screen.env, (line) => {
    frames = Number(line.split(' ')[1]);
  });
  await until('the bare window', () => frames > 0);
  await pause(SETTLE_MS);
  const bare = await weigh(familyOf({ pid: program.pid ?? 0, name: 'bare' }), options.seconds, async () => frames);
  await endProgram(program);
  return { app: own, bare };
}

async function weigh(
  family: readonly RunningProcess[],
  seconds: number,
  framesOf: () => Promise<number>,
): Promise<Cost> {
  const [startMs, framesBefore, before] = [performance.now(), await framesOf(), family.map(workedSeconds)];
  await pause(1000 * seconds);
  const passedSeconds = (performance.now() - startMs) / 1000;
  const shares = family.map((process, index) => (workedSeconds(process) - (before[index] ?? 0)) / passedSeconds);
  return {
    share: shares.reduce((sum, share) => sum + share, 0),
    memoryMiB: family.reduce((sum, process) => sum + memoryMiB(process), 0),
    framesPerSecond: ((await framesOf()) - framesBefore) / passedSeconds,
    byProcess: family.map(({ name }, index) => `${name} ${(100 * (shares[index] ?? 0)).toFixed(0)} %`),
  };
}
