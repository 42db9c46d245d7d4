import { setTimeout as pause } from 'node:timers/promises';
import { rollServers } from '../../../../deploy/cluster/roll.ts';
import type { Figure } from '../../../../tools/measure/measurement.ts';
import { judge } from './judge/verdict.ts';
import { beginDay } from './world/day.ts';
import { beginAnew, type World } from './world/world.ts';

const DAY_SECONDS = 45;

/** Every server and the worker are replaced while a day is played, in which nobody tries anything twice. */
export async function measureDeploy(world: World, say: (text: string) => void): Promise<readonly Figure[]> {
  await beginAnew(world);
  const day = beginDay(world, { seconds: DAY_SECONDS, retryForMs: 0 });
  await pause(5000);
  const startedMs = performance.now();
  await rollServers(world.cluster, say);
  const rolledMs = performance.now() - startedMs;
  const { failures, latencies } = await day.done;
  const { lost, mails } = await judge(world, day.acknowledged, { waitsForMail: true });
  const reasons = [...new Set(failures.map(({ kind, reason }) => `${kind}: ${reason}`))].join('; ');
  return [
    {
      name: 'two servers and the worker replaced, one after the other',
      measured: `${(rolledMs / 1000).toFixed(1)} s`,
    },
    {
      name: 'requests that failed, of all that were sent',
      measured: `${failures.length} of ${latencies.length + failures.length}${reasons === '' ? '' : ` (${reasons})`}`,
      bar: '0',
      isReached: failures.length === 0 && latencies.length > 0,
    },
    {
      name: 'acknowledged writes lost; mails missing; second copies',
      measured: `${lost.length}; ${mails.missing.length} of ${mails.expected}; ${mails.secondCopies}`,
      bar: '0; 0; 0',
      isReached: lost.length === 0 && mails.missing.length === 0 && mails.secondCopies === 0,
    },
  ];
}
