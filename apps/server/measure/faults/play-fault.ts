import type { Figure } from '../../../../tools/measure/measurement.ts';
import { faultFigure } from './figures.ts';
import { type FaultRun, runFault } from './run-fault.ts';
import type { Ticker } from './say.ts';
import { SMALL_DISK_MIB } from './strikes/full-disk.ts';
import type { Fault } from './strikes/strike.ts';
import type { Worlds } from './worlds.ts';

export interface PlayedFault {
  readonly figure: Figure;
  readonly runs: readonly FaultRun[];
}

/** Plays a fault so often. A run that breaks is a figure that is missed, and the next one has a new world. */
export async function playFault(
  worlds: Worlds,
  name: string,
  fault: Fault,
  { times, say }: { readonly times: number; readonly say: Ticker },
): Promise<PlayedFault> {
  const obstacle = fault.obstacle?.();
  if (obstacle !== undefined) return { figure: { name: fault.title, measured: `not played: ${obstacle}` }, runs: [] };
  const runs: FaultRun[] = [];
  const broken: string[] = [];
  for (let time = 1; time <= times; time += 1) {
    const here = `${name} ${time}/${times}`;
    try {
      const world = await worlds.current(fault.needsSmallDisks === true ? SMALL_DISK_MIB : undefined);
      const run = await runFault(world, fault, (text) => say(`${here}: ${text}`));
      runs.push(run);
      say.line(`${here}: ${faultFigure(fault, [run]).measured}`);
      for (const { kind, key } of run.lost.slice(0, 5)) say.line(`  lost: ${kind} ${key}`);
    } catch (cause) {
      broken.push(cause instanceof Error ? cause.message : String(cause));
      say.line(`${here}: it broke: ${broken.at(-1)}`);
      await worlds.end();
    }
  }
  const figure = faultFigure(fault, runs);
  if (broken.length === 0) return { figure, runs };
  const measured = `${figure.measured}; ${broken.length} of ${times} runs broke: ${broken.join('; ')}`;
  return { figure: { ...figure, measured, isReached: false }, runs };
}
