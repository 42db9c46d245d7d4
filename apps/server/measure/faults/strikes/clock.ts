import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { untilReady } from '../../../../../deploy/cluster/cluster.ts';
import { until } from '../../../../../tools/waiting/until.ts';
import type { World } from '../world/world.ts';
import { serverNamed } from './processes.ts';
import type { Fault } from './strike.ts';

const LIBRARY = '/usr/lib/*/faketime/libfaketimeMT.so.1';
const MOVED = ['+26h', '-26h'];
const EACH_MS = 6000;
const MOVED_SERVER = 'server1';

/** One server believes in tomorrow, then in yesterday. The database's clock is the one that counts. */
export const CLOCK_MOVED: Fault = {
  title: 'the clock of one server goes 26 h ahead, then 26 h behind',
  mayCopyMails: false,
  obstacle: () => (globSync(LIBRARY).length > 0 ? undefined : 'libfaketime is not installed'),
  strike: async (world) => {
    const { plan } = world;
    const [library = ''] = globSync(LIBRARY);
    const clock = join(plan.folder, 'clock');
    writeFileSync(clock, '+0');
    await restart(world, {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      // Only the time of day is wrong: what measures how long something takes goes on.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    });
    const atMs = performance.now();
    const seen: string[] = [];
    for (const offset of MOVED) {
      writeFileSync(clock, offset);
      await pause(EACH_MS);
      seen.push(`${await hoursOff(world)} h`);
    }
    return { atMs, note: `its clock was off by ${seen.join(' and ')}`, mend: () => restart(world, {}) };
  },
};

async function restart(world: World, environment: Readonly<Record<string, string>>): Promise<void> {
  const { cluster } = world;
  cluster.signal(MOVED_SERVER, 'SIGTERM');
  await until(`${MOVED_SERVER} to end`, () => !cluster.isAlive(MOVED_SERVER), { mostMs: 30_000 });
  await cluster.start(MOVED_SERVER, environment);
  await untilReady(serverNamed(world, MOVED_SERVER));
}

/** What the server itself says what time it is. */
async function hoursOff(world: World): Promise<number> {
  const { internalPort } = serverNamed(world, MOVED_SERVER);
  const response = await fetch(`http://127.0.0.1:${internalPort}/health`);
  await response.arrayBuffer();
  const said = Date.parse(response.headers.get('date') ?? '');
  return Math.round((said - Date.now()) / 3_600_000);
}
