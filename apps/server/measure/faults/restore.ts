import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { takeBaseBackup } from '../../../../deploy/cluster/backup/base-backup.ts';
import { restore } from '../../../../deploy/cluster/backup/restore.ts';
import { leader } from '../../../../deploy/cluster/cluster.ts';
import { nodeUrl } from '../../../../deploy/cluster/plan.ts';
import { runSql } from '../../../../deploy/cluster/sql.ts';
import type { Figure } from '../../../../tools/measure/measurement.ts';
import { freePort } from '../../../../tools/network/free-port.ts';
import { until } from '../../../../tools/waiting/until.ts';
import { differenceOf, type Rows } from './judge/rows.ts';
import { beginDay } from './world/day.ts';
import { beginAnew, type World } from './world/world.ts';

const DAY_SECONDS = 15;
const LATER_SECONDS = 8;
/** What nobody ought to have done. */
const MISTAKE = `DELETE FROM coinrescue_waitlist; DELETE FROM minutes_accounts; UPDATE users SET email = 'gone'`;

/** A backup, a day, a chosen second, more of the day, a mistake; then the database of that second, row by row. */
export async function measureRestore(world: World, say: (text: string) => void): Promise<readonly Figure[]> {
  const { plan } = world;
  const url = nodeUrl(plan, await leader(plan));
  await beginAnew(world);
  const base = join(plan.folder, 'base');
  const before = beginDay(world, { seconds: DAY_SECONDS, retryForMs: 10_000 });
  await pause(3000);
  say('a base backup, during load');
  const backupMs = await timed(async () => takeBaseBackup(plan, base));
  await before.done;
  // Mails and the like are worked off; then nothing is written in the chosen second, so that all of it can be known.
  await until(
    'the jobs to end',
    () => runSql(url, 'SELECT count(*) FROM public_jobs.jobs WHERE attempts = 0') === '0',
    {
      mostMs: 30_000,
    },
  );
  await pause(1500);
  const target = runSql(url, "SELECT date_trunc('second', clock_timestamp())");
  const truth = readRows(url);
  await pause(1500);

  say('more of the day, and a mistake');
  const after = beginDay(world, { seconds: LATER_SECONDS, retryForMs: 10_000 });
  await after.done;
  runSql(url, MISTAKE);
  const broken = differenceOf(truth, readRows(url));
  await untilArchived(url);

  say(`a restore to ${target}`);
  const port = await freePort();
  let difference = { rows: 0, differing: Number.NaN };
  const restoreMs = await timed(async () => {
    const restored = await restore(plan, { base, target, port });
    difference = differenceOf(truth, readRows(restored.url));
    restored.stop();
  });
  return [
    { name: 'base backup, during load', measured: `${seconds(backupMs)} s` },
    { name: 'the chosen second', measured: target },
    {
      name: 'rows that were different after the mistake',
      measured: String(broken.differing),
      bar: 'some',
      isReached: broken.differing > 0,
    },
    {
      name: `rows of all ${truth.size} tables that differ after the restore`,
      measured: `${difference.differing} of ${difference.rows}`,
      bar: '0',
      isReached: difference.differing === 0 && difference.rows > 0,
    },
    { name: 'restore, from the backup and the archive alone', measured: `${seconds(restoreMs)} s` },
  ];
}

/** Every row of every table of ours, as text. */
function readRows(url: string): Rows {
  const tables = runSql(url, `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`).split('\n');
  return new Map(
    tables.map((table) => {
      const text = runSql(url, `SELECT to_json(t) FROM public."${table}" AS t ORDER BY 1::text`);
      return [table, text === '' ? [] : text.split('\n')];
    }),
  );
}

async function untilArchived(url: string): Promise<void> {
  const last = runSql(url, 'SELECT pg_walfile_name(pg_switch_wal())');
  await until(
    'the archive',
    () => runSql(url, `SELECT coalesce(last_archived_wal >= '${last}', false) FROM pg_stat_archiver`) === 't',
    { mostMs: 60_000 },
  );
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);
