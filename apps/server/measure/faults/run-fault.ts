import { setTimeout as pause } from 'node:timers/promises';
import { untilWhole } from '../../../../deploy/cluster/cluster.ts';
import { longestPauseMs } from './judge/pause.ts';
import { judge, type Verdict } from './judge/verdict.ts';
import { type Fault, PATIENCE_MS } from './strikes/strike.ts';
import { beginDay } from './world/day.ts';
import { beginAnew, type World } from './world/world.ts';

export interface FaultRun extends Verdict {
  readonly pauseMs: number;
  readonly note: string | undefined;
  /** Requests that nobody answered well, however often they were tried. */
  readonly gaveUp: number;
}

const DAY_SECONDS = 36;
/** So long nobody has to wait on a day when nothing is broken. */
const STILL_DOWN_MS = 10_000;
/** When the people of the day are up. */
const STRIKE_AFTER_MS = 10_000;

/** Plays a day, strikes in the middle of it, mends, and holds what was promised against what is there. */
export async function runFault(
  world: World,
  fault: Fault,
  say: (text: string) => void,
  { isSynchronous = true }: { readonly isSynchronous?: boolean } = {},
): Promise<FaultRun> {
  say('a new day');
  await beginAnew(world);
  await fault.prepare?.(world);
  const day = beginDay(world, { seconds: DAY_SECONDS, retryForMs: PATIENCE_MS });
  const lines = setInterval(() => say(`${day.acknowledged.length} writes acknowledged`), 500);
  try {
    await pause(STRIKE_AFTER_MS);
    const struck = await fault.strike(world, day);
    const played = await day.done;
    const lastAckMs = Math.max(...day.acknowledged.map(({ atMs }) => atMs));
    // Somebody who gave up long after the last yes was waiting for one all that time.
    const isStillDown = played.failures.length > 0 && performance.now() - lastAckMs > STILL_DOWN_MS;
    const triedUntilMs = isStillDown ? performance.now() : undefined;
    say('mending');
    await struck.mend?.();
    const revived = await revive(world);
    await untilWhole(world.plan, { mostMs: PATIENCE_MS, isSynchronous });
    say('counting');
    const verdict = await judge(world, day.acknowledged, { waitsForMail: isSynchronous });
    return {
      ...verdict,
      pauseMs: longestPauseMs(
        day.acknowledged.map(({ atMs }) => atMs),
        struck.atMs,
        triedUntilMs,
      ),
      note:
        [struck.note, ...revived.map((name) => `${name} had ended by itself`)].filter(Boolean).join(', ') || undefined,
      gaveUp: played.failures.length,
    };
  } finally {
    clearInterval(lines);
  }
}

/** What a supervisor would do at once; that it had to is said. */
async function revive({ cluster, plan }: World): Promise<string[]> {
  const dead = plan.servers.filter(({ name }) => !cluster.isAlive(name));
  for (const { name } of dead) await cluster.start(name);
  return dead.map(({ name }) => name);
}
